// What came of doing something to many questions.

import type { Handled, WhySkipped } from '@trivium/contract/bank/questions.admin'

const why: Record<WhySkipped, string> = {
  not_found: 'not there any more',
  sealed: 'asked by a contest or an exam now',
  replaced: 'an earlier version',
  twin: 'asked by another question meanwhile',
  unchanged: 'so already',
  wrong_category: 'of a type that this category does not ask',
  not_a_draft: 'not a draft',
  in_use: 'needed to undo an import',
}

export function wordsOfHandled({ changed, skipped }: Handled): string {
  const left = Map.groupBy(skipped, ({ why }) => why)
    .entries()
    .map(([reason, rows]) => `${rows.length} left: ${why[reason]}`)
    .toArray()
  return [`${changed.length} changed`, ...left].join('. ')
}
