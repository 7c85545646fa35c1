// A picture generated from a hue and a seed: the same seed always gives the same cover. Decorative, so hidden from screen readers.

import { type CoverShape, coverShapes, coverSize } from '@trivium/rules/bank/questions/cover'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import classes from './cover.module.css'

interface CoverProps {
  hue: number
  seed: string
  /** An icon in the middle. */
  children?: ReactNode
  className?: string
}

export function Cover({ hue, seed, children, className = '' }: CoverProps) {
  const shapes = useMemo(() => shapesOf(seed), [seed])
  return (
    <div className={`${classes.cover} ${className}`} style={hueStyle(hue)} aria-hidden>
      <svg viewBox={`0 0 ${coverSize.width} ${coverSize.height}`} preserveAspectRatio="xMidYMid slice" className={classes.shapes}>
        {shapes}
      </svg>
      {children && <div className={classes.icon}>{children}</div>}
    </div>
  )
}

/** Sets --t-hue for all children; cover.module.css and base.css derive colours from it. */
export function hueStyle(hue: number): CSSProperties {
  return { '--t-hue': hue }
}

function shapesOf(seed: string): ReactNode[] {
  return coverShapes(seed).map(({ kind, x, y, size, turn, tone }, index) => (
    <g key={index} transform={`translate(${x} ${y}) rotate(${turn})`} className={classes[tone]}>
      {drawings[kind](size)}
    </g>
  ))
}

const drawings: Record<CoverShape['kind'], (size: number) => ReactNode> = {
  circle: size => <circle r={size * 0.6} stroke="none" />,
  ring: size => <circle r={size * 0.6} fill="none" strokeWidth={size / 4} />,
  triangle: size => <path d={`M0 ${-size * 0.7} L${size * 0.6} ${size * 0.4} L${-size * 0.6} ${size * 0.4} Z`} stroke="none" />,
  stripes: size => (
    <path
      d={`M${-size / 2} ${-size / 4}H${size / 2}M${-size / 2} 0H${size / 2}M${-size / 2} ${size / 4}H${size / 2}`}
      fill="none"
      strokeWidth={size / 9}
      strokeLinecap="round"
    />
  ),
}
