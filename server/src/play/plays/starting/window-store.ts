// SQL that ends the window of plays early.

import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/transaction.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'
import { newsOfPlay } from '../news-store.ts'

/** No answer is accepted after `at`; the sweep then settles the plays. The new version invalidates cached plays. */
export async function endWindow(tx: Tx, playIds: number[], at: Date): Promise<void> {
  await sql`
    with moved as (
      update plays set window_ends_at = least(window_ends_at, ${at}),
        deadline_at = case when state = 'open' and deadline_at > ${at} then ${at} else deadline_at end,
        closes_at = case when state = 'open' then least(closes_at, ${at}) else closes_at end, version = version + 1
      where id = any(${playIds}::bigint[]) returning id, version
    )
    select ${newsOfPlay} from moved`.execute(tx)
  wakeJob(tx, 'close_overdue_plays', at)
}
