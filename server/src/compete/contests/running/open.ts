// Opens a contest at its start: draws its questions and seals them, in one transaction. A second call finds it open.

import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { readFreeLeaves } from '../../../play/solo/index.ts'
import { readCandidates, sealQuestions } from './draw-store.ts'
import { type ContestRow, lockContest, lockDraws, updateContest } from '../store.ts'
import { createHash, randomBytes } from 'node:crypto'
import { drawByHash, drawText } from '@trivium/rules/compete/contests/draw'

// Seeds of draws. The announcement publishes the hash, so that nobody can choose another seed afterwards.
export const newSeed = (): string => randomBytes(32).toString('hex')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const drawFrom = (candidates: readonly number[], count: number, seed: string): number[] =>
  drawByHash(candidates, count, id => sha256(drawText(seed, id)))

/** Where in the bank the draw begins to read: the seed decides that, too. */
const startOf = (seed: string): number => Number.parseInt(sha256(`${seed}:start`).slice(0, 12), 16) / 2 ** 48

/** The draw reads at most this many questions of the bank, because the candidates are published. */
const mostCandidates = 10_000

export async function openContest(db: Db, id: number, settings: Settings, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    await lockDraws(tx)
    const contest = await lockContest(tx, id)
    const isDue = contest && contest.state === 'announced' && contest.called_off_at === null && contest.starts_at <= now
    if (!isDue) return
    if (contest.question_ids) return updateContest(tx, id, { state: 'open' })
    const { candidates, drawn } = await draw(tx, contest, settings.questions_per_play, now)
    if (drawn.length === 0) return updateContest(tx, id, { called_off_at: now })
    await sealQuestions(tx, id, drawn)
    await updateContest(tx, id, { state: 'open', candidates, question_ids: drawn, questions: drawn.length, drawn_at: now })
  })
}

/** The weekly cup leaves each level enough questions for a play, if the bank is large enough. */
async function draw(tx: Tx, contest: ContestRow, questionsPerPlay: number, now: Date): Promise<{ candidates: number[]; drawn: number[] }> {
  const { seed, category_ids: chosen, level_from: from, level_to: to, language_id: languageId, questions } = contest
  if (seed === null || chosen === null) throw new Error(`contest ${contest.id} has neither questions nor a rule`)
  const leafIds = chosen.length > 0 ? chosen : await readFreeLeaves(tx, null)
  const levels = from === null || to === null ? null : { from, to }
  const rule = { languageId, leafIds, levels, start: startOf(seed), most: mostCandidates }
  const spared = contest.kind === 'weekly' ? await readCandidates(tx, { ...rule, leastOfLevel: questionsPerPlay + questions }, now) : []
  const candidates = spared.length < questions ? await readCandidates(tx, { ...rule, leastOfLevel: 0 }, now) : spared
  return { candidates, drawn: drawFrom(candidates, questions, seed) }
}
