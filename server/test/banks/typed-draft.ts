// A typed word in the draft of a play whose questions ask for no words.

import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

/** Stores a draft as if the question at `position` asked for a word and the player had typed it. */
export async function typeDraft(db: Db, playId: number, position: number, typed: string): Promise<void> {
  await sql`
    update plays set drafts = drafts || ${JSON.stringify({ [position]: typed })}::jsonb,
      questions = jsonb_set(questions, ${`{${position},question_id}`}::text[], (select to_jsonb(min(id)) from questions where word is not null))
    where id = ${playId}`.execute(db)
}
