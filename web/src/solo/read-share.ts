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
