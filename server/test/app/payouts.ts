// Finished plays that were not really played, for tests that need a number of them.

import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

let targets = 0

/** @param answered number of answered questions, of ten */
export async function finishPlays(db: Db, accountId: number, count = 20, answered = 10): Promise<void> {
  await sql`
    insert into plays (account_id, mode, target, state, questions, rules, opened_at, started_at, closes_at, finished_at, correct, result)
    select ${accountId}, 'quiz_zone', 'test:' || ${++targets} || ':' || n, 'finished', '[1,2,3,4,5,6,7,8,9,10]', '{}', now(), now(), now(), now(),
      ${answered}::int, '{"total": 10}'
    from generate_series(1, ${count}::int) n`.execute(db)
}
