// Which mode a page belongs to, told by its address.

import type { CategoryType } from '@trivium/contract/catalogue'
import type { Mode } from '@trivium/contract/plays'
import { useLocation } from 'react-router'
import { plainPath } from '../guards.ts'
import { chosenByCategory, modeOfPath } from './mode-paths.ts'

/** Null outside of the modes. */
export function useModeHere(): Mode | null {
  return modeOfPath(plainPath(useLocation().pathname))
}

/** For pages that stand below a mode only. */
export function useMode(): Mode {
  return useModeHere() ?? 'quiz_zone'
}

/** Modes that have categories of their own: mode and kind of category bear the same name. */
export type CategoryMode = Mode & CategoryType
export type ChosenMode = (typeof chosenByCategory)[number]

const isChosen = (mode: Mode): mode is ChosenMode => chosenByCategory.some(one => one === mode)
const isCategoryMode = (mode: Mode): mode is CategoryMode => mode === 'fun_and_learn' || isChosen(mode)

export function useCategoryMode(): CategoryMode {
  const mode = useMode()
  return isCategoryMode(mode) ? mode : 'quiz_zone'
}

/** Without the texts to read, whose categories have a page of their own. */
export function useChosenMode(): ChosenMode {
  const mode = useMode()
  return isChosen(mode) ? mode : 'quiz_zone'
}
