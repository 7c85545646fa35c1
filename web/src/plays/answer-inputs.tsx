// How each type of question is answered. A new type is one more row, and does not compile without.

import type { AnswerOutcome, Q, QuestionType } from '@trivium/contract/plays'
import type { ComponentType } from 'react'
import { AudioChoice } from './audio-choice.tsx'
import { OptionChoice } from './option-choice.tsx'
import { OptionOrder } from './option-order.tsx'
import { OptionSet } from './option-set.tsx'
import type { Effect } from './play-state.ts'
import { WordInput } from './word-input.tsx'

export interface AnswerInputProps {
  question: Q
  /** How often its sound was heard is kept by play. */
  playId?: number
  effect: Effect | undefined
  /** Keys joined by commas, or the word. */
  answer: string
  /** Set once the server has told what was right. */
  outcome: AnswerOutcome | null
  isOpen: boolean
  /** On its way to the server. */
  isSending?: boolean
  onChange: (answer: string) => void
  onHandIn: (answer: string) => void
  /** Buys a letter, where letters are sold. */
  onHint?: () => void
}

/** Formulas are drawn wherever a text holds one (ui/formula-text.tsx): maths needs no input of its own. */
const inputs: Record<QuestionType, ComponentType<AnswerInputProps>> = {
  multiple_choice: OptionChoice,
  true_false: OptionChoice,
  multi_select: OptionSet,
  sequence: OptionOrder,
  guess_the_word: WordInput,
  audio: AudioChoice,
  maths: OptionChoice,
}

/** Partial: an app kept from before a type existed may meet it (unknown-type.tsx). */
export const answerInputs: Partial<typeof inputs> = inputs
