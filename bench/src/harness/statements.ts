// Records the SQL of a call while the server answers, then replays it in a plain loop over a connection pool.

import pg from 'pg'
import { type Statement, takeDown } from '../../../server/test/app/statements.ts'

export { listen } from '../../../server/test/app/statements.ts'
export type { Statement }

/** @returns the statements that `work` sent, in order. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => (await takeDown(work)).statements

const workers = 16
const mostTries = 100
const worthRetrying = new Set(['40001', '40P01', '23505'])

/** Selects rows of the database at `url`. */
export const selectFrom =
  (url: string) =>
  async <Row>(query: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(query)
    await client.end()
    return rows
  }

/**
 * @param warmUp the number of calls before the measurement
 * @returns calls per second when only the database works
 */
export async function replay(url: string, calls: Statement[][], warmUp: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: workers })
  // Ignores errors of connections that are still closing when their database is dropped.
  pool.on('error', () => {})
  try {
    await issueAll(pool, calls.slice(0, warmUp))
    const start = performance.now()
    await issueAll(pool, calls.slice(warmUp))
    return (calls.length - warmUp) / ((performance.now() - start) / 1000)
  } finally {
    await pool.end()
  }
}

async function issueAll(pool: pg.Pool, calls: Statement[][]): Promise<void> {
  let next = 0
  const work = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      let tries = 1
      while (!(await issue(pool, call))) if (++tries > mostTries) throw new Error(`${mostTries} tries in vain: ${call[0]?.text}`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** @returns false when the call failed with an error that the server would retry. */
async function issue(pool: pg.Pool, call: Statement[]): Promise<boolean> {
  const client = await pool.connect()
  try {
    for (const statement of call) await client.query(statement)
    return true
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && worthRetrying.has(error.code ?? '')) return false
    throw error
  } finally {
    client.release()
  }
}
