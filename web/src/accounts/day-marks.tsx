import { useNumbers } from '../ui/numbers.ts'
import classes from './charts.module.css'
import type { DayFigures } from './statistics-types.ts'

/** The first day, the middle and the last, under a chart of days. */
export function DayMarks({ days }: { days: DayFigures[] }) {
  const { day: dayName } = useNumbers()
  const marks = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap(mark => mark?.day ?? [])
  return (
    <div className={classes.marks}>
      {marks.map(mark => (
        <span key={mark}>{dayName(mark)}</span>
      ))}
    </div>
  )
}
