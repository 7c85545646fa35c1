import { proofs } from './proofs.ts'
import { reportAdmin } from './reports.admin.ts'
import { reports } from './reports.ts'

export const integrity = { ...reports, ...proofs, ...reportAdmin }
