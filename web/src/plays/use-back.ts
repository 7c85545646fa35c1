import { useCallback, useEffect } from 'react'
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router'

/** Back, the browser's or the phone's, leaves nothing by itself while this is on: `onBack` is told instead. Every other way is free. */
export function useBack(isOn: boolean, onBack: () => void): void {
  const isBack = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) =>
      isOn && historyAction === NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname,
    [isOn],
  )
  const blocker = useBlocker(isBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
}
