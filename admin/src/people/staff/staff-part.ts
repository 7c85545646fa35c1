import GroupIcon from '@mui/icons-material/AdminPanelSettings'
import type { ConsolePart } from '../../platform/parts.ts'
import { StaffList } from './staff-list.tsx'

export const staffPart: ConsolePart = {
  name: 'staff',
  label: 'Staff',
  thing: 'list of roles',
  icon: GroupIcon,
  group: 'People',
  roles: ['administrator'],
  actions: { list: 'get_staff', update: 'set_roles' },
  idField: 'account_id',
  list: StaffList,
}
