// Checks what an editor has entered for a contest: its window, its picture, and whether there are enough questions to draw from.

import type { InputOf } from '@trivium/contract/platform/action'
import type { contestAdmin } from '@trivium/contract/compete/contests.admin'
import type { Context } from '../../platform/api/handle.ts'
import { InvalidInput } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Thing } from '../../platform/db/tables/contest-tables.ts'
import { lockMedia } from '../../platform/media/index.ts'
import { readFreeLeaves } from '../../play/solo/index.ts'
import type { NewContest } from './running/announce.ts'
import { lockOwnQuestions } from './running/draw-store.ts'
import { countDrawableAt, readLeafCategories } from './admin-store.ts'

type Wanted = Omit<InputOf<(typeof contestAdmin)['announce_contest']>, 'once'>

/** @throws InvalidInput, Refused document_not_found */
export async function contestOf(wanted: Wanted, context: Context & { db: Parameters<typeof lockOwnQuestions>[0] }): Promise<NewContest> {
  const { name, description, translations, entry, seconds, prizes } = wanted
  const { id: languageId } = await resolveLanguage(context, wanted.language_id)
  const { starts_at: startsAt, ends_at: endsAt } = windowOf(wanted, context.now)
  const image = await imageOf(context.db, wanted.image)
  const things = await thingsOf(wanted, context.db)
  const asks = wanted.question_ids ? await ownOf(wanted.question_ids, languageId, context.db) : await ruleOf(wanted, languageId, context.db)
  const words = { name, description, translations, ...(image !== null && { image }) }
  return { kind: 'special', ...words, languageId, startsAt, endsAt, entry, seconds, prizes, things, asks }
}

/** Filling in the form takes a while, so the start may have passed meanwhile. */
const lateMs = 5 * 60_000

export function windowOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }, now: Date) {
  const window = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  if (window.starts_at.getTime() < now.getTime() - lateMs) invalid('starts_at', 'is over')
  if (window.ends_at <= window.starts_at || window.ends_at <= now) invalid('ends_at', 'is not after the start')
  return window
}

export async function imageOf(db: Db, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null
  return (await lockMedia(db, [name])).length === 0 ? name : invalid('image', 'is not stored here')
}

/** As stored. */
export const writtenThings = (things: Wanted['things'] = []): Thing[] =>
  things
    .map(({ description = '', image = null, ...thing }) => ({ ...thing, description, image }))
    .toSorted((one, other) => one.from - other.from)

async function thingsOf({ prizes, things: wanted }: Wanted, db: Db): Promise<Thing[]> {
  const things = writtenThings(wanted)
  if (prizes.length + things.length === 0) invalid('prizes', 'are missing: give coins, things or both')
  const missing = await lockMedia(
    db,
    things.flatMap(({ image }) => image ?? []),
  )
  for (const [index, { from, to, image }] of things.entries()) {
    if (to < from) invalid('things', `end at rank ${to}, before rank ${from}`)
    if (from <= (things[index - 1]?.to ?? 0)) invalid('things', `are two for rank ${from}`)
    if (image !== null && missing.includes(image)) invalid('things', 'have a picture that is not stored here')
  }
  return things
}

async function ownOf(ids: number[], languageId: number, db: Parameters<typeof lockOwnQuestions>[0]) {
  const questionIds = [...new Set(ids)]
  const free = await lockOwnQuestions(db, questionIds, languageId)
  const others = questionIds.filter(id => !free.has(id))
  if (others.length > 0) {
    invalid(
      'question_ids',
      `${others.join(', ')}: in the bank, where players may have met them, sealed by a contest or an exam, or not of this language`,
    )
  }
  return { questionIds }
}

async function ruleOf({ questions, category_ids = [], level_from, level_to }: Wanted, languageId: number, db: Db) {
  if (questions === undefined) return invalid('questions', 'is missing: how many to draw')
  if ((level_from === undefined) !== (level_to === undefined)) return invalid('level_to', 'needs both levels, or neither')
  const levels = level_from === undefined || level_to === undefined ? undefined : { from: level_from, to: level_to }
  if (levels && levels.to < levels.from) return invalid('level_to', 'is below the first level')
  const known = new Set((await readLeafCategories(db, 'quiz_zone', languageId)).map(({ id }) => id))
  const strange = category_ids.filter(id => !known.has(id))
  if (strange.length > 0) return invalid('category_ids', `${strange.join(', ')}: hold no questions to draw`)
  const leafIds = category_ids.length > 0 ? category_ids : await readFreeLeaves(db, null)
  const drawable = await countDrawableAt(db, { languageId, leafIds, levels })
  if (drawable < questions) return invalid('questions', `are more than there are to draw from: ${drawable}`)
  return { questions, leafIds: category_ids, ...(levels && { levels }) }
}

function invalid(field: string, problem: string): never {
  throw new InvalidInput([{ field, problem }])
}
