import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import classes from './charts.module.css'
import { Legend } from './legend.tsx'

export interface BarRow {
  key: string
  name: string
  total: number
  correct: number
  /** Shown at the end of the row. */
  value: string
  /** A word that marks a special row. */
  mark?: string
  /** Hue of the dot before the name. */
  hue?: number
}

/** Horizontal bars: the length is the number of questions, the filled part the right answers. They grow in reading direction. */
export function BarRows({ rows }: { rows: BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ total }) => total))
  const share = (value: number) => `${(100 * value) / most}%`
  return (
    <>
      <Legend />
      <ul className={classes.rows}>
        {rows.map(({ key, name, total, correct, value, mark, hue }) => (
          <li key={key}>
            <div className={classes.rowTop}>
              <span className={classes.rowName} {...(hue !== undefined && { style: hueStyle(hue) })}>
                {hue !== undefined && <span className={classes.hue} />}
                <bdi>{name}</bdi>
                {mark && <span className={classes.mark}>{mark}</span>}
              </span>
              <span className={`${classes.rowValue} tabular`}>{value}</span>
            </div>
            <div className={classes.lane}>
              <div className={classes.correct} style={{ inlineSize: share(correct) }} />
              <div className={classes.rest} style={{ inlineSize: share(total - correct) }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
