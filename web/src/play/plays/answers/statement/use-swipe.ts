import { type PointerEvent, useRef, useState } from 'react'
import { isSwipe } from './swipe.ts'

interface Press {
  pointer: number
  x: number
  y: number
  isSwipe: boolean
}

/**
 * Follows a finger or the mouse sideways. Vertical moves belong to the browser, which then takes the pointer away (touch-action: pan-y).
 * @param onSwipe gets the distance in pixels to the right when the pointer lets go
 * @returns the distance so far; 0 without a swipe
 */
export function useSwipe(isOn: boolean, onSwipe: (px: number) => void) {
  const press = useRef<Press | null>(null)
  const [px, setPx] = useState(0)
  const end = () => {
    press.current = null
    setPx(0)
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!isOn || !event.isPrimary || event.button !== 0 || isOnControl(event.target)) return
    press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const begun = press.current
    if (begun?.pointer !== event.pointerId) return
    const moved = { x: event.clientX - begun.x, y: event.clientY - begun.y }
    const is = begun.isSwipe || isSwipe(moved)
    // The player may have released the button outside, before the card captured the pointer.
    if (!isOn || event.buttons === 0 || is === false) return end()
    if (is === null) return
    if (!begun.isSwipe) event.currentTarget.setPointerCapture(event.pointerId)
    begun.isSwipe = true
    setPx(moved.x)
  }
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const begun = press.current
    if (begun?.pointer !== event.pointerId) return
    end()
    if (isOn && begun.isSwipe) onSwipe(event.clientX - begun.x)
  }
  return { px: isOn ? px : 0, handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: letGo, onPointerCancel: end } }
}

const isOnControl = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null
