import type { Transaction } from '@trivium/contract/rewards/wallet'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './coin-history.module.css'
import { useTransactionTitle } from './transaction-title.ts'

export function TransactionRow({ transaction, time }: { transaction: Transaction; time: string }) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const titleOf = useTransactionTitle()
  const isIncome = transaction.type === 'income'
  const Sign = isIncome ? IconPlus : IconMinus
  return (
    <li className={classes.transaction} data-type={transaction.type}>
      <span className={classes.sign}>
        <Sign size={20} stroke={2.25} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{titleOf(transaction.title)}</span>
        {transaction.detail && (
          <span className={classes.detail}>
            <bdi>{transaction.detail}</bdi>
          </span>
        )}
        <time className={classes.time} dateTime={transaction.date}>
          {time}
        </time>
      </span>
      <span className={classes.figures}>
        <bdi className={`${classes.points} tabular`}>{signed(isIncome ? transaction.points : -transaction.points)}</bdi>
        <span className={`${classes.after} tabular`}>{t('wallet.balance_after', { balance: count(transaction.balance_after) })}</span>
      </span>
    </li>
  )
}
