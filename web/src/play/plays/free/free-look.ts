// Display options of a play in free order that differ from the default.

import type { Q } from '@trivium/contract/play/plays'
import { createContext, useContext } from 'react'
import type { LeaveWords } from '../leave-dialog.tsx'

export interface FreeLook {
  /** The text above the question, in place of its difficulty and its bookmark. */
  tagOf?: (question: Q) => string
  /** Called with the question on screen. */
  onShown?: (questionId: number) => void
  /** The clock runs, but is not shown. */
  hidesClock?: boolean
  /** Each answer says whether it is saved. */
  showsSaved?: boolean
  /** The words for leaving, if it is no round that the player leaves. */
  leaveWords?: LeaveWords
  /** A saved answer cannot be changed, so the screen asks before saving it. */
  isFinal?: boolean
}

const Look = createContext<FreeLook>({})

export const FreeLookProvider = Look.Provider
export const useFreeLook = () => useContext(Look)
