// The levels of a stop, in the order in which they open.

import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './trail.module.css'
import type { MapStop } from './progress.ts'

interface TrailProps {
  stop: MapStop
  /** The level to go to next, if it is one of these. */
  nextLevel: number | null
  onStart: (level: number) => void
}

export function Trail({ stop: { levels }, nextLevel, onStart }: TrailProps) {
  return (
    <ol className={classes.trail}>
      {levels.map(level => (
        <li key={level.level} className={classes.step}>
          <Level level={level} isNext={level.level === nextLevel} onStart={onStart} />
        </li>
      ))}
    </ol>
  )
}

interface LevelProps extends Pick<TrailProps, 'onStart'> {
  level: MapStop['levels'][number]
  isNext: boolean
}

function Level({ level: { level, state, stars }, isNext, onStart }: LevelProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const said = t(`learn.level_${isNext ? 'next' : state}`, { level: count(level), stars: t('map.stars', { stars: count(stars) }) })
  const drawn = (
    <>
      {isNext && <MascotPicture mood="hello" className={classes.figure} />}
      <span className={`${classes.number} tabular`} aria-hidden>
        {count(level)}
      </span>
      <span className={classes.stars} data-stars={stars} aria-hidden />
    </>
  )
  if (state === 'locked')
    return (
      <span className={classes.level} data-state="locked">
        {drawn}
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    )
  return (
    <button
      type="button"
      className={classes.level}
      data-state={isNext ? 'next' : state}
      aria-label={said}
      aria-current={isNext ? 'step' : undefined}
      onClick={() => onStart(level)}
    >
      {drawn}
    </button>
  )
}
