// SQL that only the home page needs: what is new.

import { sql } from 'kysely'
import type { PlayerHome } from '@trivium/contract/home'
import type { Db } from '../db/connect.ts'

const most = 3

/** The newest texts in a language and the newest categories with questions in it. The initial categories (first hour) are not news. */
export async function readNews(db: Db, languageId: number, languageCode: string): Promise<PlayerHome['news']> {
  const { rows } = await sql<PlayerHome['news'][number]>`
    with news as (
      (select c.created_at, 0 as position, 'category' as kind, c.id, c.slug,
          coalesce(c.names->>${languageCode}::text, c.names->>'en', c.slug) as title, c.type as category_type
        from categories c
        where c.parent_id is null and c.created_at > (select min(created_at) + interval '1 hour' from categories)
          and exists (select 1 from question_counts n join categories leaf on leaf.id = n.category_id
            where n.language_id = ${languageId} and n.questions > 0 and c.id in (leaf.id, leaf.parent_id))
        order by c.created_at desc, c.id limit ${most})
      union all
      (select p.created_at, p.position, 'text', p.id, coalesce(parent.slug, c.slug), p.title, 'fun_and_learn'
        from passages p join categories c on c.id = p.category_id left join categories parent on parent.id = c.parent_id
        where p.is_active and p.language_id = ${languageId}
        order by p.created_at desc, p.position desc, p.id limit ${most})
    )
    select kind, id, slug, title, category_type from news order by created_at desc, position desc, id limit ${most}`.execute(db)
  return rows
}
