import { ActionIcon } from '@mantine/core'
import { IconBookmarkOff } from '@tabler/icons-react'
import { useId } from 'react'
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
  const { exact } = useNumbers()
  const answer = answerWords(question, question.correct_answer, exact)
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
        {answer.length > 0 && (
          <p className={classes.answer}>
            {t('bookmark.answer')}{' '}
            <bdi lang={lang}>
              <FormulaText text={answer.join(' · ')} />
            </bdi>
          </p>
        )}
        {question.note && (
          <p className={classes.note} lang={lang} dir="auto">
            <FormulaText text={question.note} />
          </p>
        )}
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
