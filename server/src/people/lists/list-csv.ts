// Writes lists as CSV. Our own reader (read-list.ts) reads them back equal.

import { csvLine, harmlessCell, plainCsvLine } from '../../platform/api/csv.ts'
import { listColumns } from './columns.ts'
import type { Judged } from './judge-list.ts'
import type { ReadList, Terms } from './read-list.ts'

export interface ExportedPerson extends Terms {
  /** Null for a person who is invited. */
  account_id: number | null
  email: string | null
  name: string | null
  group: string | null
}

const byteOrderMark = '\uFEFF'
const flag = (value: boolean) => (value ? 'yes' : 'no')

export const listAsCsv = (people: readonly ExportedPerson[]): string =>
  byteOrderMark +
  csvLine(listColumns) +
  people
    .map(one =>
      csvLine([
        one.account_id,
        one.email,
        one.name,
        one.own_id,
        one.group,
        one.extra_percent,
        flag(one.hides_timer),
        flag(one.has_larger_text),
      ]),
    )
    .join('')

/** The refused rows as they were, each with its place and its reason in front; null without refused rows. */
export function refusedAsCsv({ header }: ReadList, judged: readonly Judged[]): string | null {
  const refused = judged.filter(({ verdict }) => verdict === 'refused')
  if (refused.length === 0) return null
  const skip = header[0] === 'reason' ? 1 : 0
  const line = (reason: string, cells: readonly string[]) => plainCsvLine([reason, ...cells.slice(skip)].map(harmlessOnce))
  return (
    byteOrderMark + line('reason', header) + refused.map(({ problem, entry }) => line(`Row ${entry.row}: ${problem}`, entry.cells)).join('')
  )
}

/** A cell of an earlier file of ours has its apostrophe already. */
const harmlessOnce = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell : harmlessCell(cell))
