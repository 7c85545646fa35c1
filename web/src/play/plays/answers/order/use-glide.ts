// Options that change their place glide from their old one (first, last, invert, play). Only transforms change, so nothing else moves.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../../platform/ui/theme/motion.ts'

interface Spot {
  x: number
  y: number
}
type Spots = ReadonlyMap<string, Spot>

const stepMs = 180
/** The player sees the verdict first, then the options move. */
const told = { delay: 400, duration: 250 }

/** The distance of each moved option from its old place, in pixels. */
export function shiftsOf(before: Spots, after: Spots): [key: string, by: Spot][] {
  return [...after].flatMap(([key, now]): [string, Spot][] => {
    const was = before.get(key)
    return was === undefined || (was.x === now.x && was.y === now.y) ? [] : [[key, { x: was.x - now.x, y: was.y - now.y }]]
  })
}

/**
 * @param board its options have `data-key`. @param isTold whether the right order is revealed
 * @returns names the option that the player has just dragged: it is already there
 */
export function useGlide(board: RefObject<HTMLElement | null>, isTold: boolean): (key: string) => void {
  const isStill = useReducedMotion()
  const spots = useRef<Spots>(new Map())
  const dropped = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!board.current) return
    const origin = board.current.getBoundingClientRect()
    const items = new Map([...board.current.querySelectorAll<HTMLElement>('[data-key]')].map(item => [item.dataset['key'] ?? '', item]))
    const now = new Map([...items].map(([key, item]) => [key, spotOf(item, origin)]))
    const moves = isStill ? [] : shiftsOf(spots.current, now).filter(([key]) => key !== dropped.current)
    for (const [key, { x, y }] of moves) {
      const from = { transform: `translate(${x}px, ${y}px)`, zIndex: 1 }
      const timing = isTold ? told : { duration: stepMs }
      items.get(key)?.animate([from, { transform: 'none', zIndex: 1 }], { ...timing, easing: 'ease-out', fill: 'backwards' })
    }
    spots.current = now
    dropped.current = null
  })
  return key => {
    dropped.current = key
  }
}

/** Its place in the layout, whatever transform it has: that of its row. */
function spotOf(item: HTMLElement, origin: DOMRect): Spot {
  const { x, y } = (item.parentElement ?? item).getBoundingClientRect()
  return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) }
}
