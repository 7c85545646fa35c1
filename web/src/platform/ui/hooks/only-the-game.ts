// While a game runs that must not be left by accident, the layout shows nothing around it: no header, no navigation.

import { useEffect } from 'react'
import { create } from 'zustand'

const useGame = create<{ isOn: boolean }>()(() => ({ isOn: false }))

/** For the layout. */
export const useIsOnlyTheGame = (): boolean => useGame(({ isOn }) => isOn)

/** Every play is alone by its path, because a header must not show before the play is there. */
export const isPlayPath = (path: string): boolean => /\/play\/\d+\/?$/.test(path)

/** For what comes by itself: it must not lie on the game. */
export const isOnlyTheGame = (): boolean => useGame.getState().isOn || isPlayPath(location.pathname)

/** For the screen of a game that has no path of its own, or that says itself what a lost connection means there. */
export function useOnlyTheGame(isOn: boolean): void {
  useEffect(() => {
    useGame.setState({ isOn })
    return () => useGame.setState({ isOn: false })
  }, [isOn])
}
