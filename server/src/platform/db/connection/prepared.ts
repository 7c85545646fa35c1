// Prepared statements with a fixed text, for frequent statements: no call builds or compiles anything, and PostgreSQL parses and plans
// each statement once per connection. Use Kysely for everything else.

import { type CompiledQuery, RawNode } from 'kysely'
import type { Db } from '../connect.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { nameStatement } from './statement-names.ts'
import { hasJoined, type Tx } from '../transaction.ts'

export interface PreparedStatement<Row, Values extends readonly unknown[]> {
  /** Works inside and outside a transaction. */
  run: (db: Db, ...values: Values) => Promise<Row[]>
  /**
   * Runs as the last statement of its transaction: the driver sends it together with `commit`, which saves a round trip. In a transaction
   * that has joined another one it runs like any other statement. Any statement after it fails.
   */
  runLast: (tx: Tx, ...values: Values) => Promise<Row[]>
}

/**
 * @param name identifies the statement in pg_prepared_statements
 * @param text with $1, $2, …; values that partial indexes depend on must be literals, because a prepared plan does not know its
 * parameters
 */
export function prepared<Row, Values extends readonly unknown[]>(name: string, text: string): PreparedStatement<Row, Values> {
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

/** Like `prepared`, with named parameters for statements that have many: `:name` in the text. Casts (`::int`) are left alone. */
export function preparedByName<Row, Values extends object>(name: string, text: string): PreparedStatement<Row, [values: Values]> {
  const names: string[] = []
  const numbered = text.replaceAll(/(?<![:\w]):([a-z]\w*)/gi, (_all, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  const statement = prepared<Row, readonly unknown[]>(name, numbered)
  const inOrder = (values: Values) => names.map(parameter => Reflect.get(values, parameter) as unknown)
  return {
    run: (db, values) => statement.run(db, ...inOrder(values)),
    runLast: (tx, values) => statement.runLast(tx, ...inOrder(values)),
  }
}
