import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconBookmarkOff, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { answerWords } from '../modes/index.ts'
import { FormulaText } from '../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './bookmarks.module.css'
import type { BookmarkedQuestion } from './use-bookmarked-questions.ts'

interface BookmarkRowProps {
  question: BookmarkedQuestion
  onRemove: () => void
}

export function BookmarkRow({ question, onRemove }: BookmarkRowProps) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const wordsId = useId()
  return (
    <li className={classes.row}>
      {question.image && (
        <img
          src={question.image}
          alt={question.image_text ?? t('play.picture')}
          width={96}
          height={72}
          loading="lazy"
          className={classes.picture}
        />
      )}
      <div className={classes.words}>
        <p className={classes.place}>
          <bdi lang={lang}>{[question.category.name, question.subcategory?.name].filter(Boolean).join(' · ')}</bdi>
        </p>
        <p id={wordsId} className={classes.question} lang={lang} dir="auto">
          <FormulaText text={question.question} />
        </p>
        <HiddenAnswer question={question} lang={lang} wordsId={wordsId} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size={44}
        radius="xl"
        aria-label={t('bookmark.drop')}
        aria-describedby={wordsId}
        title={t('bookmark.drop')}
        onClick={onRemove}
      >
        <IconBookmarkOff size={22} aria-hidden />
      </ActionIcon>
    </li>
  )
}

interface HiddenAnswerProps {
  question: BookmarkedQuestion
  lang: string | undefined
  wordsId: string
}

/** The answer and its note behind a tap, so that the player can try to remember first. Before the first answer, the server has sent none. */
function HiddenAnswer({ question, lang, wordsId }: HiddenAnswerProps) {
  const { t } = useTranslation()
  const { exact } = useNumbers()
  const [isShown, setShown] = useState(false)
  const answerId = useId()
  const answer = answerWords(question, question.correct_answer, exact)
  if (answer.length === 0) return <p className={classes.note}>{t('bookmark.answer_first')}</p>
  return (
    <>
      <UnstyledButton
        className={classes.show}
        aria-expanded={isShown}
        aria-controls={answerId}
        aria-describedby={wordsId}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('bookmark.hide_answer') : t('bookmark.show_answer')}
        <IconChevronDown size={18} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <div id={answerId} role="status">
        {isShown && (
          <p className={classes.answer}>
            {t('bookmark.answer')}{' '}
            <bdi lang={lang}>
              <FormulaText text={answer.join(' · ')} />
            </bdi>
          </p>
        )}
        {isShown && question.note && (
          <p className={classes.note} lang={lang} dir="auto">
            <FormulaText text={question.note} />
          </p>
        )}
      </div>
    </>
  )
}
