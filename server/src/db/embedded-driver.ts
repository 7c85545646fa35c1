// Kysely's driver for PGlite. Statements that come often are prepared: PostgreSQL parses and plans each of them once, which is half of
// what a small statement costs in WebAssembly. PGlite itself describes and parses every statement anew.

import { parse, protocol, type PGlite, type Results, type Transaction, types } from '@electric-sql/pglite'
import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { errorCode, isPlanOutdated } from './lost.ts'
import { mostNames, nameOf } from './statement-names.ts'

const { serialize } = protocol

export class EmbeddedDriver implements Driver {
  readonly #pglite: PGlite
  readonly #connection: EmbeddedConnection

  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#connection = new EmbeddedConnection(pglite)
  }

  async init(): Promise<void> {}

  /** Kysely lets one caller at a time have the only connection (PGliteAdapter). */
  async acquireConnection(): Promise<EmbeddedConnection> {
    return this.#connection
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.rollback()
  }

  async destroy(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close()
  }
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']

/** What PostgreSQL has said of a prepared statement: the types of its parameters, and its columns. */
interface Statement {
  types: number[]
  columns: Messages
  runs: number
}

/** Then it is planned anew, as its tables may have grown: PGlite has no autovacuum, which tells PostgreSQL's plans of it. */
const mostRuns = 1000

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly #statements = new Map<string, Statement>()
  #transaction: { tx: Transaction; end: PromiseWithResolvers<void>; ended: Promise<void> } | null = null

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** PGlite's own transaction keeps out what does not come through Kysely: sessions and backups. */
  async begin(): Promise<void> {
    const begun = Promise.withResolvers<Transaction>()
    const end = Promise.withResolvers<void>()
    const ended = this.#pglite.transaction(async tx => {
      begun.resolve(tx)
      await end.promise
    })
    ended.catch(begun.reject)
    this.#transaction = { tx: await begun.promise, end, ended }
  }

  async commit(): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = null
    transaction?.end.resolve()
    await transaction?.ended.catch((error: unknown) => {
      // An earlier statement had failed and the caller had ignored the error, so the database rolled back.
      throw errorCode(error) === '25P02' ? new AbortedTransactionError({ cause: error }) : error
    })
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = null
    transaction?.end.reject(new Error('rolled back'))
    await transaction?.ended.catch(() => {})
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = nameOf(text)
    const { rows, affectedRows } =
      name === undefined ? await this.#runOnce<Row>(text, parameters) : await this.#runNamed<Row>(name, text, parameters)
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
  }

  streamQuery(): never {
    throw new Error('cannot be: nothing of ours is read row by row')
  }

  #runOnce<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    return (this.#transaction?.tx ?? this.#pglite).query<Row>(text, [...parameters])
  }

  async #runNamed<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    try {
      return await this.#pglite.runExclusive(() => this.#execute<Row>(name, text, parameters))
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      this.#statements.clear()
      if (this.#transaction !== null) throw error
      return this.#runOnce(text, parameters)
    }
  }

  async #execute<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const statement = await this.#prepare(name, text)
    statement.runs += 1
    const values = parameters.map((value, index) => this.#asSent(value, statement.types[index]))
    const replies = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
    const [result] = parse.parseResults([...statement.columns, ...replies], this.#pglite.parsers)
    // As with PGlite's own `query`: the caller knows what the statement selects.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return result as Results<Row>
  }

  async #prepare(name: string, text: string): Promise<Statement> {
    const known = this.#statements.get(name)
    if (known && known.runs < mostRuns) return known
    await this.#makeRoom()
    this.#statements.delete(name)
    const replies = await this.#send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const columns = replies.filter(reply => reply.name === 'rowDescription')
    const statement = { types: parse.parseDescribeStatementResults(replies), columns, runs: 0 }
    this.#statements.set(name, statement)
    return statement
  }

  async #makeRoom(): Promise<void> {
    if (this.#statements.size < mostNames) return
    await this.#send(serialize.query('deallocate all'))
    this.#statements.clear()
  }

  /** Bytes as they are, everything else as text. */
  #asSent(value: unknown, type = 0): string | Uint8Array | null {
    if (value === null || value === undefined) return null
    if (type === types.BYTEA && value instanceof Uint8Array) return value
    const serializer: (value: unknown) => string = this.#pglite.serializers[type] ?? String
    return serializer(value)
  }

  async #send(...messages: Uint8Array[]): Promise<Messages> {
    return (await this.#pglite.execProtocol(Buffer.concat(messages))).messages
  }
}
