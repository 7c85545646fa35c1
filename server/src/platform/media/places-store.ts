// Every place that can use an upload. The sweep deletes only what no place uses, and the library shows staff the places. A new column or
// text that names uploads needs its place here; places.test.ts finds foreign keys and fields of calls that have none.

import { mediaPlaceNames, type MediaPlaceName } from '@trivium/contract/platform/media'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'

interface Place {
  /** Its table, as `r`. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  title: RawBuilder<unknown>
  /** Conditions, one of which holds for a row that uses the upload. Each has its own index, except on tables of a few dozen rows. */
  uses: (name: RawBuilder<string>) => RawBuilder<unknown>[]
}

const picturesIn = (column: RawBuilder<unknown>, name: RawBuilder<string>) =>
  sql`${column} @? '$[*].image ? (@ != null)' and ${column} @> jsonb_build_array(jsonb_build_object('image', ${name}))`
const namedIn = (written: RawBuilder<unknown>, name: RawBuilder<string>) =>
  sql`${written} like '%upload-%' and uploads_in(${written}) @> array[${name}]`
const pathIn = (column: RawBuilder<unknown>, name: RawBuilder<string>) =>
  sql`${column} like '/media/%' and ${column} = '/media/' || ${name}`

export const mediaPlaces: Record<MediaPlaceName, Place> = {
  question: {
    from: sql`questions r`,
    id: sql`r.id`,
    title: sql`r.question`,
    uses: name => [sql`r.image = ${name}`, sql`r.audio = ${name}`, picturesIn(sql`r.options`, name), picturesIn(sql`r.matches`, name)],
  },
  category: {
    from: sql`categories r`,
    id: sql`r.id`,
    title: sql`coalesce(r.names ->> 'en', jsonb_path_query_first(r.names, '$.*') #>> '{}', r.slug)`,
    uses: name => [sql`r.image = ${name}`],
  },
  passage: {
    from: sql`passages r`,
    id: sql`r.id`,
    title: sql`r.title`,
    uses: name => [sql`r.image = ${name}`, pathIn(sql`r.content_url`, name), namedIn(sql`r.html`, name)],
  },
  contest: {
    from: sql`contests r`,
    id: sql`r.id`,
    title: sql`coalesce(r.name, r.kind)`,
    uses: name => [sql`r.image = ${name}`, picturesIn(sql`r.things`, name)],
  },
  announcement: {
    from: sql`announcements r`,
    id: sql`r.id`,
    title: sql`coalesce(r.texts -> 'en' ->> 'title', jsonb_path_query_first(r.texts, '$.*.title') #>> '{}', '')`,
    uses: name => [sql`r.image = ${name}`, pathIn(sql`r.link`, name)],
  },
  setting: {
    from: sql`settings r`,
    id: sql`r.name`,
    title: sql`r.name`,
    uses: name => [sql`strpos(r.value::text, ${name}) > 0`],
  },
  page: {
    from: sql`pages r`,
    id: sql`r.type || ':' || r.language`,
    title: sql`r.type || ' (' || r.language || ')'`,
    uses: name => [sql`strpos(r.html, ${name}) > 0`],
  },
  exam: {
    from: sql`exams r`,
    id: sql`r.id`,
    title: sql`r.title`,
    uses: name => [namedIn(sql`r.rules`, name)],
  },
  waiting_import: {
    from: sql`import_rows r join imports i on i.id = r.import_id and i.state in ('reading', 'previewed', 'running', 'failed')`,
    id: sql`i.id`,
    title: sql`i.name`,
    uses: name => [namedIn(sql`r.question::text`, name)],
  },
  done_import: {
    from: sql`import_changes r join imports i on i.id = r.import_id and i.state = 'done'`,
    id: sql`i.id`,
    title: sql`i.name`,
    uses: name =>
      (['image', 'audio'] as const).map(
        field => sql`r.before ->> ${sql.lit(field)} is not null and r.before ->> ${sql.lit(field)} = ${name}`,
      ),
  },
}

/** Whether any place uses the upload, for statements that know its name. */
export function isUsed(name: RawBuilder<string>): RawBuilder<boolean> {
  const ways = Object.values(mediaPlaces).flatMap(({ from, uses }) => uses(name).map(use => sql`exists (select from ${from} where ${use})`))
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

export interface MediaUse {
  place: MediaPlaceName
  id: string
  title: string
}

/** @returns at most `limit` of each place, latest first */
export async function readUses(db: Db, name: string, limit: number): Promise<MediaUse[]> {
  const named = sql<string>`${name}::text`
  const parts = mediaPlaceNames.map(place => {
    const { from, id, title, uses } = mediaPlaces[place]
    const found = uses(named).map(use => sql`(select ${id} as id, ${title} as title from ${from} where ${use} limit ${limit})`)
    return sql`(select ${place} as place, found.id::text, found.title from (${sql.join(found, sql` union `)}) found
      order by found.id desc limit ${limit})`
  })
  const { rows } = await sql<MediaUse>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
