export { backupsPart } from './backups-part.ts'
export { DashboardPage } from './dashboard-page.tsx'
export { jobsPart } from './jobs-part.ts'
