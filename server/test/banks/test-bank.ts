// A bank for tests: an organisation with two areas, made of the fixture's categories.

import type { Quiz } from '../app/quiz.ts'

/** `lore/science` and `lore/history`, with all question types that the fixture has there. */
export async function fillBank({ database: { db }, fixture: { categories } }: Quiz): Promise<void> {
  const { id } = await db
    .insertInto('organisations')
    .values({ slug: 'lore', names: JSON.stringify({ en: 'Lore', ar: 'المعارف' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const areas = [
    { slug: 'science', ar: 'العلوم', leaves: [categories.science, categories.sets] },
    { slug: 'history', ar: 'التاريخ', leaves: [categories.ancient, categories.modern] },
  ]
  for (const { slug, ar, leaves } of areas) {
    const area = await db
      .insertInto('areas')
      .values({ organisation_id: id, slug, names: JSON.stringify({ en: slug, ar }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('area_categories')
      .values(leaves.map(category_id => ({ area_id: area.id, category_id })))
      .execute()
  }
}
