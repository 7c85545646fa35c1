import FlagIcon from '@mui/icons-material/Flag'
import type { ConsolePart } from '../../platform/parts.ts'
import { ReportPage } from './report-page.tsx'
import { ReportQueue } from './report-queue.tsx'

export const reportsPart: ConsolePart = {
  name: 'reports',
  label: 'Reports',
  icon: FlagIcon,
  group: 'Content',
  roles: ['editor', 'examiner'],
  actions: { list: 'get_reported_questions', one: 'get_question_reports' },
  idField: 'question_id',
  list: ReportQueue,
  show: ReportPage,
  nameOf: row => `Question ${String(row.id)}`,
}
