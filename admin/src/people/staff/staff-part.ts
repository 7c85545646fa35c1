import GroupIcon from '@mui/icons-material/AdminPanelSettings'
import type { Part } from '../../platform/parts.ts'
import { StaffList } from './staff-list.tsx'

export const staffPart: Part = {
  name: 'staff',
  label: 'Staff',
  icon: GroupIcon,
  group: 'People',
  roles: ['administrator'],
  actions: { list: 'get_staff', update: 'set_roles' },
  idField: 'account_id',
  list: StaffList,
}
