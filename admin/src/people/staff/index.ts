export { auditPart } from './audit-part.ts'
export { staffPart } from './staff-part.ts'
