import { startTransition, useEffect, useState } from 'react'

/** The time from the next animation frame until it is on screen: phones take two or three frames. */
const onScreenAfterMs = 50

/** Resolves when the current render is on screen, so that work that can wait does not delay it. */
export const afterPaint = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, onScreenAfterMs)))

/** Resolves in a new task, so that the browser can respond to input in between. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Longer than the first screen and what follows it take on a slow phone. Then even a busy browser has to do the work. */
const idleWithinMs = 10_000
/** Safari cannot tell when it is idle. */
const quietAfterMs = 3000

/** Resolves when the browser has nothing else to do, for downloads that only later pages need. */
export const whenIdle = (): Promise<unknown> =>
  new Promise(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: idleWithinMs }) : setTimeout(resolve, quietAfterMs),
  )

let isFirstPage = true

/**
 * False while the first screen of the first page is drawn, so that content below it can wait. Later pages are drawn completely, so that the
 * scroll position can be restored at once.
 */
export function useFirstScreenDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(!isFirstPage)
  useEffect(() => {
    isFirstPage = false
    void afterPaint().then(() => startTransition(() => setDrawn(true)))
  }, [])
  return isDrawn
}
