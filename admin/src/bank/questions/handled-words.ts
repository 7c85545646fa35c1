// Describes the result of an action on many questions.

import type { Handled, WhySkipped } from '@trivium/contract/bank/questions.admin'

const why: Record<WhySkipped, string> = {
  not_found: 'no longer there',
  sealed: 'in use by a contest or an exam',
  replaced: 'earlier version',
  twin: 'another question now asks the same',
  unchanged: 'already in this state',
  wrong_category: 'type not allowed in this category',
  not_a_draft: 'not a draft',
  in_use: 'needed to undo an import',
  needs_review: 'another editor has to accept it first',
}

export function wordsOfHandled({ changed, skipped }: Handled): string {
  const left = Map.groupBy(skipped, ({ why }) => why)
    .entries()
    .map(([reason, rows]) => `${rows.length} skipped: ${why[reason]}`)
    .toArray()
  return [`${changed.length} changed`, ...left].join('. ')
}
