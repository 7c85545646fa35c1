import { useEffect, useRef } from 'react'

/** When `value` changes and what had the focus has gone with it, the focus goes to `target`, not back to the page's beginning. */
export function useFocusIfLost(value: unknown, target: () => HTMLElement | null | undefined): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (document.activeElement === document.body) target()?.focus()
  })
}
