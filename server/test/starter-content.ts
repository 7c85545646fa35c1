import { expect } from 'vitest'
import type { Database } from '../src/db/connect.ts'

/** Expects in the database what a first start promises. */
export async function expectStarterContent({ db }: Database, questions: number): Promise<void> {
  expect(questions).toBeGreaterThan(3400)
  expect(await db.selectFrom('questions').select('id').where('key', 'like', 'starter:%').execute()).toHaveLength(questions)
  expect(await db.selectFrom('pages').select('type').execute()).toHaveLength(18)
  const premium = await db.selectFrom('categories').select('type').where('is_premium', '=', true).execute()
  // At least one of each type.
  expect(new Set(premium.map(({ type }) => type)).size).toBe(6)
  const pictures = await db.selectFrom('questions').innerJoin('media', 'media.name', 'questions.image').select('media.type').execute()
  expect(new Set(pictures.map(({ type }) => type))).toEqual(new Set(['image/svg+xml']))
}
