// The questions of a battle: the same for all players, and none that one of them is being asked elsewhere.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { modeTable } from '@trivium/rules/play/modes'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { findCategory, placeOf, refuseIfLocked } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readQuestions } from '../../../bank/questions/index.ts'
import type { CachedBattle } from '../running/cached-battles.ts'
import { readFreeLeaves, readLeaves } from '../../../play/solo/index.ts'
import { drawOfTypes, freezeQuestion, readActiveQuestions } from '../../../play/questions/index.ts'

export interface BattleDraw {
  languageId: number
  /** Null: any free category. */
  categoryId: number | null
  accountIds: number[]
  count: number
  now: Date
}

/** @throws Refused no_questions if there are fewer than asked for */
export async function drawQuestions(db: Db, draw: BattleDraw): Promise<FrozenQuestion[]> {
  const ids = await drawIds(db, draw)
  const known = await readQuestions(db, ids)
  return ids.map(id => freezeQuestion(must(known.get(id), 'it has just been drawn'), modeTable.random_battle))
}

/** Choose one option, or give a number: players answer within seconds, and the answer is right or wrong as a whole. */
const askedTypes: readonly QuestionType[] = ['multiple_choice', 'number']

/** The categories that a battle in this one, or in any, asks from. */
export const leavesOf = (db: Db, categoryId: number | null): Promise<number[]> =>
  categoryId === null ? readFreeLeaves(db, null) : readLeaves(db, categoryId)

async function drawIds(db: Db, { languageId, categoryId, accountIds, count, now }: BattleDraw): Promise<number[]> {
  const leafIds = await leavesOf(db, categoryId)
  const asked = await Promise.all(accountIds.map(accountId => readActiveQuestions(db, { accountId, except: '' }, now)))
  const among = { leafIds, languageId, accountIds, now, avoid: asked.flat() }
  const ids = await drawOfTypes(db, askedTypes, among, count, Math.random())
  return ids.length < count ? refuse('no_questions') : ids
}

/** Checks that a battle could be played there. @throws Refused no_questions */
export async function refuseWithoutQuestions(db: Db, draw: Omit<BattleDraw, 'now' | 'accountIds'>): Promise<void> {
  await drawIds(db, { ...draw, accountIds: [], now: new Date(0) })
}

/** Questions that a contest has drawn since the battle asked them. */
export async function sealedOf(db: Db, { battle }: CachedBattle): Promise<Set<number>> {
  const asked = battle.questions.slice(0, battle.round)
  const questions = await readQuestions(
    db,
    asked.map(({ question_id }) => question_id),
  )
  return new Set([...questions.values()].flatMap(({ id, sealed_by }) => (sealed_by === null ? [] : [id])))
}

/** @param named a slug or an id; undefined or 'any' means any category. @throws Refused document_not_found, category_locked */
export async function categoryAsked(db: Db, accountId: number, named: string | undefined): Promise<number | null> {
  if (named === undefined || named === 'any') return null
  const category = await findCategory(db, named, 'quiz_zone')
  await refuseIfLocked(db, accountId, category)
  return category.id
}

export async function categoryShown(db: Db, categoryId: number | null) {
  return (await placeOf(db, categoryId))?.category ?? null
}
