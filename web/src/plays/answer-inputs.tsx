// How each type of question is answered. A new type is one more row.

import type { AnswerOutcome, Q, QuestionType } from '@trivium/contract/plays'
import type { ComponentType } from 'react'
import { OptionChoice } from './option-choice.tsx'
import { OptionOrder } from './option-order.tsx'
import { OptionSet } from './option-set.tsx'
import type { Effect } from './play-state.ts'

export interface AnswerInputProps {
  question: Q
  effect: Effect | undefined
  /** Keys joined by commas. */
  answer: string
  /** Set once the server has told what was right. */
  outcome: AnswerOutcome | null
  isOpen: boolean
  onChange: (answer: string) => void
  onHandIn: (answer: string) => void
}

export const answerInputs: Partial<Record<QuestionType, ComponentType<AnswerInputProps>>> = {
  multiple_choice: OptionChoice,
  true_false: OptionChoice,
  multi_select: OptionSet,
  sequence: OptionOrder,
}
