// Calls of players about their payouts.

import { payouts } from '@trivium/contract/rewards/payouts'
import { handle, type Handlers } from '../../platform/api/handle.ts'
import { readAccountRow } from './account-store.ts'
import { askForPayout, type Fingerprint, takeBack, termsFor } from './asking/ask.ts'
import { countOwn, readOwn } from './store.ts'
import { presentPayout } from './views.ts'

export interface PayoutParts {
  fingerprint: Fingerprint
}

export function payoutActions({ fingerprint }: PayoutParts): Handlers<typeof payouts> {
  return handle(payouts, {
    async get_payment_request({ offset = 0, limit }, { db, player, settings, now }) {
      const [rows, total, account] = await Promise.all([
        readOwn(db, player.id, { offset, limit: limit ?? settings.page_size }),
        countOwn(db, player.id),
        readAccountRow(db, player.id),
      ])
      return { data: rows.map(presentPayout), total, terms: await termsFor(db, account, settings, now) }
    },

    set_payment_request: (input, context) => askForPayout(input, context, fingerprint),

    async delete_pending_payment_request({ payment_id }, context) {
      await takeBack(payment_id, context)
      return null
    },
  })
}
