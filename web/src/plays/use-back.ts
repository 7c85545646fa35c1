import { useCallback, useEffect } from 'react'
import { type BlockerFunction, NavigationType, useBlocker, useLocation } from 'react-router'

/**
 * Back, the browser's or the phone's, leaves nothing by itself while this is on: `onBack` is told instead, as soon as
 * the address, which Back had changed already, is that of the page again. Every other way is free.
 */
export function useBack(isOn: boolean, onBack: () => void): void {
  const isBack = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) =>
      isOn && historyAction === NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname,
    [isOn],
  )
  const blocker = useBlocker(isBack)
  const { pathname } = useLocation()
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const tell = () => {
      if (window.location.pathname !== pathname) return
      window.removeEventListener('popstate', tell)
      blocker.reset()
      onBack()
    }
    window.addEventListener('popstate', tell)
    tell()
    return () => window.removeEventListener('popstate', tell)
  }, [blocker, onBack, pathname])
}
