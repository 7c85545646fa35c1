// Motion of a lead that changes: seats glide to their new places, and the crown flies from the old leader to the new one. Only transforms change.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../platform/ui/theme/motion.ts'

/** The points climb first. */
const motion = { delay: 350, duration: 450, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'backwards' } as const

interface Place {
  x: number
  y: number
}

const placeOf = (element: Element): Place => {
  const { x, y } = element.getBoundingClientRect()
  return { x, y }
}

/** @param height how far above the straight line it flies, in pixels */
function glide(element: Element, from: Place, height = 0): void {
  const to = placeOf(element)
  const [x, y] = [from.x - to.x, from.y - to.y]
  if ((x === 0 && y === 0) || prefersReducedMotion() || !('animate' in element)) return
  const [start, middle] = [`translate(${x}px, ${y}px)`, `translate(${x / 2}px, ${y / 2 - height}px)`]
  element.animate([{ transform: start }, ...(height > 0 ? [{ transform: middle }] : []), { transform: 'none' }], motion)
}

/** @param order changes when the children of the list, which have `data-seat`, change places */
export function useSwap(order: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const places = useRef<Map<string, Place>>(new Map())
  useLayoutEffect(() => {
    const seats = [...(list.current?.children ?? [])]
    const keyOf = (seat: Element) => seat.getAttribute('data-seat') ?? ''
    const now = new Map(seats.map(seat => [keyOf(seat), placeOf(seat)]))
    for (const seat of seats) {
      const before = places.current.get(keyOf(seat))
      if (before) glide(seat, before)
    }
    places.current = now
  }, [order])
  return list
}

/** The crown of a single leader flies within `game`. @param leader the seat in front; null if nobody or several are */
export function useCrownFlight(game: RefObject<HTMLElement | null>, leader: number | null): void {
  const last = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const crown = leader === null ? null : game.current?.querySelector('[data-crown]')
    if (!crown) return
    if (last.current) glide(crown, last.current, 24)
    last.current = placeOf(crown)
  }, [game, leader])
}
