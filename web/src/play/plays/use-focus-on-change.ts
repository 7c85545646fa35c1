import { useEffect, useRef } from 'react'

/** Focuses the heading of a new question, so that screen readers read it and keys work. Behind a dialog it waits until that closes. */
export function useFocusOnChange(questionId: number | undefined, isCovered: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedAt = useRef<number>(undefined)
  useEffect(() => {
    if (isCovered || arrivedAt.current === questionId) return
    window.scrollTo({ top: 0 })
    // One frame later, because after a navigation the layout first focuses the page.
    const frame = requestAnimationFrame(() => {
      arrivedAt.current = questionId
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [questionId, isCovered])
  return heading
}
