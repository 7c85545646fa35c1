import type { ReviewItem } from '@trivium/contract/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import classes from './review.module.css'
import { ReviewOption } from './review-option.tsx'
import { ordersIn } from './review-orders.ts'

/** A sequence: the order that was given, and the right one where it was another. */
export function ReviewOrder({ item, lang }: { item: ReviewItem; lang: string | undefined }) {
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
