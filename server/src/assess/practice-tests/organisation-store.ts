// SQL that loads organisations, their areas, and the categories of areas.

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

type Names = Record<string, string>

/** @returns the organisation's id */
export async function upsertOrganisation(tx: Tx, slug: string, names: Names, position: number): Promise<number> {
  const texts = JSON.stringify(names)
  const row = await tx
    .insertInto('organisations')
    .values({ slug, names: texts, position })
    .onConflict(conflict => conflict.column('slug').doUpdateSet({ names: texts, position }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Moves areas of other organisations to this one. A slug names exactly one area of the starter content. */
export async function moveAreas(tx: Tx, organisationId: number, slugs: string[]): Promise<void> {
  await tx
    .updateTable('areas')
    .set({ organisation_id: organisationId })
    .where('slug', 'in', slugs)
    .where('organisation_id', '<>', organisationId)
    .execute()
}

export interface NewArea {
  organisationId: number
  slug: string
  names: Names
  position: number
  share: number
  /** `type/slug` for a category with its subcategories, or `type/slug/subslug`. */
  categories: string[]
}

/** Removes categories that the area no longer names. */
export async function upsertArea(tx: Tx, { organisationId, slug, names, position, share, categories }: NewArea): Promise<void> {
  await sql`
    with area as (
      insert into areas (organisation_id, slug, names, position, share)
      values (${organisationId}, ${slug}, ${JSON.stringify(names)}, ${position}, ${share})
      on conflict (organisation_id, slug) do update set names = excluded.names, position = excluded.position, share = excluded.share
      returning id
    ), named as (
      select c.id from categories c left join categories p on p.id = c.parent_id
      where c.type || '/' || coalesce(p.slug || '/', '') || c.slug = any(${categories}::text[]) or c.type || '/' || p.slug = any(${categories}::text[])
    ), gone as (
      delete from area_categories a using area where a.area_id = area.id and a.category_id not in (select id from named)
    )
    insert into area_categories (area_id, category_id) select area.id, named.id from area, named on conflict do nothing`.execute(tx)
}
