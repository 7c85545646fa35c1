import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, NavigationType, useBlocker, useLocation } from 'react-router'
import { isSignedIn } from '../../session/session.ts'

/** The state of a navigation that needs no confirmation: the user agreed, or the page has ended. */
export const agreed = { isAgreed: true }

/**
 * While on, blocks every navigation (link or Back of browser or phone) and calls `onWayOut` instead, with the target of the link or
 * null for Back. Back has already changed the URL, so `onWayOut` is called only after the URL is restored. The redirect after the end
 * of a session is not blocked.
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
