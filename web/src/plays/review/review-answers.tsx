import type { Q, ReviewItem } from '@trivium/contract/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormulaText } from '../../ui/formula-text.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { keysIn } from '../../modes/answer-words.ts'
import { ordersIn } from './review-orders.ts'
import classes from './review.module.css'

interface AnswersProps {
  item: ReviewItem
  lang: string | undefined
}

/** The given and the right answer, in the order that was shown. */
export function ReviewAnswers(props: AnswersProps) {
  if (props.item.question_type === 'guess_the_word') return <ReviewWord {...props} />
  return props.item.question_type === 'sequence' ? <ReviewOrder {...props} /> : <Options {...props} />
}

/** The options in the order that was shown. Icons and words mark right and wrong, not colour alone. */
function Options({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const right = keysIn(item.correct_answer)
  const given = keysIn(item.your_answer)
  return (
    <ul className={classes.options}>
      {item.options.map(option => {
        const isRight = right.includes(option.key)
        const isGiven = given.includes(option.key)
        return (
          <li key={option.key} data-right={isRight || undefined} data-given={(!isRight && isGiven) || undefined}>
            {isRight ? <IconCheck size={18} aria-hidden /> : isGiven ? <IconX size={18} aria-hidden /> : <span className={classes.gap} />}
            <ReviewOption option={option} lang={lang} />
            {isGiven && <span className={classes.yours}>{t('review.yours')}</span>}
            {isGiven && <VisuallyHidden>{isRight ? t('play.right_answer') : t('play.wrong_answer')}</VisuallyHidden>}
            {isRight && !isGiven && <span className={classes.yours}>{t('review.right')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The picture and the text of an option. */
function ReviewOption({ option, lang }: { option: Q['options'][number]; lang: string | undefined }) {
  return (
    <>
      {option.image && <img src={option.image} alt="" width={72} height={54} loading="lazy" className={classes.optionPicture} />}
      <span lang={lang} dir="auto" className={classes.optionText}>
        <FormulaText text={option.text} />
      </span>
    </>
  )
}

/** A sequence: the given order, and the right one if it differs. */
function ReviewOrder({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const { given, right } = ordersIn(item)
  return (
    <>
      {given.length > 0 && <Order title={t('review.your_order')} rows={given} lang={lang} />}
      {!item.correct && <Order title={t('review.right_order')} rows={right} lang={lang} />}
    </>
  )
}

interface OrderProps {
  title: string
  rows: ReturnType<typeof ordersIn>['given']
  lang: string | undefined
}

function Order({ title, rows, lang }: OrderProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const titleId = useId()
  return (
    <>
      <p id={titleId} className={classes.orderTitle}>
        {title}
      </p>
      <ol className={classes.options} aria-labelledby={titleId}>
        {rows.map(({ option, isInPlace }, place) => (
          <li key={option.key} data-right={isInPlace || undefined} data-given={!isInPlace || undefined}>
            {isInPlace ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
            <span className={`${classes.number} tabular`}>{count(place + 1)}.</span>
            <ReviewOption option={option} lang={lang} />
            <VisuallyHidden>{isInPlace ? t('review.in_place') : t('review.out_of_place')}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Guess the word: the given word if it was wrong, and the right one. */
function ReviewWord({ item, lang }: AnswersProps) {
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
