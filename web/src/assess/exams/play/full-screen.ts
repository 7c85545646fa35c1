// On a computer, an exam runs in full screen if the browser can do it. use-violations.ts notes when the examinee leaves it.

import { useEffect } from 'react'

const isComputer = '(hover: hover) and (pointer: fine)'

export const opensInFullScreen = (): boolean => document.fullscreenEnabled && matchMedia(isComputer).matches

/** Call it right after a click or a key press. If the browser refuses, the exam goes on without full screen. */
export function enterFullScreen(): void {
  if (opensInFullScreen() && document.fullscreenElement === null) document.documentElement.requestFullscreen().catch(() => {})
}

/** Leaves full screen when the exam is over or on another device. Call it after the hook that notes violations. */
export function useFullScreenEnd(): void {
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {})), [])
}
