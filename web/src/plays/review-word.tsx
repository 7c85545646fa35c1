import type { ReviewItem } from '@trivium/contract/plays'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './review.module.css'

/** Guess the word: what was given, if it was another, and the word. */
export function ReviewWord({ item, lang }: { item: ReviewItem; lang: string | undefined }) {
  const { t } = useTranslation()
  const isOther = !item.correct && Boolean(item.your_answer)
  return (
    <ul className={classes.options}>
      {isOther && (
        <li data-given>
          <IconX size={18} aria-hidden />
          <span lang={lang} dir="auto">
            {item.your_answer}
          </span>
          <span className={classes.yours}>{t('review.yours')}</span>
        </li>
      )}
      <li data-right>
        <IconCheck size={18} aria-hidden />
        <span lang={lang} dir="auto">
          {item.correct_answer}
        </span>
        <span className={classes.yours}>{item.correct ? t('review.yours') : t('review.right')}</span>
      </li>
    </ul>
  )
}
