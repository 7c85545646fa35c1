import { useTranslation } from 'react-i18next'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import classes from './statistics.module.css'
import type { DayFigures } from './statistics-types.ts'

/** A picture of the days for the eye, the same as a table for the ear. */
export function DaysPart({ days }: { days: DayFigures[] }) {
  const { t } = useTranslation()
  const isQuiet = days.every(({ answered }) => answered === 0)
  return (
    <section aria-labelledby="days">
      <h2 id="days" className={classes.heading}>
        {t('statistics.days')}
      </h2>
      <div className={classes.card}>
        {isQuiet ? (
          <p className={classes.muted}>{t('statistics.days_quiet')}</p>
        ) : (
          <>
            <DaysChart days={days} />
            <DaysTable days={days} />
          </>
        )}
      </div>
    </section>
  )
}
