import type { AnswerOutcome, OptionKey, Peers, Play, Q } from '@trivium/contract/play/plays'
import type { ReactNode } from 'react'

/** The effects of lifelines, hints and tries on a question. */
export type Effect = Play['effects'][number]
/** A letter bought as a hint, with its slot. */
export type HintLetter = Effect['letters'][number]

export const effectOn = (play: Play, question: Q): Effect | undefined => play.effects.find(effect => effect.question_id === question.id)

/** With the feedback, the shares of other players' first answers take the place of a poll. */
export const withPeers = (effect: Effect | undefined, question: Q, peers: Peers | undefined): Effect | undefined =>
  peers
    ? {
        question_id: question.id,
        removed: [],
        letters: [],
        tries: [],
        ...effect,
        shares: peers.shares,
        respondents: peers.answers,
        estimated: false,
      }
    : effect

/** The feedback on the answer. It has remarks, other right answers and the tolerance only if the server reveals the right answer. */
export type AnswerFeedback = Pick<AnswerOutcome, 'correct' | 'correct_answer'> &
  Partial<Pick<AnswerOutcome, 'remarks' | 'also_right' | 'tolerance'>>

export interface AnswerInputProps {
  question: Q
  /** The number of times the sound was played is stored per play. */
  playId?: number
  effect: Effect | undefined
  /** Keys joined by commas, pairs, the word or the number. */
  answer: string
  /** Set once the server has graded the answer. */
  outcome: AnswerFeedback | null
  isOpen: boolean
  /** The answer is being sent. */
  isSending?: boolean
  onChange: (answer: string) => void
  onHandIn: (answer: string) => void
  /** Guess the word: the number of tries; without it, the first word is the answer. */
  tries?: number
  /** Buys a letter; absent if hints are not offered. */
  onHint?: () => void
  /** Shown at the end of an option: in battles the faces of those who chose it. */
  beside?: Partial<Record<OptionKey, ReactNode>> | undefined
}
