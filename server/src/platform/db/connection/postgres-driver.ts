// Kysely's driver for PostgreSQL. It sends `begin` with the first statement, and discards broken connections.

import type { Driver } from 'kysely'
import type pg from 'pg'
import { Unreachable } from './lost.ts'
import { PostgresConnection, type Shared } from './postgres-connection.ts'

export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #shared: Shared
  readonly #connections = new WeakMap<pg.PoolClient, PostgresConnection>()

  constructor(pool: pg.Pool, shared: Omit<Shared, 'generation'>) {
    this.#pool = pool
    this.#shared = { ...shared, generation: 0 }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const isThere = this.#shared.watch.connection()
    const client = await this.#pool
      .connect()
      .catch((error: unknown) => {
        throw new Unreachable(error)
      })
      .finally(isThere)
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new PostgresConnection(client, this.#shared)
    this.#connections.set(client, connection)
    return connection
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    connection.begin()
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}
