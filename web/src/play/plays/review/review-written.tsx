import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { answerWords, withTolerance } from '../../modes/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { AnswersProps } from './review-option.tsx'
import classes from './review.module.css'

/** Whether two right words differ only in case or accents. */
const isSameWord = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** A word or a number: the given answer if it was wrong or differs from the right one, then the right answer, then other accepted ones. */
export function ReviewWritten({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const { exact } = useNumbers()
  const isNumber = item.question_type === 'number'
  const right = withTolerance(answerWords(item, item.correct_answer, exact).join(' '), item.tolerance, exact)
  const given = item.your_answer ?? ''
  const isSame = item.correct && (isNumber ? !item.tolerance : isSameWord(given, item.correct_answer))
  const others = item.also_right.filter(word => !isSameWord(word, given))
  return (
    <>
      <ul className={classes.options}>
        {given !== '' && !isSame && (
          <li data-given={!item.correct || undefined} data-right={item.correct || undefined}>
            {item.correct ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
            <span lang={lang} dir="auto">
              {answerWords(item, given)}
            </span>
            <span className={classes.yours}>{t('review.yours')}</span>
          </li>
        )}
        <li data-right>
          <IconCheck size={18} aria-hidden />
          <bdi lang={lang}>{right}</bdi>
          <span className={classes.yours}>{isSame ? t('review.yours') : t('review.right')}</span>
        </li>
      </ul>
      {others.length > 0 && (
        <p className={classes.alsoRight}>
          {t('word.also_right')} <bdi lang={lang}>{others.join(' · ')}</bdi>
        </p>
      )}
    </>
  )
}
