import type { DailyQuiz } from '@trivium/contract/solo'
import { IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import classes from './daily.module.css'

/** The current and the best streak of days. */
export function DailyStreak({ daily }: { daily: DailyQuiz }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const days = (number: number) => t('daily.days', { count: number, shown: count(number) })
  return (
    <section className={classes.streak} aria-labelledby="streak-title" data-burning={daily.streak > 0 || undefined}>
      <span className={classes.flame}>
        <IconFlame size={36} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h2 id="streak-title" className={classes.label}>
          {t('daily.streak')}
        </h2>
        <p className={`${classes.streakDays} tabular`}>{days(daily.streak)}</p>
        <p className={classes.muted}>{daily.state === 'done' ? t('daily.streak_safe') : t('daily.streak_open')}</p>
      </div>
      {daily.best_streak > 0 && <p className={`${classes.best} tabular`}>{t('daily.best', { days: days(daily.best_streak) })}</p>}
    </section>
  )
}
