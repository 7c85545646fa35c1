// How a result came about: what the server wrote down while the play went on, and what is needed to check that nothing has been changed.

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
  /** When it arrived; null where there is none. */
  answered_at: Time.nullable(),
  /** The time that counts: in a battle less the way of the answer. Null where it was not measured. */
  ms: z.int().nullable(),
  /** In the order of options that was shown; '' for none. */
  answer: z.string(),
  why: z.enum(answerWhys),
  points: z.int(),
})
export type ProvenAnswer = z.output<typeof ProvenAnswer>

const ProvenStep = z.object({
  /** From 1. */
  position: z.int(),
  question: Q,
  /** When its clock began; null where it never opened, or where nothing was written down of it. */
  opened_at: Time.nullable(),
  /** One for each seat. */
  answers: z.array(ProvenAnswer),
})
export type ProvenStep = z.output<typeof ProvenStep>

/**
 * An event with its running hash: the SHA-256 (UTF-8, lower-case hexadecimal) of the hash before it, a line feed, and the event without
 * its hash as JSON with sorted keys and no spaces. Before the first event the hash is 64 zeros. `seq` counts from 1, `at` is milliseconds
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
  /** Everyone in the battle; alone in every other mode. A bot has no name. */
  players: z.array(z.object({ seat: z.int(), name: z.string(), is_own: z.boolean(), is_bot: z.boolean(), points: z.int() })),
  /** Every question that was asked. */
  steps: z.array(ProvenStep),
  /** How many questions are left out of `steps`, because a contest that is not over asks them now. */
  left_out: z.int(),
  /** `position` is that of the question. */
  lifelines: z.array(z.object({ name: z.enum([...lifelineNames, 'hint']), position: z.int().nullable(), coins: z.int() })),
  /** Times without an open page of the battle. `until` is null for one who did not come back. */
  absences: z.array(z.object({ seat: z.int(), from: Time, until: Time.nullable() })),
  /** Who left the battle for good before its end. */
  leavings: z.array(z.object({ seat: z.int(), at: Time })),
  /** Times in which the service was down and the clock of the battle stood still. */
  pauses: z.array(z.object({ at: Time, ms: z.int() })),
  /** What was corrected later, because a question had the wrong answer (docs/decisions/031). */
  regrades: z.array(z.object({ at: Time, answers: z.int(), coins: z.int(), score: z.int() })),
  /** Every event of the battle; null in other modes, and as long as a contest asks one of its questions. */
  chain: z.array(LinkedEvent).nullable(),
  /** The contest that the play was part of. Its events are read by get_contest_record. */
  contest: z.object({ contest_id: z.int(), events: z.int(), draw: ContestDraw.nullable() }).nullable(),
})
export type ResultProof = z.output<typeof ResultProof>

export const proofs = {
  get_result_proof: action({
    summary:
      'How the result of an own finished play came about: every question with its times, points and reasons, and the record of a battle',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: ResultProof,
    refusals: ['document_not_found', 'play_open', 'answers_archived', 'contest_not_over', 'exam_not_released'],
  }),
  get_contest_record: action({
    summary: 'What happened in a contest that is over: its events after a number, at most a thousand',
    access: 'player',
    input: z.object({ contest_id: Id, after: optional(Whole(0, 2_147_483_647)) }),
    output: z.array(LinkedEvent),
    /** How many events there are. */
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found', 'contest_not_over'],
  }),
}
