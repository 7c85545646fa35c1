import TrophyIcon from '@mui/icons-material/EmojiEvents'
import type { ConsolePart } from '../../platform/parts.ts'
import { ContestEdit, ContestNew } from './contest-forms.tsx'
import { ContestList } from './contest-list.tsx'
import { ContestShow } from './contest-show.tsx'

export const contestsPart: ConsolePart = {
  name: 'contests',
  label: 'Contests',
  icon: TrophyIcon,
  group: 'Play',
  roles: ['editor'],
  actions: { list: 'get_contests_to_run', one: 'get_contest_to_run', create: 'announce_contest', update: 'change_contest' },
  idField: 'contest_id',
  list: ContestList,
  show: ContestShow,
  edit: ContestEdit,
  create: ContestNew,
  nameOf: ({ name }) => String(name),
}
