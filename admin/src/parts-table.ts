// All parts of the console, in the order of the menu.

import { auditPart } from './staff/audit-part.ts'
import { staffPart } from './staff/staff-part.ts'
import type { Part } from './parts.ts'

export const parts: readonly Part[] = [staffPart, auditPart]
