// The SQL behind a call: written down while the server answers it, and issued again by a bare loop over a pool.

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

const recording = new AsyncLocalStorage<Statement[]>()

/** Listens at pg's own door, so that begin and commit are heard too. @returns what ends it. */
export function listen(): () => void {
  const client: { query(...args: unknown[]): unknown } = pg.Client.prototype
  const query = client.query
  client.query = function (...args: unknown[]) {
    const [text, values] = args
    if (typeof text === 'string') recording.getStore()?.push({ text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, args)
  }
  return () => {
    client.query = query
  }
}

/** @returns the statements that `work` issued, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  await recording.run(statements, work)
  return statements
}

const workers = 16
const worthRetrying = new Set(['40001', '40P01', '23505'])

/**
 * @param warmUp this many calls come before the clock starts
 * @returns calls per second when nobody but the database does anything
 */
export async function replay(url: string, calls: Statement[][], warmUp: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  // Connections that are still closing when their database is dropped.
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
    for (let call = calls[next++]; call; call = calls[next++]) while (!(await issue(pool, call)));
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** @returns false when the database wants it tried again, as the server would. */
async function issue(pool: pg.Pool, call: Statement[]): Promise<boolean> {
  const client = await pool.connect()
  try {
    for (const { text, values } of call) await client.query(text, values)
    return true
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && worthRetrying.has(error.code ?? '')) return false
    throw error
  } finally {
    client.release()
  }
}
