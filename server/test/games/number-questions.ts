// More questions that ask for a number, beside those of the fixture: for battles, which ask for an option or a number.

import type { Db } from '../../src/platform/db/connect.ts'
import { type Fixture, type PlaceSlug, typedContent } from '../app/fixture.ts'

/** Adds them to the database and to the fixture. Each has its own value and tolerance. */
export async function addNumbers(db: Db, fixture: Fixture, place: PlaceSlug, count: number): Promise<void> {
  const added = Array.from({ length: count }, (_, index) => {
    const key = `${place}:number:${index}`
    return { key, place, level: 1, word: null, accepted: [], note: `Noted: ${key}.`, ...typedContent('number', key) }
  })
  const rows = added.map(({ key, note, number }) => ({
    key,
    category_id: fixture.categories[place],
    language_id: fixture.languages.en,
    level: 1,
    question_type: 'number' as const,
    question: `How much is ${key}?`,
    options: '[]',
    answer: [],
    number: JSON.stringify(number),
    note,
  }))
  const inserted = await db.insertInto('questions').values(rows).returning(['id', 'key']).execute()
  for (const { id, key } of inserted) {
    const known = added.find(one => one.key === key)
    if (known) fixture.known.set(id, { ...known, id, question_type: 'number' })
  }
}
