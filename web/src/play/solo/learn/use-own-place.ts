import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The share of the window in which a stop is in sight at once. The rest is for the navigation of a phone. */
const inSight = 0.75

/** The history entries that have shown the player's own place. */
const shown = new Set<string>()

/**
 * Opens the page at the next stop, without moving the focus. On the way back the router restores the position instead, and an address
 * with a hash names another part.
 */
export function useOwnPlace(): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (hash !== '' || shown.has(key)) return
    shown.add(key)
    const next = document.querySelector('main [aria-current=step]')
    // The player may have scrolled while the map was loading.
    if (!next || scrollY > 0 || next.getBoundingClientRect().bottom <= innerHeight * inSight) return
    next.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [key, hash])
}
