import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import type { DayFigures } from './statistics-types.ts'

export function DaysTable({ days }: { days: DayFigures[] }) {
  const { t } = useTranslation()
  const { count, day: dayName } = useNumbers()
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{t('statistics.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.day')}</th>
            <th scope="col">{t('statistics.answered')}</th>
            <th scope="col">{t('statistics.correct')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, answered, correct }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{count(answered)}</td>
              <td>{count(correct)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
