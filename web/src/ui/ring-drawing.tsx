// A ring that is filled to a share, for whatever stands inside it. Its colour is --t-hue's, or what `.hand` is given.

import classes from './ring.module.css'

const radius = 44
const around = 2 * Math.PI * radius

/** `share` is 0 to 1. It fills its nearest positioned ancestor. */
export function RingDrawing({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={classes.drawing}>
      <circle cx="50" cy="50" r={radius} className={classes.track} />
      <circle cx="50" cy="50" r={radius} className={classes.hand} strokeDasharray={around} strokeDashoffset={around * (1 - share)} />
    </svg>
  )
}
