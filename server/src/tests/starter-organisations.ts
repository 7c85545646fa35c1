// The organisations of the starter content: which areas the bank has, and which categories belong to each.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

/** Everything that the starter content says about them is loaded anew; areas that are gone stay, because tests refer to them. */
export async function loadStarterOrganisations(db: Db): Promise<void> {
  const { organisations } = await import('@trivium/content/organisations')
  await inTransaction(db, async tx => {
    for (const [position, { slug, name, areas }] of organisations.entries()) {
      const { rows } = await sql<{ id: number }>`
        insert into organisations (slug, names, position) values (${slug}, ${JSON.stringify(name)}, ${position})
        on conflict (slug) do update set names = excluded.names, position = excluded.position returning id`.execute(tx)
      for (const [place, area] of areas.entries()) {
        await sql`
          with area as (
            insert into areas (organisation_id, slug, names, position, share)
            values (${rows[0]?.id}, ${area.slug}, ${JSON.stringify(area.name)}, ${place}, ${area.share})
            on conflict (organisation_id, slug) do update set names = excluded.names, position = excluded.position, share = excluded.share
            returning id
          )
          insert into area_categories (area_id, category_id)
          select area.id, c.id from area, categories c left join categories p on p.id = c.parent_id
          where c.type || '/' || coalesce(p.slug || '/', '') || c.slug = any(${area.categories}::text[])
            or c.type || '/' || p.slug = any(${area.categories}::text[])
          on conflict do nothing`.execute(tx)
      }
    }
  })
}
