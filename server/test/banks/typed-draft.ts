// A word that was typed into a draft of a play that asks no words.

import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

/** As if the question at `position` asked for a word, and this were typed there. */
export async function typeDraft(db: Db, playId: number, position: number, typed: string): Promise<void> {
  await sql`
    update plays set drafts = drafts || ${JSON.stringify({ [position]: typed })}::jsonb,
      questions = jsonb_set(questions, ${`{${position},question_id}`}::text[], (select to_jsonb(min(id)) from questions where word is not null))
    where id = ${playId}`.execute(db)
}
