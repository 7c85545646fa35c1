import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, urlOf } from '../../../../test/setup/database.ts'
import { type Database, openDatabase } from '../connect.ts'
import { prepared } from './prepared.ts'
import { inTransaction } from '../transaction.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
  await database.withSession(session => session.run('create table marks (id int primary key, at timestamptz, tags text[])'))
})
afterAll(() => database.close())

interface Mark {
  id: number
  at: Date | null
  tags: string[] | null
}
const insert = prepared<Mark, [number, Date | null, string[]]>(
  'insert_mark',
  'insert into marks (id, at, tags) values ($1, $2, $3) returning id, at, tags',
)
const count = prepared<{ marks: number }, []>('count_marks', 'select count(*)::int as marks from marks')
const marks = async () => (await count.run(database.db))[0]?.marks
const at = new Date('2026-11-22T10:00:00Z')

describe('a prepared statement', () => {
  it('takes and returns the same values as Kysely, inside and outside transactions', async () => {
    expect(await insert.run(database.db, 1, at, ['a', 'b'])).toEqual([{ id: 1, at, tags: ['a', 'b'] }])
    await inTransaction(database.db, tx => insert.run(tx, 2, null, []))
    expect(await marks()).toBe(2)
  })

  it('is rolled back with its transaction', async () => {
    const work = inTransaction(database.db, async tx => {
      await insert.run(tx, 3, at, [])
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await marks()).toBe(2)
  })
})

describe('the last statement of a transaction', () => {
  it('commits, alone and after other statements', async () => {
    await inTransaction(database.db, tx => insert.runLast(tx, 10, at, []))
    await inTransaction(database.db, async tx => {
      await insert.run(tx, 11, at, [])
      await insert.runLast(tx, 12, at, [])
    })
    expect(await marks()).toBe(5)
  })

  it('rolls everything back when it fails, and the connection stays usable', async () => {
    const work = inTransaction(database.db, async tx => {
      await insert.run(tx, 20, at, [])
      await insert.runLast(tx, 1, at, [])
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await marks()).toBe(5)
  })

  it('does not commit an outer transaction that its own has joined', async () => {
    const work = inTransaction(database.db, async outer => {
      await inTransaction(outer, inner => insert.runLast(inner, 30, at, []))
      await insert.run(outer, 31, at, [])
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await marks()).toBe(5)
  })

  it('refuses any statement after it', async context => {
    if (database.kind === 'embedded') return context.skip()
    const work = inTransaction(database.db, async tx => {
      await insert.runLast(tx, 40, at, [])
      await insert.run(tx, 41, at, [])
    })
    await expect(work).rejects.toThrow('the transaction has sent its last statement')
  })
})

describe('a transaction', () => {
  it('without a statement sends nothing', async () => {
    expect(await inTransaction(database.db, async () => 'done')).toBe('done')
    await expect(inTransaction(database.db, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  })

  it('rejects when the caller ignored the error of a failed statement', async () => {
    const work = inTransaction(database.db, async tx => {
      await insert.run(tx, 50, at, [])
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
  })
})

const namesOf = async (like: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${like} order by prepare_time`.execute(database.db)
  return rows.map(row => row.name)
}

describe('a state in a condition', () => {
  it('is compiled as a literal, for partial indexes; other values are not', () => {
    const open = database.db.selectFrom('plays').select('id').where('state', '=', 'open').where('target', '=', 'open mind').compile()
    expect(open).toMatchObject({ sql: expect.stringContaining(`"state" = 'open' and "target" = $1`), parameters: ['open mind'] })
  })

  it('lets "on conflict" use a partial index, however often the statement runs', async () => {
    await database.db.insertInto('accounts').values({ subject: 'x', sign_in_type: 'email', name: 'X', refer_code: 'X' }).execute()
    const { id } = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const at = new Date()
    const play = { account_id: id, mode: 'daily_quiz', target: 'x', questions: '[]', rules: '{}', started_at: at, closes_at: at } as const
    for (let times = 0; times < 9; times++) {
      await database.db
        .insertInto('plays')
        .values(play)
        .onConflict(conflict => conflict.columns(['account_id', 'target']).where('state', '=', 'open').doNothing())
        .execute()
    }
    expect(await database.db.selectFrom('plays').select('id').execute()).toHaveLength(1)
  })
})

describe('the database', () => {
  it('names statements that come again, and not those that come once', async () => {
    for (let times = 0; times < 4; times++) await sql`select ${times}::int as "often"`.execute(database.db)
    await sql`select ${1}::int as "once"`.execute(database.db)
    expect(await namesOf('%"often"%')).toHaveLength(1)
    expect(await namesOf('%"once"%')).toEqual([])
    await count.run(database.db)
    expect(await namesOf('%from marks')).toEqual([expect.stringMatching(/^count_marks_/)])
  })

  it('plans a statement again after a thousand runs, because PGlite has no autovacuum', async context => {
    if (database.kind === 'postgres') return context.skip()
    for (let times = 0; times < 1010; times++) await count.run(database.db)
    const { rows } = await sql<{ runs: number }>`
      select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where statement like '%from marks' and name like 'count_marks_%'`.execute(database.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.runs).toBeLessThan(1000)
  })

  it('gets no statement names through poolers that do not support them', async context => {
    if (database.kind === 'embedded') return context.skip()
    const plain = await openDatabase({ databaseUrl: await urlOf(database), dataDir: '', preparesStatements: false })
    for (let times = 0; times < 5; times++) await count.run(plain.db)
    expect((await sql`select name from pg_prepared_statements`.execute(plain.db)).rows).toEqual([])
    await plain.close()
  })

  it('limits the number of statement names', async () => {
    for (let length = 1; length <= 450; length++) {
      const list = sql.join(Array.from({ length }, (_, index) => index))
      for (let times = 0; times < 3; times++) await sql`select id as "listed" from marks where id in (${list})`.execute(database.db)
    }
    expect((await namesOf('%"listed"%')).length).toBeLessThan(400)
  })

  it('may change the columns of a table under a prepared statement, inside and outside a transaction', async () => {
    const all = prepared<Mark & { more: number }, []>('all_marks', 'select * from marks where id = 1')
    await Promise.all(Array.from({ length: 5 }, () => all.run(database.db)))
    for (const column of ['more', 'most']) {
      await database.withSession(session => session.run(`alter table marks add column ${column} int default 7`))
      const read = column === 'more' ? all.run(database.db) : inTransaction(database.db, tx => all.run(tx))
      expect(await read).toMatchObject([{ id: 1, [column]: 7 }])
    }
  })
})
