// Which mode a page belongs to, told by its address.

import type { Mode } from '@trivium/contract/play-names'
import { useLocation } from 'react-router'
import { type CategoryMode, type ChosenMode, isCategoryMode, isChosen, modeOfPath, plainPath } from './modes.ts'

/** Null outside of the modes. */
export function useModeHere(): Mode | null {
  return modeOfPath(plainPath(useLocation().pathname))
}

/** For pages that stand below a mode only. */
export function useMode(): Mode {
  return useModeHere() ?? 'quiz_zone'
}

export function useCategoryMode(): CategoryMode {
  const mode = useMode()
  return isCategoryMode(mode) ? mode : 'quiz_zone'
}

/** Without the texts to read, whose categories have a page of their own. */
export function useChosenMode(): ChosenMode {
  const mode = useMode()
  return isChosen(mode) ? mode : 'quiz_zone'
}
