// A ring that is filled to a share, for whatever stands inside it. Its colour is --t-hue's, or what --t-ring says.

import classes from './ring.module.css'

interface RingDrawingProps {
  /** 0 to 1. */
  share: number
  /** Of its line, in hundredths of the ring. */
  width?: number
  /** It draws itself when it comes. */
  isDrawn?: boolean
}

/** It fills its nearest positioned ancestor. */
export function RingDrawing({ share, width = 8, isDrawn = false }: RingDrawingProps) {
  const radius = 50 - width / 2
  const around = 2 * Math.PI * radius
  return (
    <svg viewBox="0 0 100 100" strokeWidth={width} aria-hidden className={classes.drawing}>
      <circle cx="50" cy="50" r={radius} className={classes.track} />
      {/* A round end would show as a dot. */}
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={classes.hand}
          data-drawn={isDrawn || undefined}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      )}
    </svg>
  )
}
