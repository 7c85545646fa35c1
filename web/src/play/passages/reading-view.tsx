import classes from './reading.module.css'
import card from '../../platform/ui/layout/card.module.css'
import type { Language } from '@trivium/contract/platform/settings'
import { isCover } from '@trivium/contract/bank/covers'
import { Typography } from '@mantine/core'
import { IconClock, IconListNumbers, IconExternalLink, IconFileTypePdf, IconVideo } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { isMultiLanguage } from '../../platform/i18n/content-language.ts'
import { modes } from '../../platform/modes/modes.ts'
import { useRound, RulesLine, useStartPlay } from '../modes/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import type { PassageTile } from './use-texts.ts'

/** A video or PDF that belongs to a text. It opens in a new tab, so that the position in the text is kept. */
function MediaCard({ kind, url }: { kind: 'video' | 'pdf'; url: string }) {
  const { t, i18n } = useTranslation()
  const Drawing = kind === 'video' ? IconVideo : IconFileTypePdf
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.media} lang={i18n.language} dir={i18n.dir()}>
      <span className={`${card.icon} ${classes.mediaIcon}`}>
        <Drawing size={28} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.mediaWords}>
        <span className={classes.mediaTitle}>{kind === 'video' ? t('reading.video') : t('reading.pdf')}</span>
        <span className={classes.mediaNote}>{t('reading.new_tab')}</span>
      </span>
      <IconExternalLink size={20} aria-hidden />
    </a>
  )
}

export function ReadingView({ text }: { text: PassageTile }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const article = useRef<HTMLElement>(null)
  const language = useReadingLanguage()
  useDocumentTitle(text.title)
  return (
    <div className={classes.page}>
      <ReadingProgress article={article} />
      <article ref={article} className={classes.article} lang={language?.code} dir={language ? (language.rtl ? 'rtl' : 'ltr') : 'auto'}>
        <header className={classes.header}>
          <h1 className={classes.title}>{text.title}</h1>
          <Facts minutes={text.minutes} questions={text.questions} />
        </header>
        {text.content_url !== null && text.content_type !== 'text' && <MediaCard kind={text.content_type} url={text.content_url} />}
        {!isCover(text.image) && (
          <figure className={classes.figure}>
            {/* The caption describes the picture. */}
            <img src={text.image} alt="" width={640} height={360} />
            <figcaption>{text.caption}</figcaption>
          </figure>
        )}
        <Typography className={classes.text}>
          {/* Safe, because the server has sanitised the HTML. */}
          <div dangerouslySetInnerHTML={{ __html: text.detail }} />
        </Typography>
      </article>
      {text.questions > 0 && (
        <AnswerBar text={text} shown={t('catalogue.questions', { count: text.questions, shown: count(text.questions) })} />
      )}
    </div>
  )
}

/** The content language of texts: the chosen one, otherwise the server's default. Undefined while unknown. */
function useReadingLanguage(): Language | undefined {
  const chosen = useSession(session => (isMultiLanguage(session.systemConfig) ? session.contentLanguageId : null))
  const languages = useAction('get_languages', {}, { staleTimeMs: 600_000 }).data?.data
  return languages?.find(({ id }) => id === chosen) ?? languages?.find(language => language.default)
}

/** In the interface language, even if the text has another one. */
function Facts({ minutes, questions }: Pick<PassageTile, 'minutes' | 'questions'>) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const round = useRound('fun_and_learn')
  return (
    <div className={classes.facts} lang={i18n.language} dir={i18n.dir()}>
      <p className={`${classes.figures} tabular`}>
        <span>
          <IconClock size={18} aria-hidden /> {t('reading.minutes', { count: minutes, shown: count(minutes) })}
        </span>
        <span>
          <IconListNumbers size={18} aria-hidden /> {t('catalogue.questions', { count: questions, shown: count(questions) })}
        </span>
      </p>
      {questions > 0 && <RulesLine round={round} />}
    </div>
  )
}

function AnswerBar({ text, shown }: { text: PassageTile; shown: string }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay(modes.fun_and_learn.starts)
  return (
    <div className={classes.bar}>
      <span className={`${classes.barText} tabular`}>{shown}</span>
      <BusyButton size="lg" className={classes.barButton} loading={isPending} onClick={() => start({ fun_n_learn_id: text.id })}>
        {text.played ? t('reading.answer_again') : t('reading.answer')}
      </BusyButton>
    </div>
  )
}
