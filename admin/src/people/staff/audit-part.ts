import HistoryIcon from '@mui/icons-material/History'
import type { ConsolePart } from '../../platform/parts.ts'
import { AuditList } from './audit-list.tsx'

export const auditPart: ConsolePart = {
  name: 'audit',
  label: 'Audit',
  icon: HistoryIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_audit' },
  list: AuditList,
}
