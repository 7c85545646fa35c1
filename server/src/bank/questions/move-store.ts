// SQL for a category of the starter content that a release has divided into subcategories.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/**
 * Players reach a category's own questions and texts only while it has no subcategories. So those that others have put there, or that
 * staff has changed, move into its first subcategory.
 */
export async function moveIntoSubcategories(db: Db, parentIds: number[]): Promise<void> {
  for (const table of ['questions', 'passages'] as const) {
    await sql`
      update ${sql.table(table)} moved set category_id = first.id
      from (select distinct on (parent_id) parent_id, id from categories
        where parent_id = any(${parentIds}::int[]) order by parent_id, position, id) first
      where moved.category_id = first.parent_id`.execute(db)
  }
}
