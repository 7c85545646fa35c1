// Records the statements that a call sends to PostgreSQL. It wraps pg's client, so that it also sees begin and commit.

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  name?: string | undefined
  text: string
  values: unknown[]
}

interface Record {
  statements: Statement[]
  /** The number of statements sent while no other was in flight: statements sent together share one round trip. */
  roundTrips: number
  underWay: number
}

const recording = new AsyncLocalStorage<Record>()

/** @returns a function that ends the recording. */
export function listen(): () => void {
  const client: { query(...args: unknown[]): unknown } = pg.Client.prototype
  const query = client.query
  client.query = function (...args: unknown[]) {
    const record = recording.getStore()
    const statement = statementIn(args)
    const reply = query.apply(this, args)
    if (!record || !statement) return reply
    record.statements.push(statement)
    if (record.underWay === 0) record.roundTrips += 1
    record.underWay += 1
    const end = () => void (record.underWay -= 1)
    if (reply instanceof Promise) reply.then(end, end)
    return reply
  }
  return () => {
    client.query = query
  }
}

function statementIn([query, values]: unknown[]): Statement | null {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return null
  const name = 'name' in query && typeof query.name === 'string' ? query.name : undefined
  return { name, text: query.text, values: 'values' in query && Array.isArray(query.values) ? query.values : [] }
}

export async function takeDown<Result>(work: () => Promise<Result>): Promise<Omit<Record, 'underWay'> & { result: Result }> {
  const record: Record = { statements: [], roundTrips: 0, underWay: 0 }
  const result = await recording.run(record, work)
  return { statements: record.statements, roundTrips: record.roundTrips, result }
}
