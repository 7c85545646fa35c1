import { IconMoodSmile, IconTrophy } from '@tabler/icons-react'
import { useNumbers } from '../ui/numbers.ts'
import classes from './result.module.css'

const radius = 54
const around = 2 * Math.PI * radius

/** How much was right, as a ring with the figure inside; the icon says won or not yet without colour. */
export function PercentRing({ percentage, isWon }: { percentage: number; isWon: boolean }) {
  const { percent } = useNumbers()
  const Drawing = isWon ? IconTrophy : IconMoodSmile
  return (
    <div className={classes.ring} data-won={isWon}>
      <svg viewBox="0 0 120 120" aria-hidden className={classes.ringDrawing}>
        <circle cx="60" cy="60" r={radius} className={classes.ringTrack} />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={classes.ringHand}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - percentage / 100)}
        />
      </svg>
      <Drawing size={32} stroke={1.75} aria-hidden />
      <span className={`${classes.percent} tabular`}>{percent(percentage)}</span>
    </div>
  )
}
