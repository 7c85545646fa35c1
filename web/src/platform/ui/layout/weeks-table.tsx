import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShownLanguage } from '../../session/session.ts'
import { weekdaysIn, weeksOf } from '../text/weeks.ts'
import classes from './weeks-table.module.css'

interface WeeksTableProps<Day> {
  /** Oldest first, without gaps. */
  days: Day[]
  /** The id of the heading that names the table. */
  labelledBy: string
  className?: string | undefined
  renderDay: (day: Day) => ReactNode
}

/** Days in weeks. A table, because browsers mirror it in right-to-left languages and screen readers can read it. */
export function WeeksTable<Day extends { day: string }>({ days, labelledBy, className = '', renderDay }: WeeksTableProps<Day>) {
  const { code } = useShownLanguage()
  return (
    <table className={`${classes.weeks} ${className} tabular`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdaysIn(code).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden>{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days, code).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column}>{day && renderDay(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
