// A ring filled to a share, around its content. Its colour is derived from --t-hue or set by --t-ring.

import classes from './ring.module.css'

interface RingDrawingProps {
  /** 0 to 1. */
  share: number
  /** Width of the line in hundredths of the ring's size. */
  width?: number
  /** Animates the fill on mount. */
  isDrawn?: boolean
}

/** Fills its nearest positioned ancestor. */
export function RingDrawing({ share, width = 8, isDrawn = false }: RingDrawingProps) {
  const radius = 50 - width / 2
  const around = 2 * Math.PI * radius
  return (
    <svg viewBox="0 0 100 100" strokeWidth={width} aria-hidden className={classes.drawing}>
      <circle cx="50" cy="50" r={radius} className={classes.track} />
      {/* With share 0, the round line caps would show a dot. */}
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
