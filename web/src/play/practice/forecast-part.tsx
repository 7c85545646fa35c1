import type { Practice } from '@trivium/contract/play/practice'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import classes from './practice.module.css'

interface ForecastProps {
  forecast: Practice['forecast']
}

/** The next two weeks as a chart, and as a table for screen readers. */
export function ForecastPart({ forecast }: ForecastProps) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('practice.forecast')}>
      <div className={classes.card}>
        <Bars forecast={forecast} />
        <ForecastTable forecast={forecast} />
      </div>
    </PageSection>
  )
}

/** Bars in reading direction, today first. */
function Bars({ forecast }: ForecastProps) {
  const { t } = useTranslation()
  const { count, day: dayName } = useNumbers()
  const most = Math.max(1, ...forecast.map(({ due }) => due))
  const marks = [forecast[7], forecast.at(-1)].flatMap(mark => mark?.day ?? [])
  return (
    <div aria-hidden>
      <div className={classes.bars}>
        {forecast.map(({ day, due }) => (
          <div key={day} className={classes.slot} title={`${dayName(day)}: ${count(due)}`}>
            {due > 0 && <span className={`${classes.value} tabular`}>{count(due)}</span>}
            <span className={classes.bar} data-empty={due === 0 || undefined} style={{ blockSize: `${(due / most) * 75}%` }} />
          </div>
        ))}
      </div>
      <div className={classes.marks}>
        <span>{t('practice.today')}</span>
        {marks.map(mark => (
          <span key={mark}>{dayName(mark)}</span>
        ))}
      </div>
    </div>
  )
}

function ForecastTable({ forecast }: ForecastProps) {
  const { t } = useTranslation()
  const { count, day: dayName } = useNumbers()
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{t('practice.forecast')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('practice.day')}</th>
            <th scope="col">{t('practice.day_due')}</th>
          </tr>
        </thead>
        <tbody>
          {forecast.map(({ day, due }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{count(due)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
