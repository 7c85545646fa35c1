// Calls of treasurers about payment requests and balances.

import { payoutAdmin } from '@trivium/contract/rewards/payouts.admin'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { countVerdicts, judgeLedger, readVerdicts } from '../wallet/index.ts'
import { adjustCoins, confirmAdjustment, refuseAdjustment } from './adjust.ts'
import { countAdjustments, readAdjustments } from './adjustment-store.ts'
import { checksOf } from './asking/checks.ts'
import { approvePayout, payPayout, rejectPayout } from './decide.ts'
import { exportPayouts } from './export.ts'
import { countQueue, readQueue, readQueued } from './admin-store.ts'
import { presentAdjustment, presentQueued, presentVerdict } from './views.ts'
import { whyNotDecide, whyNotPay } from './asking/why-not.ts'

export const payoutAdminActions = handle(payoutAdmin, {
  async get_payouts({ offset = 0, limit, ...wanted }, { db, settings }) {
    const page = { offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readQueue(db, wanted, page), countQueue(db, wanted)])
    return { data: rows.map(presentQueued), total }
  },

  async get_payout({ payout_id }, context) {
    const row = (await readQueued(context.db, payout_id)) ?? refuse('document_not_found')
    const [checks, approve, pay] = await Promise.all([checksOf(row, context), whyNotDecide(row, context), whyNotPay(row, context)])
    return { ...presentQueued(row), checks, why_not: { approve, pay } }
  },

  approve_payout: approvePayout,
  pay_payout: payPayout,
  reject_payout: rejectPayout,
  export_payouts: exportPayouts,

  check_ledger: async (_input, { db, now }) => presentVerdict(await judgeLedger(db, now)),

  async get_ledger_checks({ offset = 0, limit }, { db, settings }) {
    const [rows, total] = await Promise.all([readVerdicts(db, { offset, limit: limit ?? settings.page_size }), countVerdicts(db)])
    return { data: rows.map(presentVerdict), total }
  },

  async get_adjustments({ offset = 0, limit, ...wanted }, { db, settings }) {
    const page = { offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readAdjustments(db, wanted, page), countAdjustments(db, wanted)])
    return { data: rows.map(presentAdjustment), total }
  },

  adjust_coins: adjustCoins,
  confirm_adjustment: confirmAdjustment,
  refuse_adjustment: refuseAdjustment,
})
