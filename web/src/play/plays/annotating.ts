// What a player may keep beside the questions of a play: a mark, struck-out options, a note. Plays without it provide nothing.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { type ComponentType, createContext, useContext } from 'react'

export interface ToolsProps {
  question: Q
  /** No dialog is open in front of the question: keys work. */
  isOn: boolean
  /** The feedback is shown, where the question can be reported, too. */
  isTold?: boolean
}

export interface Annotating {
  marked: ReadonlySet<number>
  toggleMark: (questionId: number) => void
  struckOn: (questionId: number) => readonly OptionKey[]
  toggleStrike: (questionId: number, key: OptionKey) => void
  /** Stands below the answers. */
  Tools: ComponentType<ToolsProps>
  /** A dialog of the tools is open. */
  isCovered: boolean
  /** Closes it. */
  uncover: () => void
}

const Context = createContext<Annotating | null>(null)

export const AnnotatingProvider = Context.Provider
export const useAnnotating = () => useContext(Context)
