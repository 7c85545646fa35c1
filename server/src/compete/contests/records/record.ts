// The public record of a finished contest, with which anybody can check it: its events and its draw.

import type { ContestDraw } from '@trivium/contract/compete/contests'
import type { LinkedEvent } from '@trivium/rules/compete/battles/verify-chain'
import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readDraw } from '../running/draw-store.ts'
import { readContestOfPlay } from '../entry-store.ts'
import { countLinked, readLinked } from './event-store.ts'
import { type ContestRow, readContest } from '../store.ts'

/** Whether the contest has ended: then nothing is secret any more. */
export const hasEnded = ({ state }: Pick<ContestRow, 'state'>) => state === 'over' || state === 'called_off'

/** @throws Refused document_not_found, contest_not_over */
export async function readEndedContest(db: Db, id: number): Promise<ContestRow> {
  const contest = (await readContest(db, id)) ?? refuse('document_not_found')
  return hasEnded(contest) ? contest : refuse('contest_not_over')
}

/** @returns null if there was no draw: the contest has questions of its own, or was called off before the draw */
export async function readDrawOf(db: Db, contest: ContestRow): Promise<ContestDraw | null> {
  const { id, seed, seed_hash, drawn_at, question_ids, questions } = contest
  if (seed === null || seed_hash === null || drawn_at === null || question_ids === null) return null
  const candidates = must(await readDraw(db, id), 'a drawn contest has its candidates')
  return { contest_id: id, seed_hash, seed, drawn_at: drawn_at.toISOString(), questions, candidates, question_ids }
}

export interface ContestRecord {
  events: LinkedEvent[]
  total: number
}

/** At most `limit` events after the number `after`. @throws Refused document_not_found, contest_not_over */
export async function readContestRecord(db: Db, id: number, after: number, limit: number): Promise<ContestRecord> {
  await readEndedContest(db, id)
  const [events, total] = await Promise.all([readLinked(db, id, { after, limit }), countLinked(db, id)])
  return { events, total }
}

/** The proof for a player's own play, once its contest is over. @throws Refused document_not_found, contest_not_over */
export async function readContestProof(db: Db, accountId: number, playId: number) {
  const id = (await readContestOfPlay(db, accountId, playId)) ?? refuse('document_not_found')
  const [draw, events] = await Promise.all([readDrawOf(db, await readEndedContest(db, id)), countLinked(db, id)])
  return { contest_id: id, events, draw }
}
