// Formulas as large as the width lets them be: nothing is cut off, from 320 pixels on.

import { type RefObject, useLayoutEffect } from 'react'

/** Below this size the words beside a formula would be larger than the formula: a wider one scrolls. */
const leastEm = 0.8

/** @param mostEm the size where there is room, in relation to the words; null leaves the size as it is */
export function useFittingFormulas(heading: RefObject<HTMLElement | null>, text: string, mostEm: number | null): void {
  useLayoutEffect(() => {
    const box = heading.current
    if (!box || mostEm === null || typeof ResizeObserver === 'undefined') return
    const setSize = (em: number) => box.style.setProperty('--t-formula', `${em}em`)
    // Also called when the formulas are drawn, because that changes the height.
    const watch = new ResizeObserver(() => {
      setSize(mostEm)
      setSize(Math.max(leastEm, mostEm * shareIn(box)))
    })
    watch.observe(box)
    return () => {
      watch.disconnect()
      box.style.removeProperty('--t-formula')
    }
  }, [heading, text, mostEm])
}

/** The share of the widest formula that its box has room for. */
function shareIn(box: HTMLElement): number {
  const shares = [...box.querySelectorAll('[translate="no"]')].map(({ clientWidth, scrollWidth }) =>
    scrollWidth > clientWidth ? clientWidth / scrollWidth : 1,
  )
  const share = Math.min(1, ...shares)
  // A little less, because letters have fractions of a pixel.
  return share < 1 ? share * 0.98 : 1
}
