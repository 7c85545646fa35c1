// What a play in free order shows otherwise than usual.

import type { Q } from '@trivium/contract/play/plays'
import { createContext, useContext } from 'react'

export interface FreeLook {
  /** Stands above the question, in the place of its difficulty and its bookmark. */
  tagOf?: (question: Q) => string
  /** Told which question is on the screen. */
  onShown?: (questionId: number) => void
  /** The clock runs, but is not shown. */
  hidesClock?: boolean
  /** Each answer says whether it is saved. */
  showsSaved?: boolean
  /** A saved answer cannot be changed: it is asked about before it is saved. */
  isFinal?: boolean
}

const Look = createContext<FreeLook>({})

export const FreeLookProvider = Look.Provider
export const useFreeLook = () => useContext(Look)
