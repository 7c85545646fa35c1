// Adapts PGlite to Kysely's driver and prepares frequent statements, so that PostgreSQL parses and plans each of them once. That halves
// the cost of a small statement in WebAssembly. PGlite itself parses and describes every statement anew.

import { type PGlite, parse, protocol, type Results, type Transaction, types } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { createPause } from '../../api/http/pause.ts'
import { isPlanOutdated } from './lost.ts'
import { mostNames, nameOf } from './statement-names.ts'
import type { Watch } from '../changes/watch.ts'

const { serialize } = protocol

type ForKysely = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type TransactionForKysely = Parameters<Parameters<ForKysely['transaction']>[0]>[0]
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']

/** PostgreSQL's description of a prepared statement: the types of its parameters, and its columns. */
interface Statement {
  types: number[]
  columns: Messages
  runs: number
}

/** After this many runs we plan a statement again, because its tables may have grown. PGlite has no autovacuum, which would do it. */
const mostRuns = 1000

export class PreparingPGlite implements ForKysely {
  readonly #pglite: PGlite
  readonly #watch: Watch
  readonly #statements = new Map<string, Statement>()
  readonly #pause = createPause()

  constructor(pglite: PGlite, watch: Watch) {
    this.#pglite = pglite
    this.#watch = watch
  }

  get closed(): boolean {
    return this.#pglite.closed
  }

  get ready(): boolean {
    return this.#pglite.ready
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady
  }

  close(): Promise<void> {
    return this.#pglite.close()
  }

  async query<Row>(text: string, parameters: readonly unknown[] = []): Promise<Results<Row>> {
    try {
      return await this.#run(this.#pglite, text, parameters)
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      return this.#run(this.#pglite, text, parameters)
    }
  }

  transaction<Result>(work: (tx: TransactionForKysely) => Promise<Result>): Promise<Result> {
    const isThere = this.#watch.connection()
    const done = this.#pglite.transaction(tx => {
      isThere()
      return work({
        query: <Row>(text: string, parameters: readonly unknown[] = []) => this.#run<Row>(tx, text, parameters),
        rollback: () => tx.rollback(),
      })
    })
    // A closed database gives no connection.
    return done.finally(isThere)
  }

  /** Statements run on the thread of the event loop, so a call of many would let nobody else in between. */
  async #run<Row>(where: PGlite | Transaction, text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const results = await this.#watch.statement(text, () => this.#answer<Row>(where, text, parameters))
    await this.#pause()
    return results
  }

  async #answer<Row>(where: PGlite | Transaction, text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const name = nameOf(text)
    if (name === undefined) return where.query<Row>(text, [...parameters])
    try {
      return await this.#pglite.runExclusive(() => this.#runNamed<Row>(name, text, parameters))
    } catch (error) {
      if (isPlanOutdated(error)) this.#statements.clear()
      throw error
    }
  }

  async #runNamed<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const statement = await this.#prepare(name, text)
    statement.runs += 1
    const values = parameters.map((value, index) => this.#asSent(value, statement.types[index]))
    const replies = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
    const [result] = parse.parseResults([...statement.columns, ...replies], this.#pglite.parsers)
    // As with PGlite's own `query`, the caller knows the row type.
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

  /** Sends bytes as they are, and everything else as text. */
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
