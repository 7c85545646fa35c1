import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './charts.module.css'
import type { DayStats } from './statistics-types.ts'

/** Labels the first, the middle and the last day below a chart. */
export function DayMarks({ days }: { days: DayStats[] }) {
  const { day: dayName } = useNumbers()
  const marks = new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap(mark => mark?.day ?? []))
  return (
    <div className={classes.marks}>
      {[...marks].map(mark => (
        <span key={mark}>{dayName(mark)}</span>
      ))}
    </div>
  )
}
