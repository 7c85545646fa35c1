// The form to redeem coins, or the reason why that is not possible yet.

import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useSoon } from '../../platform/ui/text/use-soon.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useMsLeft } from '../../platform/ui/hooks/use-ms-left.ts'
import { RedeemForm } from './redeem-form.tsx'
import classes from './wallet.module.css'

export function RedeemPart({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('payout.redeem')}>
      <div className={classes.card}>
        <Redeem terms={terms} />
      </div>
    </PageSection>
  )
}

function Redeem({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (terms.is_waiting) return <Hindrance text={t('payout.is_waiting')} />
  if (terms.next_at) return <NextAt moment={terms.next_at} />
  if (terms.conditions.some(({ name, is_met }) => name === 'open' && !is_met)) return <Hindrance text={t('refusal.payouts_off')} />
  if (terms.conditions.some(({ is_met }) => !is_met)) return <Hindrance text={t('payout.not_yet')} />
  const missing = terms.least_coins - terms.coins
  if (missing > 0) return <Hindrance text={t('payout.missing', { coins: t('wallet.coins', { count: missing, shown: count(missing) }) })} />
  return <RedeemForm terms={terms} />
}

function NextAt({ moment }: { moment: string }) {
  const { t } = useTranslation()
  const { dateTime } = useNumbers()
  // Renders again while the time passes, so that the distance stays true.
  useMsLeft(moment)
  const near = useSoon()(moment)
  return <Hindrance text={near ? t('payout.next_soon', near) : t('payout.next_at', { when: dateTime(moment) })} />
}

function Hindrance({ text }: { text: string }) {
  return (
    <p className={classes.hindrance}>
      <IconHourglass size={24} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  )
}
