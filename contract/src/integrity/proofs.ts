// Proofs of results: what the server logged during the play, and the data to check that nobody has changed the log.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { ContestDraw } from '../compete/contests.ts'
import { Id, optional, Time, Whole } from '../platform/fields.ts'
import { lifelineNames } from '../play/play-names.ts'
import { modes } from '../platform/mode-names.ts'
import { PlayId, Q, Result } from '../play/plays.ts'
import { answerWhys } from './proof-names.ts'

const ProvenAnswer = z.object({
  seat: z.int(),
  /** When the answer arrived; null without an answer. */
  answered_at: Time.nullable(),
  /** The time that counts: in a battle without the network delay of the answer. Null if not measured. */
  ms: z.int().nullable(),
  /** By the shown order of options; '' for none. */
  answer: z.string(),
  why: z.enum(answerWhys),
  points: z.int(),
})
export type ProvenAnswer = z.output<typeof ProvenAnswer>

const ProvenStep = z.object({
  /** From 1. */
  position: z.int(),
  question: Q,
  /** When its clock started; null if it never opened, or if the time was not logged. */
  opened_at: Time.nullable(),
  /** One per seat. */
  answers: z.array(ProvenAnswer),
})
export type ProvenStep = z.output<typeof ProvenStep>

/**
 * An event of a hash chain. `hash` is the SHA-256 (UTF-8, lower-case hexadecimal) of the previous hash, a line feed, and the event without
 * its hash as JSON with sorted keys and no spaces. The hash before the first event is 64 zeros. `seq` counts from 1, `at` is milliseconds
 * of the server's clock.
 */
export const LinkedEvent = z.object({
  seq: z.int(),
  at: z.int(),
  kind: z.string(),
  seat: z.int().nullable(),
  payload: z.record(z.string(), z.unknown()),
  hash: z.string(),
})
export type LinkedEvent = z.output<typeof LinkedEvent>

export const ResultProof = z.object({
  play_id: z.int(),
  mode: z.enum(modes),
  started_at: Time,
  finished_at: Time,
  result: Result,
  /** All players of the battle; one in every other mode. A bot has no name. */
  players: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      is_own: z.boolean(),
      is_bot: z.boolean(),
      /** A bot that repeats a recorded round. */
      is_recorded: z.boolean(),
      points: z.int(),
    }),
  ),
  /** All questions asked. */
  steps: z.array(ProvenStep),
  /** Number of questions missing in `steps`, because a contest that is not over asks them now. */
  left_out: z.int(),
  /** `position` of the question. */
  lifelines: z.array(z.object({ name: z.enum([...lifelineNames, 'hint']), position: z.int().nullable(), coins: z.int() })),
  /** Times in which a player had no open page of the battle. `until` is null if the player did not come back. */
  absences: z.array(z.object({ seat: z.int(), from: Time, until: Time.nullable() })),
  /** Players who left the battle before its end. */
  leavings: z.array(z.object({ seat: z.int(), at: Time })),
  /** Outages of the service; the clock of the battle stood still meanwhile. */
  pauses: z.array(z.object({ at: Time, ms: z.int() })),
  /** Later corrections, because a question had a wrong key (docs/decisions/031). */
  regrades: z.array(z.object({ at: Time, answers: z.int(), coins: z.int(), score: z.int() })),
  /** All events of the battle; null in other modes, and while a contest asks one of its questions. */
  chain: z.array(LinkedEvent).nullable(),
  /** The contest of the play. get_contest_record returns its events. */
  contest: z.object({ contest_id: z.int(), events: z.int(), draw: ContestDraw.nullable() }).nullable(),
})
export type ResultProof = z.output<typeof ResultProof>

export const proofs = {
  get_result_proof: action({
    summary:
      "Proof of the result of one of the caller's finished plays: all questions with times, points and reasons, and the record of a battle",
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: ResultProof,
    refusals: ['document_not_found', 'play_open', 'answers_archived', 'contest_not_over', 'exam_not_released'],
  }),
  get_contest_record: action({
    summary: 'Events of a contest that is over, after a given number, at most a thousand',
    access: 'player',
    input: z.object({ contest_id: Id, after: optional(Whole(0, 2_147_483_647)) }),
    output: z.array(LinkedEvent),
    /** How many events there are. */
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found', 'contest_not_over'],
  }),
}
