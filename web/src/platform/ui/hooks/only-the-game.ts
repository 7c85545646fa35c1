// While a game runs that must not be left by accident, the layout shows only the game, without header and navigation.

import { useEffect } from 'react'
import { create } from 'zustand'

const useGame = create<{ isOn: boolean }>()(() => ({ isOn: false }))

/** Whether to show only the game; for the layout. */
export const useIsOnlyTheGame = (): boolean => useGame(({ isOn }) => isOn)

/** Plays are recognised by their path, because the header must not appear before the play has loaded. */
export const isPlayPath = (path: string): boolean => /\/play\/\d+\/?$/.test(path)

/** For content that appears by itself, such as toasts: it must not cover the game. */
export const isOnlyTheGame = (): boolean => useGame.getState().isOn || isPlayPath(location.pathname)

/** For games without a path of their own, and for games that explain a lost connection themselves. */
export function useOnlyTheGame(isOn: boolean): void {
  useEffect(() => {
    useGame.setState({ isOn })
    return () => useGame.setState({ isOn: false })
  }, [isOn])
}
