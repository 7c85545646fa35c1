export { clearLater, laterOf, useLater } from './later.ts'
export { ReportButton } from './report-button.tsx'
export { ReportLaterButton } from './report-later-button.tsx'
export { type Reported, saveReason, leaveReports, report, stopReporting, useReporting } from './reporting.ts'
