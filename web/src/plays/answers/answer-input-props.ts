import type { AnswerOutcome, Play, Q } from '@trivium/contract/plays'

/** What lifelines and hints have done to a question. */
export type Effect = Play['effects'][number]
/** A letter bought as a hint, and the slot it stands in. */
export type HintLetter = Effect['letters'][number]

export const effectOn = (play: Play, question: Q): Effect | undefined => play.effects.find(effect => effect.question_id === question.id)

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
