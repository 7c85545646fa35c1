import classes from './review.module.css'
import toolClasses from './question-tools.module.css'
import type { ReviewItem, Q } from '@trivium/contract/play/plays'
import { IconCircleCheckFilled, IconCircleMinus, IconCircleXFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { ReportButton } from '../../../bank/questions/index.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { QuestionSource } from '../question/question-source.tsx'
import { SoundText } from '../question/sound-player.tsx'
import { ReviewAnswers } from './review-answers.tsx'
import { BookmarkButton } from '../../bookmarks/index.ts'

/** The actions for a played question: bookmark and report. */
function QuestionTools({ question }: { question: Q }) {
  return (
    <div className={toolClasses.tools}>
      <ReportButton question={question} />
      <BookmarkButton question={question} />
    </div>
  )
}

interface ReviewCardProps {
  item: ReviewItem
  number: number
  /** The question's marks, in modes where questions have different marks. */
  worth?: string
  /** The verdict on the answer. */
  points?: string
  /** Rendered below the explanation. */
  beside?: ReactNode
}

export function ReviewCard({ item, number, worth, points, beside }: ReviewCardProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const lang = useContentLang(item.language_id)
  const verdict = item.correct ? 'right' : item.your_answer ? 'wrong' : 'unanswered'
  const Drawing = { right: IconCircleCheckFilled, wrong: IconCircleXFilled, unanswered: IconCircleMinus }[verdict]
  return (
    <li className={classes.card} data-verdict={verdict}>
      <p className={classes.verdict}>
        <Drawing size={20} aria-hidden /> {t(`review.verdict_${verdict}`)}
        {worth !== undefined && <span className="tabular">{worth}</span>}
        {points !== undefined && <span className="tabular">{points}</span>}
        {item.ms !== null && (
          <span className="tabular">
            {t('review.seconds', { count: Math.round(item.ms / 1000), shown: count(Math.round(item.ms / 1000)) })}
          </span>
        )}
      </p>
      <h2 className={classes.question} dir="auto">
        <span className={classes.number}>{count(number)}.</span>{' '}
        <span lang={lang}>
          <FormulaText text={item.question} />
        </span>
      </h2>
      {item.image && (
        <div className={classes.picture}>
          <img
            src={item.image}
            alt={item.image_text ?? t('play.picture')}
            lang={item.image_text === null ? undefined : lang}
            width={160}
            height={120}
            loading="lazy"
          />
        </div>
      )}
      <Sound item={item} />
      <ReviewAnswers item={item} lang={lang} />
      {item.note && (
        <p className={classes.note} lang={lang} dir="auto">
          <FormulaText text={item.note} />
        </p>
      )}
      {beside}
      <QuestionSource source={item.source} />
      {worth === undefined ? <QuestionTools question={item} /> : <ReportButton question={item} />}
    </li>
  )
}

/** The sound again, now without a limit. */
function Sound({ item }: { item: ReviewItem }) {
  const { t } = useTranslation()
  if (!item.audio) return null
  return (
    <div className={classes.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words below describe the sound */}
      <audio controls preload="none" src={item.audio} aria-label={t('sound.label')} />
      {item.audio_text && <SoundText question={item} />}
    </div>
  )
}
