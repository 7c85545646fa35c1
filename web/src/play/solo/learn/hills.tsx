import { useMemo } from 'react'
import { hillsOf } from './hills.ts'
import classes from './landscape.module.css'

/** Two rows of hills at the foot of a subject. The same seed always gives the same hills. */
export function Hills({ seed }: { seed: string }) {
  const [far, near] = useMemo(() => hillsOf(seed), [seed])
  return (
    <svg viewBox="0 0 400 120" preserveAspectRatio="none" className={classes.hills} aria-hidden>
      <path d={far} className={classes.far} />
      <path d={near} className={classes.near} />
    </svg>
  )
}
