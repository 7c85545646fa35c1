// Names of the states of review, and the result of accepting.

import type { Accepted, WhyNotAccepted } from '@trivium/contract/bank/question-review.admin'
import type { ReviewState } from '@trivium/contract/bank/question-names'

export const reviewWords: Record<ReviewState, string> = { waiting: 'Waits for review', sent_back: 'Sent back' }

const why: Record<WhyNotAccepted, string> = {
  not_found: 'no longer there',
  not_waiting: 'not waiting for review',
  own: 'changed by yourself, so another editor has to accept it',
  unseen: 'changed since you opened it',
  sealed: 'in use by a contest or an exam',
  replaced: 'its question was replaced meanwhile',
  twin: 'another question now asks the same',
  outdated: 'its question was changed meanwhile: the author has to save the change again',
}

export function wordsOfAccepted({ accepted, skipped }: Accepted): string {
  const left = Map.groupBy(skipped, ({ why: reason }) => reason)
    .entries()
    .map(([reason, rows]) => `${rows.length} skipped: ${why[reason]}`)
    .toArray()
  return [`${accepted.length} accepted`, ...left].join('. ')
}
