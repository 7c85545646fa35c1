// The page where players see the worth of their coins and redeem them.

import page from '../../platform/ui/layout/page.module.css'
import classes from './wallet.module.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { usePages } from '../../platform/session/use-pages.ts'
import { RedeemPart } from './redeem-part.tsx'
import { RequestsPart } from './requests-part.tsx'
import { TermsPart } from './terms-part.tsx'
import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { BalanceCard } from './balance-card.tsx'
import { useMoney, worthOf } from './money.ts'

/** The balance and its worth. */
function WorthPart({ terms }: { terms: PayoutTerms }) {
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

export default function WalletPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} />
      <Page title={t('payout.title')} lead={t('payout.lead')}>
        <Wallet />
      </Page>
    </>
  )
}

export type Requests = ReturnType<typeof useRequests>

function useRequests() {
  return usePages('get_payment_request', {
    input: {},
    askPage: (offset, signal) => ask('get_payment_request', { offset, limit: 20 }, { signal }),
    countRows: ({ data }) => data.length,
    countAll: ({ total }) => total,
  })
}

function Wallet() {
  const requests = useRequests()
  const coins = requests.data?.pages[0]?.terms.coins
  // Keeps the balance in the header current.
  useEffect(() => {
    if (coins !== undefined) updateUser({ coins })
  }, [coins])
  if (requests.isPending) return <RowsSkeleton count={5} />
  if (!requests.data) return <ErrorState error={requests.error} onRetry={requests.refetch} />
  const terms = requests.data.pages[0]?.terms
  if (!terms) return null
  return (
    <div className={page.columns}>
      <div className={classes.column}>
        <WorthPart terms={terms} />
        <RedeemPart terms={terms} />
      </div>
      <div className={classes.column}>
        <TermsPart terms={terms} />
        <RequestsPart requests={requests} />
      </div>
    </div>
  )
}
