import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BalanceCard } from './balance-card.tsx'
import { useMoney, worthOf } from './money.ts'

/** The balance and its worth. */
export function WorthPart({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  const money = useMoney()
  const worth = t('payout.worth', { amount: money(worthOf(terms.coins, terms), terms.currency) })
  return (
    <BalanceCard coins={terms.coins} worth={worth}>
      <Button component={Link} to="/coin-history/" variant="default">
        {t('wallet.title')}
      </Button>
    </BalanceCard>
  )
}
