// A picture generated from a hue and a seed: the same seed always gives the same cover. Decorative, so hidden from screen readers.

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
      <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={classes.shapes}>
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
  const next = random(seed)
  const kinds = [circle, ring, triangle, stripes]
  return Array.from({ length: 5 }, (_, index) => {
    const draw = kinds[Math.floor(next() * kinds.length)] ?? circle
    const x = Math.round(next() * 160)
    const y = Math.round(next() * 100)
    const size = Math.round(18 + next() * 34)
    return (
      <g
        key={index}
        transform={`translate(${x} ${y}) rotate(${Math.round(next() * 8) * 45})`}
        className={index % 2 ? classes.light : classes.deep}
      >
        {draw(size)}
      </g>
    )
  })
}

const circle = (size: number) => <circle r={size * 0.6} stroke="none" />
const ring = (size: number) => <circle r={size * 0.6} fill="none" strokeWidth={size / 4} />
const triangle = (size: number) => (
  <path d={`M0 ${-size * 0.7} L${size * 0.6} ${size * 0.4} L${-size * 0.6} ${size * 0.4} Z`} stroke="none" />
)
const stripes = (size: number) => (
  <path
    d={`M${-size / 2} ${-size / 4}H${size / 2}M${-size / 2} 0H${size / 2}M${-size / 2} ${size / 4}H${size / 2}`}
    fill="none"
    strokeWidth={size / 9}
    strokeLinecap="round"
  />
)

/** mulberry32 over a hash of the seed: small and deterministic. */
function random(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
