import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './charts.module.css'
import { DayMarks } from './day-marks.tsx'
import { Legend } from './legend.tsx'
import type { DayStats } from './statistics-types.ts'

/** One bar per day, in reading direction: its height is the number of questions, its filled part the right ones. */
export function DaysChart({ days }: { days: DayStats[] }) {
  const { count, day: dayName } = useNumbers()
  const top = roundTop(Math.max(...days.map(({ asked }) => asked)))
  const share = (value: number) => `${(100 * value) / top}%`
  return (
    <>
      <Legend />
      <div className={classes.chart}>
        <div className={`${classes.scale} tabular`}>
          {[top, top / 2, 0].map(value => (
            <span key={value}>{count(value)}</span>
          ))}
        </div>
        <div className={`${classes.ground} ${classes.bars}`}>
          {days.map(({ day, asked, correct }) => (
            <div key={day} className={classes.slot} title={`${dayName(day)}: ${count(correct)} / ${count(asked)}`}>
              <div className={classes.rest} style={{ blockSize: share(asked - correct) }} />
              <div className={classes.correct} style={{ blockSize: share(correct) }} />
            </div>
          ))}
        </div>
        <DayMarks days={days} />
      </div>
    </>
  )
}

/** The next number whose half is round: 10, 20, 40, 50, 100, … */
function roundTop(most: number): number {
  for (let step = 10; ; step *= 10) {
    const found = [1, 2, 4, 5].map(factor => factor * step).find(one => one >= most)
    if (found) return found
  }
}
