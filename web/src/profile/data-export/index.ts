export { ExportRow } from './export-row.tsx'
