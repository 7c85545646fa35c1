import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './charts.module.css'
import { DayMarks } from './day-marks.tsx'
import { piecesOf, type LinePoint } from './share-line.ts'
import type { DayStats } from './statistics-types.ts'

/** A line above a filled area. The styles mirror it in right-to-left languages. */
export function ShareChart({ days, shares }: { days: DayStats[]; shares: (number | null)[] }) {
  const { percent } = useNumbers()
  const pieces = piecesOf(shares)
  return (
    <div className={classes.chart}>
      <div className={`${classes.scale} tabular`}>
        {[100, 50, 0].map(value => (
          <span key={value}>{percent(value)}</span>
        ))}
      </div>
      <div className={classes.ground}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.drawing} focusable={false}>
          {pieces.map(piece => (
            <g key={piece[0]?.x}>
              <path className={classes.area} d={`${lineOf(piece)}L${piece.at(-1)?.x} 100L${piece[0]?.x} 100Z`} />
              <path className={piece.length === 1 ? `${classes.line} ${classes.dot}` : classes.line} d={lineOf(piece)} />
            </g>
          ))}
        </svg>
      </div>
      <DayMarks days={days} />
    </div>
  )
}

/** A single day is a line of length zero: the round line caps make it a dot. */
function lineOf(piece: LinePoint[]): string {
  const [first, ...rest] = piece.map(({ x, y }) => `${x} ${y}`)
  return `M${first}${rest.length > 0 ? rest.map(point => `L${point}`).join('') : 'h0'}`
}
