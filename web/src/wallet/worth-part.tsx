import type { PayoutTerms } from '@trivium/contract/payouts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CoinIcon } from '../ui/coin-icon.ts'
import { useNumbers } from '../ui/numbers.ts'
import { useMoney, worthOf } from './money.ts'
import classes from './wallet.module.css'

/** The balance, and what it is worth. */
export function WorthPart({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const money = useMoney()
  return (
    <section className={classes.worth} aria-label={t('wallet.balance')}>
      <span className={classes.coin}>
        <CoinIcon size={36} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.worthWords}>
        <p className={classes.muted}>{t('wallet.balance')}</p>
        <p className={`${classes.balance} tabular`}>{t('wallet.coins', { count: terms.coins, shown: count(terms.coins) })}</p>
        <p className={classes.muted}>{t('payout.worth', { amount: money(worthOf(terms.coins, terms), terms.currency) })}</p>
      </div>
      <Button component={Link} to="/coin-history/" variant="default">
        {t('wallet.title')}
      </Button>
    </section>
  )
}
