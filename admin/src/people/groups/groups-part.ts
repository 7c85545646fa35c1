import GroupsIcon from '@mui/icons-material/Groups'
import type { ConsolePart } from '../../platform/parts.ts'
import { GroupList, GroupNew } from './group-list.tsx'
import { GroupShow } from './group-show.tsx'

export const groupsPart: ConsolePart = {
  name: 'groups',
  label: 'Groups',
  icon: GroupsIcon,
  group: 'People',
  roles: ['examiner'],
  actions: { list: 'get_groups', one: 'get_group', create: 'create_group' },
  idField: 'group_id',
  list: GroupList,
  show: GroupShow,
  create: GroupNew,
  nameOf: ({ name }) => String(name),
  thing: 'group',
}
