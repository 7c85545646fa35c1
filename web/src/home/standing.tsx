import type { User } from '@trivium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import classes from './next-hero.module.css'

/** The player's coins, score and rank. */
export function Standing({ user }: { user: User }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const figures = [
    { text: t('home.coins'), value: count(user.coins) },
    { text: t('home.score'), value: count(user.all_time_score) },
    { text: t('home.rank'), value: user.all_time_rank === null ? '–' : count(user.all_time_rank) },
  ]
  return (
    <dl className={classes.standing}>
      {figures.map(({ text, value }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
