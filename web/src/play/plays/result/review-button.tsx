import type { Mode } from '@trivium/contract/platform/mode-names'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { reviewPath } from '../../../platform/modes/modes.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'

interface ReviewButtonProps {
  play: { mode: Mode; id: number }
  /** Whether the review is the suggested next step. */
  isNext: boolean
}

/** The review is free unless the operator has set a price; the server charges once per play. */
export function ReviewButton({ play, isNext }: ReviewButtonProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSetting('review_price')
  const price = t('catalogue.price', { count: coins, shown: count(coins) })
  return (
    <Button component={Link} to={reviewPath(play)} variant={isNext ? 'filled' : 'default'} size="lg">
      {coins === 0 ? t('result.review') : t('result.review_for', { price })}
    </Button>
  )
}
