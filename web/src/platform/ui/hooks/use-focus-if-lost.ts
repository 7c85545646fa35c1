import { useEffect, useRef } from 'react'

/** Moves the focus to `target` if the focused element disappears when `value` changes; browsers would reset it to the page. */
export function useFocusIfLost(value: unknown, target: () => HTMLElement | null | undefined): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (document.activeElement === document.body) target()?.focus()
  })
}
