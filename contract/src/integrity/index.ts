import { proofs } from './proofs.ts'
import { reportOffice } from './reports.admin.ts'
import { reports } from './reports.ts'

export const integrity = { ...reports, ...proofs, ...reportOffice }
