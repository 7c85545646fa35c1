// All parts of the console, in the order of the menu.

import { adjustmentsPart } from './payouts/adjustments-part.ts'
import { ledgerPart } from './payouts/ledger-part.ts'
import { payoutsPart } from './payouts/payouts-part.ts'
import { playersPart } from './players/players-part.ts'
import { auditPart } from './staff/audit-part.ts'
import { categoriesPart } from './categories/categories-part.ts'
import { questionsPart } from './questions/questions-part.ts'
import { staffPart } from './staff/staff-part.ts'
import type { Part } from './parts.ts'

export const parts: readonly Part[] = [
  questionsPart,
  categoriesPart,
  playersPart,
  payoutsPart,
  adjustmentsPart,
  ledgerPart,
  staffPart,
  auditPart,
]
