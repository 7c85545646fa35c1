// What can happen to a play. The server saves the state after the events and the answers among them (the log); replay.ts reads the log.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { FrozenQuestion } from '../plays/frozen.ts'
import type { LoggedAnswer } from './state.ts'

export type PlayEvent =
  | Answered
  /** The time of the current question ran out; the server noticed it at `at`. */
  | { type: 'lapsed'; at: Date }
  /** The player sees the current question. */
  | { type: 'shown'; at: Date }
  /** The player has left the round. */
  | { type: 'left'; at: Date }
  /** Free order: empty if the draft was removed. */
  | { type: 'drafted'; position: number; answer: string }
  | LifelineUsed
  /** A wrong guess at the word, with a try left. */
  | { type: 'word_tried'; guess: string }
  /** A letter of the word that the current question asks for, by its position in the word. */
  | { type: 'hint_bought'; letter: number }
  /** An adaptive test asks this question next. */
  | { type: 'question_drawn'; question: FrozenQuestion }
  | BattleEnded
  /** Questions without an answer stay unanswered. */
  | { type: 'ended'; at: Date }

export interface Answered {
  type: 'answered'
  answer: LoggedAnswer
  points: number
}

export interface LifelineUsed {
  type: 'lifeline_used'
  lifeline: LifelineName
  /** The question at which it was used. */
  questionId: number
  /** The current question as the lifeline leaves it; a skip puts another one in its place. */
  question: FrozenQuestion
  /** When the clock of the question starts again; null when the clock keeps running. */
  restartsAt: Date | null
}

/** The battle has graded and counted the answers of its players itself. */
export interface BattleEnded {
  type: 'battle_ended'
  answers: readonly LoggedAnswer[]
  correct: number
  wrong: number
  points: number
}
