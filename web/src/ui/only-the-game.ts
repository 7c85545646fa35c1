// While a game runs that must not be left by accident, the layout shows nothing around it: no header, no navigation.

import { useEffect } from 'react'
import { create } from 'zustand'

const useGame = create<{ isOn: boolean; tellsLine: boolean }>()(() => ({ isOn: false, tellsLine: false }))

/** For the layout. */
export const useIsOnlyTheGame = (): boolean => useGame(({ isOn }) => isOn)

/** For the layout: the game says itself what a lost connection means there. */
export const useTellsLine = (): boolean => useGame(({ isOn, tellsLine }) => isOn && tellsLine)

/** For what comes by itself: it must not lie on the game. */
export const isOnlyTheGame = (): boolean => useGame.getState().isOn

/** For the screen of the game. */
export function useOnlyTheGame(isOn: boolean, tellsLine = true): void {
  useEffect(() => {
    useGame.setState({ isOn, tellsLine })
    return () => useGame.setState({ isOn: false, tellsLine: false })
  }, [isOn, tellsLine])
}
