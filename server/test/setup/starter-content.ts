import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/connect.ts'

/** The stored place of an option must not reveal the right one. The order is fixed, so these counts are the same in every run. */
async function expectEvenPlaces(db: Database['db']): Promise<void> {
  const rows = await db
    .selectFrom('questions')
    .select(['options', 'answer'])
    .where('key', 'like', 'starter:%')
    .where('question_type', 'in', ['multiple_choice', 'audio', 'maths'])
    .execute()
  for (const [options, questions] of Map.groupBy(rows, row => row.options.length)) {
    if (questions.length < 1_000) continue
    const places = Array.from({ length: options }, (_, place) => questions.filter(({ answer }) => answer[0] === place).length)
    for (const times of places) expect(times / questions.length, places.join()).toBeCloseTo(1 / options, 2)
  }
}

/** Expects the content that a first start promises. */
export async function expectStarterContent({ db }: Database, questions: number): Promise<void> {
  expect(questions).toBeGreaterThan(3400)
  expect(await db.selectFrom('questions').select('id').where('key', 'like', 'starter:%').execute()).toHaveLength(questions)
  expect(await db.selectFrom('pages').select('type').execute()).toHaveLength(18)
  await expectEvenPlaces(db)
  const premium = await db.selectFrom('categories').select('type').where('is_premium', '=', true).execute()
  // At least one category of each type.
  expect(new Set(premium.map(({ type }) => type)).size).toBe(6)
  const pictures = await db.selectFrom('questions').innerJoin('media', 'media.name', 'questions.image').select('media.type').execute()
  expect(new Set(pictures.map(({ type }) => type))).toEqual(new Set(['image/svg+xml']))
}
