// What can happen in a battle. The list of its events is the battle: any process reads them and knows how it stands (../battle.ts).

import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { Phrase } from '@trivium/contract/people/message-names'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { FrozenQuestion } from '../../play/plays/frozen.ts'

/** Fixed when the room is opened. Durations are in milliseconds. */
export interface BattleRules {
  kind: BattleKind
  /** How many can play. */
  seats: number
  questions: number
  /** How long a question is open for answers. */
  questionMs: number
  /** Coins that every player puts into the pot. */
  entry: number
  isRated: boolean
  /** From the start to the first question. */
  countdownMs: number
  /** The question stands alone, before its options are shown and the clock starts. */
  readMs: number
  revealMs: number
  /** An answer is on its way for this long at most: so much later the round closes. */
  graceMs: number
  /** Who stays away longer has left. */
  awayMs: number
  /** A room that nobody starts is deleted after this time. */
  waitMs: number
  /** A pause of the service that is longer than this ends the battle without a result. */
  longestPauseMs: number
  rematchMs: number
  /** How many phrases a player may say. */
  sayings: number
}

/** The answer that a bot has decided on before the question opened, in the stored order of options; `off` as in `answered`. */
export interface BotPlan {
  seat: number
  answer: string
  correct: boolean
  ms: number
  off?: number
}

/** What the end of a battle has come to for a seat; bots have none. */
export interface SeatSettlement {
  seat: number
  coins: number
  /** Ratings in whole points; null where the battle is not rated. */
  rating: { before: number; after: number; isProvisional: boolean } | null
  /** Random battles won in a row, with this one; null where the battle does not count for it. */
  streak: number | null
  badges: string[]
}

interface Payloads {
  /** The room is opened. It always comes first. */
  created: { rules: BattleRules }
  /** A bot has no account, and the rating that it plays at. */
  joined: { account_id: number; bot_rating?: never } | { account_id: null; bot_rating: number }
  /** By wish, or because of being away for too long. Before the start the seat is free again. */
  left: { why: 'left' | 'away' }
  /** The first page of the player is in the room, with the measured round trip of its line. */
  here: { rtt_ms: number }
  /** No page of the player is in the room any more. */
  away: {}
  /** From now on for nothing: no entry, no rating. What was paid is given back. */
  made_friendly: { why: Why }
  started: { questions: FrozenQuestion[]; plays: { seat: number; play_id: number }[] }
  /** The question can be read. */
  asked: { round: number; plans: BotPlan[] }
  /** The options are shown and the clock runs. */
  shown: { round: number }
  /**
   * `answer` is in the stored order of options; `ms` is what counts: from `shown` on, less the way of the answer. `off`: how far a number
   * that is not right is from the right one, in its unit.
   */
  answered: { round: number; answer: string; correct: boolean; ms: number; points: number; off?: number }
  /** `nearest`: who wins a round that asks for a number and that nobody has right, and the points for it, to each. */
  closed: { round: number; nearest?: { seats: number[]; points: number } }
  /** The service was down: every clock stands as it stood. `outage` numbers the outages. */
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
  /** Whose event it is; null for the battle's own. */
  seat: number | null
  payload: Payloads[Kind]
}

/** An event that has been decided, but has no number yet. */
export type NewEvent = { [Kind in BattleEventKind]: OfKind<Kind> }[BattleEventKind]

/** `seq` counts from 1 without gaps; `at` is in milliseconds of the server's clock. */
export type BattleEvent = NewEvent & { seq: number; at: number }

/** @param seat null for an event of the battle itself */
export const event = <Kind extends BattleEventKind>(kind: Kind, seat: number | null, payload: Payloads[Kind]): OfKind<Kind> => ({
  kind,
  seat,
  payload,
})
