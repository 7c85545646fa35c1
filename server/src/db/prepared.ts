// Statements written once and sent as they are: nothing is built or compiled per call, and PostgreSQL parses and plans them once for
// each connection. For what is asked all the time; everything else is Kysely's.

import { type CompiledQuery, RawNode } from 'kysely'
import type { Db } from './connect.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { nameStatement } from './statement-names.ts'
import { hasJoined, type Tx } from './transaction.ts'

export interface Prepared<Row, Values extends readonly unknown[]> {
  /** In a transaction or outside of one. */
  run: (db: Db, ...values: Values) => Promise<Row[]>
  /**
   * As the last statement of its transaction: it travels with the commit and saves a round trip. Where the transaction has joined
   * another one it is a statement like any other. Whatever is sent after it fails.
   */
  runLast: (tx: Tx, ...values: Values) => Promise<Row[]>
}

/**
 * @param name tells in pg_prepared_statements which statement it is
 * @param text with $1, $2, …; the states that partial indexes are made for written out, because a prepared plan does not know its
 * parameters
 */
export function prepared<Row, Values extends readonly unknown[]>(name: string, text: string): Prepared<Row, Values> {
  nameStatement(name, text)
  const query = RawNode.createWithSql(text)
  const filled = (parameters: Values): CompiledQuery<Row> => ({ sql: text, query, queryId: { queryId: name }, parameters })
  return {
    async run(db, ...values) {
      return (await db.getExecutor().executeQuery<Row>(filled(values))).rows
    },
    async runLast(tx, ...values) {
      const { rows } = await tx.getExecutor().provideConnection(connection => {
        const isLast = connection instanceof PostgresConnection && !hasJoined(tx)
        return isLast ? connection.executeLast<Row>(filled(values)) : connection.executeQuery<Row>(filled(values))
      })
      return rows
    },
  }
}
