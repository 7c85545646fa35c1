// The tools a player has beside a question: a mark, struck-out options, a note. Plays without these tools provide no context.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { type ComponentType, createContext, useContext } from 'react'

export interface ToolsProps {
  question: Q
  /** No dialog is open in front of the question, so keys work. */
  isOn: boolean
  /** The feedback is shown, so the player can also report the question. */
  isTold?: boolean
}

export interface Annotating {
  marked: ReadonlySet<number>
  toggleMark: (questionId: number) => void
  struckOn: (questionId: number) => readonly OptionKey[]
  toggleStrike: (questionId: number, key: OptionKey) => void
  /** The question whose options a tap strikes out instead of choosing them. */
  strikingOn: number | null
  /** Rendered below the answers. */
  Tools: ComponentType<ToolsProps>
  /** A dialog of the tools is open. */
  isCovered: boolean
  /** Closes that dialog. */
  uncover: () => void
}

const Context = createContext<Annotating | null>(null)

export const AnnotatingProvider = Context.Provider
export const useAnnotating = () => useContext(Context)
