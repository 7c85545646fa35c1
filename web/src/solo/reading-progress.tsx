// How far down a text the reader is: a line at the top of the window. For the eye only; the text itself says where one is.

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
    // Once a frame, however often the browser tells.
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
  /** From the top of the window; negative once scrolled past. */
  top: number
  height: number
}

/** How much of a text has come into view from below, 0 to 1. A text shorter than the window is read at once. */
export function readShare({ top, height }: Box, windowHeight: number): number {
  const toScroll = height - windowHeight
  if (toScroll <= 0) return 1
  return Math.min(1, Math.max(0, -top / toScroll))
}
