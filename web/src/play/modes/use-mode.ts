// The mode of the current page, derived from its path.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { useLocation } from 'react-router'
import { type CategoryMode, type ChosenMode, isCategoryMode, isChosen, modeOfPath, plainPath } from '../../platform/modes/modes.ts'

/** Null on pages that belong to no mode. */
export function useModeHere(): Mode | null {
  return modeOfPath(plainPath(useLocation().pathname))
}

/** Only for pages below a mode. */
export function useMode(): Mode {
  return useModeHere() ?? 'quiz_zone'
}

export function useCategoryMode(): CategoryMode {
  const mode = useMode()
  return isCategoryMode(mode) ? mode : 'quiz_zone'
}

/** Like useMode, but without fun_and_learn, whose categories have their own page. */
export function useChosenMode(): ChosenMode {
  const mode = useMode()
  return isChosen(mode) ? mode : 'quiz_zone'
}
