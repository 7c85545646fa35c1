// The events of a battle. The list of events is the battle: any process can read them and compute the state (battle.ts).

import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { Phrase } from '@trivium/contract/people/message-names'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { FrozenQuestion } from '../../play/plays/frozen.ts'

/** Fixed when the room is opened. Durations are in milliseconds. */
export interface BattleRules {
  kind: BattleKind
  /** Number of seats. */
  seats: number
  questions: number
  /** How long a question is open for answers. */
  questionMs: number
  /** Coins that every player puts into the pot. */
  entry: number
  isRated: boolean
  /** From the start to the first question. */
  countdownMs: number
  /** Time to read the question, before its options are shown and the clock starts. */
  readMs: number
  revealMs: number
  /** Allowance for network delay: the round closes this much later. */
  graceMs: number
  /** A player who is away longer has left. */
  awayMs: number
  /** A room that nobody starts is deleted after this time. */
  waitMs: number
  /** A longer outage of the service ends the battle without a result. */
  longestPauseMs: number
  rematchMs: number
  /** The most phrases that a player may send. */
  sayings: number
}

/** A bot's answer, drawn before the question opens, in the stored order of options; `off` as in `answered`. */
export interface BotPlan {
  seat: number
  answer: string
  correct: boolean
  ms: number
  off?: number
}

/** The answer of a recording to a question; null if its player gave none. In the stored order of options, like that of a bot. */
type RecordedAnswer = Omit<BotPlan, 'seat'> | null

/** A seat of a finished battle that another player plays against. It names nobody: the server looks the player up (docs/decisions/070). */
export interface RecordedSeat {
  /** When its battle ended. */
  played_at: number
  /** By round, from 0. */
  answers: RecordedAnswer[]
}

/** The settlement of a seat at the end of a battle; bots have none. */
export interface SeatSettlement {
  seat: number
  coins: number
  /** Ratings in whole points; null if the battle is not rated. */
  rating: { before: number; after: number; isProvisional: boolean } | null
  /** Random battles won in a row, including this one; null if the battle does not count. */
  streak: number | null
  badges: string[]
}

interface Payloads {
  /** The room is opened. Always the first event. */
  created: { rules: BattleRules }
  /** A bot has no account, but the rating at which it plays. A recording is a bot whose answers are known from the start. */
  joined: { account_id: number; bot_rating?: never; recorded?: never } | { account_id: null; bot_rating: number; recorded?: RecordedSeat }
  /** The player left or was away for too long. Before the start the seat is free again. */
  left: { why: 'left' | 'away' }
  /** The player's first page is in the room, with the measured rtt of its connection. */
  here: { rtt_ms: number }
  /** The player's last page has left the room. */
  away: {}
  /** From now on the battle has no entry and no rating. Entries are refunded. */
  made_friendly: { why: Why }
  started: { questions: FrozenQuestion[]; plays: { seat: number; play_id: number }[] }
  /** The question is shown without its options. */
  asked: { round: number; plans: BotPlan[] }
  /** The options are shown and the clock runs. */
  shown: { round: number }
  /**
   * `answer` is in the stored order of options. `ms` is the time that counts: since `shown`, without the network delay of the answer.
   * `off` is the distance of a wrong number from the right one, in its unit.
   */
  answered: { round: number; answer: string; correct: boolean; ms: number; points: number; off?: number }
  /** `nearest`: the winners of a round in which nobody has the right number, and the points for each. */
  closed: { round: number; nearest?: { seats: number[]; points: number } }
  /** The service was down: all clocks are moved by `ms`. `outage` is the number of the outage. */
  paused: { ms: number; outage: number }
  over: { why: Why | null; settlement: SeatSettlement[] }
  voided: { why: Why }
  deleted: { why: Why }
  said: { phrase: Phrase }
  rematch_asked: {}
  rematch_made: { room_id: string }
}

export type BattleEventKind = keyof Payloads

type OfKind<Kind extends BattleEventKind> = {
  kind: Kind
  /** Null for an event of the battle itself. */
  seat: number | null
  payload: Payloads[Kind]
}

/** A decided event without a number. */
export type NewEvent = { [Kind in BattleEventKind]: OfKind<Kind> }[BattleEventKind]

/** `seq` counts from 1 without gaps; `at` is in milliseconds of the server's clock. */
export type BattleEvent = NewEvent & { seq: number; at: number }

/** @param seat null for an event of the battle itself */
export const event = <Kind extends BattleEventKind>(kind: Kind, seat: number | null, payload: Payloads[Kind]): OfKind<Kind> => ({
  kind,
  seat,
  payload,
})
