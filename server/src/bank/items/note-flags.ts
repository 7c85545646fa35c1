// Computes the flags of items whose stats have grown, and stores them, so that lists of questions need not compute them.

import { discrimination, facility } from '@trivium/rules/bank/items/item-stats'
import { flagsOf, leastForFlags } from '@trivium/rules/bank/items/item-flags'
import type { Db } from '../../platform/db/connect.ts'
import { type ItemToFlag, type NotedFlags, readItemsToFlag, writeFlags } from './flag-store.ts'

const batch = 500

/** @returns the number of items computed */
export async function noteFlags(db: Db, now: Date): Promise<number> {
  let [total, after] = [0, 0]
  for (;;) {
    const items = await readItemsToFlag(db, { after, least: leastForFlags, limit: batch })
    if (items.length > 0) await writeFlags(db, items.map(notedOf), now)
    total += items.length
    after = items.at(-1)?.question_id ?? after
    if (items.length < batch) return total
  }
}

function notedOf(item: ItemToFlag): NotedFlags {
  const { question_id, attempts, question_type: type, options, answer, choices } = item
  return {
    question_id,
    attempts,
    facility: facility(item),
    discrimination: discrimination(item),
    flags: flagsOf({ sums: item, choices, type, options, answer }),
  }
}
