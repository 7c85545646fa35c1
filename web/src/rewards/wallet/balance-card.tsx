import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './balance-card.module.css'

interface BalanceCardProps {
  coins: number
  /** The worth of the coins in money. */
  worth?: string
  /** Links to related pages. */
  children?: ReactNode
}

export function BalanceCard({ coins, worth, children }: BalanceCardProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <section className={classes.card} aria-label={t('wallet.balance')}>
      <span className={classes.coin}>
        <CoinIcon size={36} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.muted}>{t('wallet.balance')}</p>
        <p className={`${classes.balance} tabular`}>{t('wallet.coins', { count: coins, shown: count(coins) })}</p>
        {worth && <p className={classes.muted}>{worth}</p>}
      </div>
      {children}
    </section>
  )
}
