import { startTransition, useEffect, useState } from 'react'

/** Resolves when what is rendered now has been drawn: what can wait for that does not hold it up. */
export const afterPaint = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

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
