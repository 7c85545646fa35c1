import { CoinIcon } from '../ui/coin-icon.ts'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { useNumbers } from '../ui/numbers.ts'
import classes from './coin-history.module.css'

export function Balance() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSession(session => session.user?.coins ?? 0)
  return (
    <section className={classes.balance} aria-label={t('wallet.balance')}>
      <span className={classes.coin}>
        <CoinIcon size={36} stroke={1.75} aria-hidden />
      </span>
      <div>
        <p className={classes.balanceLabel}>{t('wallet.balance')}</p>
        <p className={`${classes.balanceValue} tabular`}>{t('wallet.coins', { count: coins, shown: count(coins) })}</p>
      </div>
    </section>
  )
}
