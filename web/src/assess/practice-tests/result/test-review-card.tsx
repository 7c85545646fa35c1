import type { Annotation } from '@trivium/contract/play/plays'
import { IconFlagFilled, IconNote, IconStrikethrough } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Success } from '../../../platform/calls/api.ts'
import { ReviewCard } from '../../../play/plays/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from '../tests.module.css'

interface TestReviewCardProps {
  item: Success<'get_questions_test_review'>['data'][number]
  number: number
  kept: Annotation | undefined
}

export function TestReviewCard({ item, number, kept }: TestReviewCardProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { points, points_possible: possible } = item
  return (
    <ReviewCard
      item={item}
      number={number}
      points={t('test.points_of', { count: possible, points: count(points), possible: count(possible) })}
      beside={<Kept item={item} kept={kept} />}
    />
  )
}

function Kept({ item, kept }: Pick<TestReviewCardProps, 'item' | 'kept'>) {
  const { t, i18n } = useTranslation()
  if (!kept) return null
  const letters = kept.struck.filter(key => item.options.some(option => option.key === key)).map(key => t(`play.key_${key}`))
  return (
    <ul className={classes.kept}>
      {kept.marked && (
        <li>
          <IconFlagFilled size={18} aria-hidden /> {t('test.pool_marked')}
        </li>
      )}
      {letters.length > 0 && (
        <li>
          <IconStrikethrough size={18} aria-hidden />
          {t('test.struck_out', { options: new Intl.ListFormat(i18n.language || 'en', { type: 'unit', style: 'short' }).format(letters) })}
        </li>
      )}
      {kept.own_note !== null && (
        <li>
          <IconNote size={18} aria-label={t('test.note')} />
          <span dir="auto" className={classes.ownNote}>
            {kept.own_note}
          </span>
        </li>
      )}
    </ul>
  )
}
