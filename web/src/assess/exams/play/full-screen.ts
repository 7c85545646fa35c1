// Where a browser can do it, an exam on a computer is sat in full screen: leaving that is noted (use-violations.ts).

import { useEffect } from 'react'

const isComputer = '(hover: hover) and (pointer: fine)'

export const opensInFullScreen = (): boolean => document.fullscreenEnabled && matchMedia(isComputer).matches

/** Only soon after a click or a key press. Where the browser will not, the exam goes on as it is. */
export function enterFullScreen(): void {
  if (opensInFullScreen() && document.fullscreenElement === null) document.documentElement.requestFullscreen().catch(() => {})
}

/** The exam is over, or on another device: the screen is free again. Comes after what notes that it is left. */
export function useFullScreenEnd(): void {
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {})), [])
}
