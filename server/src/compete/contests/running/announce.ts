// Announces a contest. The announcement fixes its terms: entry, prizes, points, and its questions or the rule that draws them.

import type { ContestKind } from '@trivium/contract/compete/contest-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { ContestWords, Thing } from '../../../platform/db/tables/contest-tables.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { lockOwnQuestions, sealQuestions } from './draw-store.ts'
import { newSeed, sha256 } from './open.ts'
import { insertContest } from '../store.ts'

/** Draws `questions` from these leaf categories (none: all free ones) and levels when the contest starts. */
interface DrawRule {
  questions: number
  leafIds: number[]
  levels?: { from: number; to: number }
}

/** The contest's own questions, in order. They must not be in the bank, where players may have met them. */
interface OwnQuestions {
  questionIds: number[]
}

export interface NewContest {
  kind: ContestKind
  /** At most one contest has the same key. */
  key?: string
  /** The editor's words; the weekly cup has none, its words are in the texts. */
  name?: string
  description?: string
  image?: string
  /** The words in other interface languages. */
  translations?: ContestWords
  languageId: number
  startsAt: Date
  endsAt: Date
  /** Default: the setting contest_entry. */
  entry?: number
  /** Seconds per question. Default: the setting contest_seconds. */
  seconds?: number
  /** Coins by rank, first rank first. */
  prizes: number[]
  /** Prizes in kind, for ranks that do not overlap. */
  things?: Thing[]
  asks: DrawRule | OwnQuestions
}

/** Thrown for questions that players may have met. */
export class QuestionsNotFree extends Error {
  readonly ids: number[]
  constructor(ids: number[]) {
    super(`questions ${ids.join(', ')} are in the bank, in another contest, or not of this language`)
    this.ids = ids
  }
}

/** @returns the contest's id; null if a contest has this key already. @throws QuestionsNotFree */
export async function announceContest(db: Db, contest: NewContest, settings: Settings, now: Date): Promise<number | null> {
  return inTransaction(db, async tx => {
    const id = await insertContest(tx, { ...rowOf(contest, settings), created_at: now })
    if (id !== null && 'questionIds' in contest.asks) await sealOwn(tx, id, contest.asks, contest.languageId)
    return id
  })
}

function rowOf({ asks, ...contest }: NewContest, settings: Settings) {
  return {
    key: contest.key ?? null,
    kind: contest.kind,
    name: contest.name ?? null,
    description: contest.description ?? null,
    image: contest.image ?? null,
    translations: JSON.stringify(contest.translations ?? {}),
    language_id: contest.languageId,
    starts_at: contest.startsAt,
    ends_at: contest.endsAt,
    entry: contest.entry ?? settings.contest_entry,
    seconds: contest.seconds ?? settings.contest_seconds,
    score_correct: settings.contest_score_correct,
    score_wrong: settings.contest_score_wrong,
    prizes: contest.prizes.toSorted((one, other) => other - one),
    things: JSON.stringify((contest.things ?? []).toSorted((one, other) => one.from - other.from)),
    ...('questionIds' in asks ? ownColumns(asks) : ruleColumns(asks)),
  }
}

const ownColumns = ({ questionIds }: OwnQuestions) => ({
  questions: questionIds.length,
  question_ids: questionIds,
  category_ids: null,
  level_from: null,
  level_to: null,
  seed: null,
  seed_hash: null,
})

function ruleColumns({ questions, leafIds, levels }: DrawRule) {
  const seed = newSeed()
  const range = { level_from: levels?.from ?? null, level_to: levels?.to ?? null }
  return { questions, question_ids: null, category_ids: leafIds, ...range, seed, seed_hash: sha256(seed) }
}

async function sealOwn(tx: Tx, id: number, { questionIds }: OwnQuestions, languageId: number): Promise<void> {
  const own = await lockOwnQuestions(tx, questionIds, languageId)
  const others = questionIds.filter(questionId => !own.has(questionId))
  if (others.length > 0) throw new QuestionsNotFree(others)
  await sealQuestions(tx, id, questionIds)
}
