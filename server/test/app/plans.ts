// Query plans, for tests that a query uses an index.

import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

/** @returns the plan of each statement that `run` sends, in order */
export async function plansOf(db: Db, run: (watched: Db) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = []
  await run(
    db.withPlugin({
      transformQuery({ node }) {
        nodes.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const plans: string[] = []
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId())
    plans.push(JSON.stringify((await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))).rows))
  }
  return plans
}
