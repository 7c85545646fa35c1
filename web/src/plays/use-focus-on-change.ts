import { useEffect, useRef } from 'react'

/** A new question is read out and keys work from there; one that comes behind a dialog, once that is closed. */
export function useFocusOnChange(questionId: number | undefined, isCovered: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedAt = useRef<number>(undefined)
  useEffect(() => {
    if (isCovered || arrivedAt.current === questionId) return
    window.scrollTo({ top: 0 })
    // A frame later: on arriving, the layout gives the focus to the page as a whole first.
    const frame = requestAnimationFrame(() => {
      arrivedAt.current = questionId
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [questionId, isCovered])
  return heading
}
