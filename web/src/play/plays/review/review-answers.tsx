import type { OptionKey, Peers } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { keysIn } from '../../modes/index.ts'
import { type AnswersProps, remarkOn, ReviewOption } from './review-option.tsx'
import { ordersIn } from './review-orders.ts'
import { ReviewPairs } from './review-pairs.tsx'
import { ReviewWritten } from './review-written.tsx'
import classes from './review.module.css'

/** The given and the right answer, in the order in which the play showed them. */
export function ReviewAnswers(props: AnswersProps) {
  const { question_type: type } = props.item
  if (type === 'guess_the_word' || type === 'number') return <ReviewWritten {...props} />
  if (type === 'matching') return <ReviewPairs {...props} />
  return type === 'sequence' ? <ReviewOrder {...props} /> : <Options {...props} />
}

/** The options in the order in which the play showed them. Icons and words mark right and wrong, not colour alone. */
function Options({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const right = keysIn(item.correct_answer)
  const given = keysIn(item.your_answer)
  const { count, percent } = useNumbers()
  const { peers } = item
  return (
    <>
      <ul className={classes.options}>
        {item.options.map(option => {
          const isRight = right.includes(option.key)
          const isGiven = given.includes(option.key)
          return (
            <li key={option.key} data-right={isRight || undefined} data-given={(!isRight && isGiven) || undefined}>
              {isRight ? <IconCheck size={18} aria-hidden /> : isGiven ? <IconX size={18} aria-hidden /> : <span className={classes.gap} />}
              <ReviewOption option={option} lang={lang} remark={remarkOn(item, option.key)} />
              {isGiven && <span className={classes.yours}>{t('review.yours')}</span>}
              {isGiven && <VisuallyHidden>{isRight ? t('play.right_answer') : t('play.wrong_answer')}</VisuallyHidden>}
              {isRight && !isGiven && <span className={classes.yours}>{t('review.right')}</span>}
              {peers && <span className={`${classes.share} tabular`}>{percent(peers.shares[option.key] ?? 0)}</span>}
            </li>
          )
        })}
      </ul>
      {peers && (
        <p className={classes.peers}>
          <strong>{t('review.knew', { percent: percent(knewIn(peers, right)) })}</strong> ·{' '}
          {t('test.peers', { count: peers.answers, shown: count(peers.answers) })}
        </p>
      )}
    </>
  )
}

/** Of other players, in percent. Only questions with one right option have peers. */
const knewIn = ({ shares }: Peers, right: readonly OptionKey[]) => right.reduce((sum, key) => sum + (shares[key] ?? 0), 0)

/** A sequence: the given order, and the right one if it differs. */
function ReviewOrder({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const { given, right } = ordersIn(item)
  return (
    <>
      {given.length > 0 && <Order title={t('review.your_order')} rows={given} item={item} lang={lang} />}
      {!item.correct && <Order title={t('review.right_order')} rows={right} item={item} lang={lang} />}
    </>
  )
}

interface OrderProps extends AnswersProps {
  title: string
  rows: ReturnType<typeof ordersIn>['given']
}

function Order({ title, rows, item, lang }: OrderProps) {
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
            <ReviewOption option={option} lang={lang} remark={remarkOn(item, option.key)} />
            <VisuallyHidden>{isInPlace ? t('review.in_place') : t('review.out_of_place')}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </>
  )
}
