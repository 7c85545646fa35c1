// A connection of the pool, for Kysely. It pipelines statements: it sends `begin` together with the first statement, and `commit`
// together with the last one if the caller marks it as last.

import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type pg from 'pg'
import { type Changes, changeNotice } from '../changes/changes.ts'
import { CommitUnknown, isConnectionLost, isPlanOutdated } from './lost.ts'
import { mostNames, nameOf } from './statement-names.ts'
import type { Watch } from '../changes/watch.ts'

/** State shared by all connections of a pool. */
export interface Shared {
  changes: Changes
  watch: Watch
  /** False for connection poolers that do not support prepared statements. */
  preparesStatements: boolean
  /** Connections of an earlier generation have prepared plans that no longer fit the tables. */
  generation: number
}

/** The state as the caller sees it; in `begun` we have sent nothing yet. */
type Transaction = 'none' | 'begun' | 'sent' | 'ended'

export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #shared: Shared
  readonly #generation: number
  readonly #names = new Set<string>()
  /** Changes of cached rows. */
  readonly #changes: string[] = []
  #transaction: Transaction = 'none'
  #isBroken = false

  constructor(client: pg.PoolClient, shared: Shared) {
    this.#client = client
    this.#shared = shared
    this.#generation = shared.generation
    client.on('notice', ({ code, message = '' }) => void (code === changeNotice && this.#changes.push(message)))
  }

  begin(): void {
    this.#transaction = 'begun'
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction === 'ended') throw new Error('cannot be: the transaction has sent its last statement')
    if (this.#transaction !== 'begun') return this.#send(query)
    this.#transaction = 'sent'
    return second(this.#client.query('begin'), this.#send<Row>(query))
  }

  /** Sends the transaction's last statement together with `commit`. A single statement needs neither `begin` nor `commit`. */
  async executeLast<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isAlone = this.#transaction === 'begun'
    if (isAlone) this.#transaction = 'none'
    const result = this.executeQuery<Row>(query)
    if (isAlone) this.#transaction = 'ended'
    const [done, committed] = await Promise.allSettled([result, isAlone ? null : this.commit()])
    if (done.status === 'rejected') throw isConnectionLost(done.reason) ? new CommitUnknown(done.reason) : done.reason
    if (committed.status === 'rejected') throw committed.reason
    return done.value
  }

  async commit(): Promise<void> {
    const wasSent = this.#transaction === 'sent'
    this.#transaction = 'ended'
    if (!wasSent) return
    const committed = this.#shared.watch.statement('commit', () => this.#client.query('commit'))
    const { command } = await committed.catch((error: unknown) => {
      throw isConnectionLost(error) ? new CommitUnknown(error) : error
    })
    // An earlier statement failed and the caller ignored the error, so PostgreSQL rolled back.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  /** Never fails: its caller already has an error to report. */
  async rollback(): Promise<void> {
    const wasSent = this.#transaction === 'sent'
    this.#transaction = 'ended'
    if (!wasSent) return
    await this.#client.query('rollback').catch(() => {
      this.#isBroken = true
    })
  }

  release(): void {
    this.#transaction = 'none'
    // We notify before the caller continues, so that this process knows its own changes at once.
    for (const change of this.#changes.splice(0)) this.#shared.changes.notify(change)
    this.#client.release(this.#isBroken || this.#isOutdated || this.#names.size > mostNames)
  }

  streamQuery(): never {
    throw new Error('cannot be: we never stream rows')
  }

  get #isOutdated(): boolean {
    return this.#generation < this.#shared.generation
  }

  async #send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql: text, parameters } = query
    try {
      const { command, rowCount, rows } = await this.#shared.watch.statement(text, () =>
        this.#client.query({ name: this.#nameOf(text), text, values: [...parameters] }),
      )
      return { rows: rows ?? [], ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      this.#shared.generation += 1
      if (this.#transaction !== 'none') throw error
      return this.#send(query)
    }
  }

  #nameOf(text: string): string | undefined {
    const name = this.#shared.preparesStatements && !this.#isOutdated ? nameOf(text) : undefined
    if (name !== undefined) this.#names.add(name)
    return name
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** For two statements sent together: the reply to the second one. An error of the first takes precedence. */
async function second<Reply>(first: Promise<unknown>, reply: Promise<Reply>): Promise<Reply> {
  const [before, result] = await Promise.allSettled([first, reply])
  if (before.status === 'rejected') throw before.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}
