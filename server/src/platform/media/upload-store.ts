// SQL of uploads: files that editors uploaded for questions and categories. Unused uploads are deleted after a while.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { type NewMedia, storeMedia } from './store.ts'

/** The name marks the file as an upload, because the same bytes in the starter content are a separate file. @returns the name */
export async function storeUpload(db: Db, media: NewMedia, { accountId, at }: { accountId: number; at: Date }): Promise<string> {
  const name = await storeMedia(db, { ...media, name: 'upload' })
  await db
    .insertInto('uploads')
    .values({ name, account_id: accountId, uploaded_at: at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ uploaded_at: at }))
    .execute()
  return name
}

/** Deletes unused uploads from before this time. Earlier versions of questions keep theirs. A setting names a picture by its path. */
export async function deleteUnusedUploads(db: Db, before: Date): Promise<void> {
  await sql`
    delete from media m using uploads u
    where u.name = m.name and u.uploaded_at < ${before}::timestamptz
      and not exists (select from questions q where q.image = m.name)
      and not exists (select from questions q where q.audio = m.name)
      and not exists (select from questions q
        where q.options @? '$[*].image ? (@ != null)' and q.options @> jsonb_build_array(jsonb_build_object('image', m.name)))
      and not exists (select from questions q
        where q.question_type = 'matching' and q.matches @> jsonb_build_array(jsonb_build_object('image', m.name)))
      and not exists (select from categories c where c.image = m.name)
      and not exists (select from passages p where p.image = m.name)
      and not exists (select from contests c where c.image = m.name)
      and not exists (select from announcements a where a.image = m.name)
      and not exists (select from settings s where strpos(s.value::text, m.name) > 0)`.execute(db)
}
