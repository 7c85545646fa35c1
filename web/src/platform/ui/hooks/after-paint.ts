import { startTransition, useEffect, useState } from 'react'

/** From the frame that is drawn next until it is on the screen: phones take two or three frames for that. */
const onScreenAfterMs = 50

/** Resolves when what is rendered now is on the screen, so that work that can wait does not delay it. */
export const afterPaint = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, onScreenAfterMs)))

/** Resolves in a task of its own, so that the browser can respond to input in between. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

let isFirstPage = true

/**
 * False while the first screen of the first page is drawn: what stands below it can wait. Later pages are drawn whole, so that the
 * place to scroll back to is there at once.
 */
export function useFirstScreenDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(!isFirstPage)
  useEffect(() => {
    isFirstPage = false
    void afterPaint().then(() => startTransition(() => setDrawn(true)))
  }, [])
  return isDrawn
}
