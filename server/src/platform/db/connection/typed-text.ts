// Finds and blanks the texts that players typed, because we do not keep them for ever: accounts are deleted, months are archived.

import { sql } from 'kysely'

/** Whether players type their answers to the question. @param question the statement's name for the table of questions */
export const isTyped = (question: string) => sql<boolean>`${sql.ref(`${question}.question_type`)} in ('guess_the_word', 'number')`

/** The drafts of a play, with '…' for every typed text. @param play the statement's name for the table of plays */
export const blankedDrafts = (play: string) => sql`(
  select coalesce(jsonb_object_agg(d.key, case when ${isTyped('q')} then '…' else d.value end), '{}')
  from jsonb_each_text(${sql.ref(`${play}.drafts`)}) d
    left join questions q on q.id = (${sql.ref(`${play}.questions`)} -> d.key::int ->> 'question_id')::int)`
