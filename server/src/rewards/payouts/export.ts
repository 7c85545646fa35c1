// A batch to pay: all approved requests as a CSV file. The export is refused while the ledger is not sound.

import { csvTable } from '../../platform/api/csv.ts'
import type { StaffContext } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { checkLedger } from '../wallet/index.ts'
import { readBatch } from './admin-store.ts'

export async function exportPayouts(_input: object, { db, now, audit, log }: StaffContext) {
  const problems = await checkLedger(db)
  if (problems.length > 0) {
    log.error({ problems }, 'the ledger is not sound: no payouts were exported')
    refuse('ledger_unsound')
  }
  const batch = await readBatch(db)
  const rows = batch.map(({ id, account_id, name, payment_type, address, amount, digits, currency, coins, decided_at, details }) => {
    const approved_at = decided_at?.toISOString() ?? ''
    return {
      id,
      account_id,
      name,
      payment_type,
      address,
      amount: (amount / 10 ** digits).toFixed(digits),
      currency,
      coins,
      approved_at,
      details: details ?? '',
    }
  })
  audit({ subject: 'payouts', after: { exported: batch.map(({ id }) => id) } })
  return { name: `payouts-${now.toISOString().slice(0, 10)}.csv`, csv: csvTable(rows), payouts: batch.length }
}
