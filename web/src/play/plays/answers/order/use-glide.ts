// Rows that change their order glide from their old place (first, last, invert, play). Only transforms change, so nothing else moves.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../../platform/ui/theme/motion.ts'

/** The player sees the verdict first, then the rows move. */
const glide = { delay: 400, duration: 250, easing: 'ease-out', fill: 'backwards' } as const

type Tops = ReadonlyMap<string, number>

/** The distance of each moved row from its old place, in pixels. */
export function shiftsOf(before: Tops, after: Tops): [key: string, byPx: number][] {
  return [...after].flatMap(([key, top]): [string, number][] => {
    const was = before.get(key)
    return was === undefined || was === top ? [] : [[key, was - top]]
  })
}

/**
 * @param keys of the rows, in the order of the list's children. @param glides false after a drag, because the dragged row has already moved
 */
export function useGlide(list: RefObject<HTMLOListElement | null>, keys: readonly string[], glides: boolean): void {
  const isStill = useReducedMotion()
  const tops = useRef<Tops>(new Map())
  useLayoutEffect(() => {
    const rows = new Map([...(list.current?.children ?? [])].flatMap((row, place) => rowAt(row, keys[place])))
    const now = new Map([...rows].map(([key, row]) => [key, row.offsetTop]))
    if (glides && !isStill) {
      for (const [key, by] of shiftsOf(tops.current, now)) {
        rows.get(key)?.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], glide)
      }
    }
    tops.current = now
  })
}

const rowAt = (row: Element, key: string | undefined): [string, HTMLElement][] =>
  key !== undefined && row instanceof HTMLElement ? [[key, row]] : []
