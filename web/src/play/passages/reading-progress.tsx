// The reading progress as a line at the top of the window. Only visual: screen readers know their position in the text.

import { useEffect, useRef, type RefObject } from 'react'
import classes from './reading.module.css'

export function ReadingProgress({ article }: { article: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const box = article.current?.getBoundingClientRect()
      if (box && line.current) line.current.style.scale = `${readShare(box, window.innerHeight)} 1`
    }
    // At most once per frame, although scroll events may come more often.
    const wish = () => {
      frame ||= requestAnimationFrame(draw)
    }
    wish()
    window.addEventListener('scroll', wish, { passive: true })
    window.addEventListener('resize', wish)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', wish)
      window.removeEventListener('resize', wish)
    }
  }, [article])
  return (
    <div className={classes.progress} aria-hidden>
      <div ref={line} className={classes.progressLine} />
    </div>
  )
}

interface Box {
  /** Distance from the top of the window; negative once scrolled past. */
  top: number
  height: number
}

/** The share of a text that has been scrolled into view, 0 to 1. A text shorter than the window counts as read. */
export function readShare({ top, height }: Box, windowHeight: number): number {
  const toScroll = height - windowHeight
  if (toScroll <= 0) return 1
  return Math.min(1, Math.max(0, -top / toScroll))
}
