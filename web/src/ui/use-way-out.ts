import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, NavigationType, useBlocker, useLocation } from 'react-router'
import { isSignedIn } from '../session.ts'

/** The state of a navigation that was agreed to, or that is the end of what is on the page: it is not asked about. */
export const agreed = { isAgreed: true }

/**
 * Nothing leads away from the page while this is on, be it a link or Back, the browser's or the phone's: `onWayOut` is told
 * instead, with where the link leads, or with null for Back. Of Back it is told as soon as the address, which Back had changed
 * already, is that of the page again. A session that has ended leads home all the same.
 */
export function useWayOut(isOn: boolean, onWayOut: (to: string | null) => void): void {
  const isBack = useRef(false)
  const isHeld = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) => {
      isBack.current = historyAction === NavigationType.Pop
      return isOn && isSignedIn() && nextLocation.state !== agreed && currentLocation.pathname !== nextLocation.pathname
    },
    [isOn],
  )
  const blocker = useBlocker(isHeld)
  const { pathname } = useLocation()
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const to = isBack.current ? null : blocker.location.pathname + blocker.location.search
    const tell = () => {
      if (window.location.pathname !== pathname) return
      window.removeEventListener('popstate', tell)
      blocker.reset()
      onWayOut(to)
    }
    window.addEventListener('popstate', tell)
    tell()
    return () => window.removeEventListener('popstate', tell)
  }, [blocker, onWayOut, pathname])
}
