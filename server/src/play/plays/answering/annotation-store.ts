// SQL about annotations.

import { type Selectable, sql } from 'kysely'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Annotations } from '../../../platform/db/tables/play-tables.ts'

export type AnnotationRow = Selectable<Annotations>

export interface AnnotationChange {
  play_id: number
  question_id: number
  account_id: number
  /** Null keeps the stored value. */
  marked: boolean | null
  struck: string | null
  own_note: string | null
  removesNote: boolean
}

/** A mark belongs to the question: removing it removes it in all plays of this player. */
export async function saveAnnotation(db: Db, change: AnnotationChange): Promise<AnnotationRow> {
  const { play_id, question_id, account_id, marked, struck, own_note, removesNote } = change
  const note = removesNote ? null : own_note
  const { rows } = await sql<AnnotationRow>`
    with unmarked as (
      update annotations set marked = false
      where ${marked === false} and account_id = ${account_id} and question_id = ${question_id} and play_id <> ${play_id} and marked
    )
    insert into annotations as a (play_id, question_id, account_id, marked, struck, own_note)
    values (${play_id}, ${question_id}, ${account_id}, ${marked ?? false}, ${struck ?? ''}, ${note})
    on conflict (play_id, question_id) do update set
      marked = coalesce(${marked}::boolean, a.marked),
      struck = coalesce(${struck}::text, a.struck),
      own_note = case when ${removesNote} then null else coalesce(${note}::text, a.own_note) end
    returning *`.execute(db)
  return must(rows[0], 'it was just saved')
}

export function readAnnotations(db: Db, playId: number): Promise<AnnotationRow[]> {
  return db.selectFrom('annotations').selectAll().where('play_id', '=', playId).orderBy('question_id').execute()
}
