// Draws each pair as a line between its two buttons, in the hue of the match. Decorative: the buttons say the pair in words.

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Pair } from '../../../modes/index.ts'
import { hueStyle } from '../../../../platform/ui/drawing/cover.tsx'
import { hueOf } from './match-hues.ts'
import classes from './match.module.css'

export function JoinLines({ pairs }: { pairs: readonly Pair[] }) {
  const drawing = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => redraw(drawing.current))
  useEffect(() => {
    const sides = drawing.current?.parentElement
    if (!sides || typeof ResizeObserver === 'undefined') return
    // Pictures and fonts that load later move the buttons.
    const watch = new ResizeObserver(() => redraw(drawing.current))
    watch.observe(sides)
    return () => watch.disconnect()
  }, [])
  return (
    <svg ref={drawing} className={classes.joins} aria-hidden>
      {pairs.map(({ option, match }) => (
        <path key={option} data-option={option} data-match={match} style={hueStyle(hueOf(match))} />
      ))}
    </svg>
  )
}

function redraw(drawing: SVGSVGElement | null): void {
  const sides = drawing?.parentElement
  if (!drawing || !sides) return
  const origin = drawing.getBoundingClientRect()
  const boxOf = (side: string, key = '') => sides.querySelector(`[data-side="${side}"] [data-key="${key}"]`)?.getBoundingClientRect()
  for (const path of drawing.querySelectorAll('path')) {
    const [from, to] = [boxOf('option', path.dataset['option']), boxOf('match', path.dataset['match'])]
    if (from && to) path.setAttribute('d', joinOf(from, to, origin))
  }
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** A curve between the sides that face each other, whichever way the page runs. */
export function joinOf(from: Box, to: Box, origin: Pick<Box, 'x' | 'y'>): string {
  const isForth = from.x < to.x
  const startX = Math.round(from.x + (isForth ? from.width : 0) - origin.x)
  const endX = Math.round(to.x + (isForth ? 0 : to.width) - origin.x)
  const [startY, endY] = [from, to].map(({ y, height }) => Math.round(y + height / 2 - origin.y))
  const middle = Math.round((startX + endX) / 2)
  return `M${startX} ${startY} C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`
}
