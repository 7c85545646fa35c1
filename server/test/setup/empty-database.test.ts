// After one test file has used a database, the next file finds it as if only migrated.

import { expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/connect.ts'
import { freshDatabase } from './database.ts'
import { startQuiz } from '../app/quiz.ts'

/** All rows of all tables, and the values of the sequences. */
async function contentOf({ withOwnerSession }: Database): Promise<Record<string, unknown>> {
  return withOwnerSession(async session => {
    const tables = await session.select(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables) content[String(name)] = await session.select(`select one::text from "${String(name)}" one order by 1`)
    content['sequences'] = await session.select(
      `select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
    )
    return content
  })
}

async function migratedContent(): Promise<Record<string, unknown>> {
  const copy = await freshDatabase('owner')
  try {
    return await contentOf(copy)
  } finally {
    await copy.close()
  }
}

it('is empty again, its sequences included, after a game was played in it', async () => {
  const quiz = await startQuiz()
  const alice = await quiz.player('Alice', { coins: 500 })
  await quiz.playLevel(alice, { category: 'claims' }, 10)
  await quiz.writePlayStats()
  expect(await quiz.database.db.selectFrom('answers').select('id').execute()).toHaveLength(10)
  await quiz.close()
  const next = await freshDatabase()
  expect(await contentOf(next)).toEqual(await migratedContent())
  // It also works: ids begin at the same number, and triggers run.
  await next.close()
  const again = await startQuiz()
  expect((await again.player()).id).toBe(alice.id)
  expect(await again.ledgerSum()).toBe(0)
  await again.close()
})

it('is not reused once its schema has changed', async () => {
  const database = await freshDatabase()
  await database.withOwnerSession(session => session.run('create table ours (id int); insert into ours values (1)'))
  await database.close()
  const next = await freshDatabase()
  expect(Object.keys(await contentOf(next))).not.toContain('ours')
  await next.close()
})
