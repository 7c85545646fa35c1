import { IconMoodSmile, IconTrophy } from '@tabler/icons-react'
import { useNumbers } from '../../ui/numbers.ts'
import { RingDrawing } from '../../ui/ring-drawing.tsx'
import classes from './result.module.css'

/** How much was right, as a ring with the figure inside; the icon says won or not yet without colour. */
export function PercentRing({ percentage, isWon }: { percentage: number; isWon: boolean }) {
  const { percent } = useNumbers()
  const Drawing = isWon ? IconTrophy : IconMoodSmile
  return (
    <div className={classes.ring} data-won={isWon}>
      <RingDrawing share={percentage / 100} isDrawn />
      <Drawing size={32} stroke={1.75} aria-hidden />
      <span className={`${classes.percent} tabular`}>{percent(percentage)}</span>
    </div>
  )
}
