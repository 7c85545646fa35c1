// Deleting the questions of an undone import that cannot be deleted at once.

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

const file = 'question,A,B,answer,category\nStuck one?,red,green,A,Colours\n'

/** @returns the id of an import of one question that was undone more than a minute ago */
async function undone(quiz: Quiz): Promise<number> {
  const edda = await quiz.player('Edda', { roles: ['editor'] })
  const { data } = await edda.call('upload_import', { name: 'q.csv' }, { file: { field: 'file', bytes: Buffer.from(file) } })
  await quiz.app.runJob('imports')
  await edda.call('run_import', { import_id: data.id })
  await quiz.app.runJob('imports')
  await edda.call('undo_import', { import_id: data.id })
  quiz.clock.advance(61_000)
  return data.id
}

it('an undone import that cannot be deleted is logged once, and deleted later', async () => {
  const lines: string[] = []
  const quiz = await startQuiz({ rights: 'owner', env: { LOG_LEVEL: 'error' }, logTo: { write: line => void lines.push(line) } })
  onTestFinished(() => quiz.close())
  const { db } = quiz.database
  const id = await undone(quiz)
  const clear = () => quiz.app.runJob('clear_imports')
  const look = async () => ({
    questions: (await db.selectFrom('questions').select('id').where('import_id', '=', id).execute()).length,
    isCleared: (await db.selectFrom('imports').select('is_cleared').where('id', '=', id).executeTakeFirstOrThrow()).is_cleared,
    logged: lines.filter(line => line.includes('an undone import could not be deleted')).length,
  })

  await sql`create function stay() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`.execute(db)
  await sql`create trigger stay before delete on questions for each row execute function stay()`.execute(db)
  await clear()
  await clear()
  expect(await look()).toEqual({ questions: 1, isCleared: false, logged: 1 })
  await sql`drop trigger stay on questions`.execute(db)
  await clear()
  expect(await look()).toEqual({ questions: 0, isCleared: true, logged: 1 })
})

it('a question that another row refers to stays, and the import counts as cleared', async () => {
  const quiz = await startQuiz({ rights: 'owner' })
  onTestFinished(() => quiz.close())
  const { db } = quiz.database
  const id = await undone(quiz)
  await sql`create table referring (question_id int references questions)`.execute(db)
  await sql`insert into referring select id from questions where import_id = ${id}`.execute(db)
  await quiz.app.runJob('clear_imports')
  const cleared = await db.selectFrom('imports').select('is_cleared').where('id', '=', id).executeTakeFirstOrThrow()
  const kept = await db.selectFrom('questions').select('is_active').where('import_id', '=', id).execute()
  expect([cleared.is_cleared, kept]).toEqual([true, [{ is_active: false }]])
})
