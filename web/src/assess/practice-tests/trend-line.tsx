import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './charts.module.css'

interface TrendLineProps {
  /** Oldest first. */
  trend: Pick<TestResult, 'quiz_id' | 'date' | 'result_percentage'>[]
}

const [width, height] = [600, 160]

/** The percentage of each test, oldest first, mirrored in right-to-left. A text names the first, the last and the best. */
export function TrendLine({ trend }: TrendLineProps) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  const shares = trend.map(({ result_percentage }) => result_percentage)
  const points = shares.map((share, index) => `${(width * index) / Math.max(1, shares.length - 1)},${height - (height * share) / 100}`)
  const [first = 0, last = 0] = [shares[0], shares.at(-1)]
  const best = Math.max(...shares)
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 -8 ${width} ${height + 16}`} className={classes.chart} aria-hidden>
        <line x1="0" x2={width} y1={height} y2={height} className={classes.axis} />
        <polyline points={points.join(' ')} className={classes.line} />
        {points.map((point, index) => (
          <circle key={trend[index]?.quiz_id} cx={point.split(',')[0]} cy={point.split(',')[1]} r="5" className={classes.dot} />
        ))}
      </svg>
      <figcaption className="tabular">
        {t('test.trend_says', { first: percent(first), last: percent(last), best: percent(best) })}
      </figcaption>
    </figure>
  )
}
