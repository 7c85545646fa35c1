// While a game runs that must not be left by accident, the layout shows nothing around it: no header, no navigation.

import { useEffect } from 'react'
import { create } from 'zustand'

const useGame = create<{ isOn: boolean }>()(() => ({ isOn: false }))

/** For the layout. */
export const useIsOnlyTheGame = (): boolean => useGame(({ isOn }) => isOn)

/** For what comes by itself: it must not lie on the game. */
export const isOnlyTheGame = (): boolean => useGame.getState().isOn

/** For the screen of the game. */
export function useOnlyTheGame(isOn: boolean): void {
  useEffect(() => {
    useGame.setState({ isOn })
    return () => useGame.setState({ isOn: false })
  }, [isOn])
}
