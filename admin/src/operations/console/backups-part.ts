import BackupIcon from '@mui/icons-material/Backup'
import type { ConsolePart } from '../../platform/parts.ts'
import { BackupPage } from './backup-page.tsx'

export const backupsPart: ConsolePart = {
  name: 'backups',
  label: 'Backups',
  icon: BackupIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_backups' },
  list: BackupPage,
}
