import TrophyIcon from '@mui/icons-material/EmojiEvents'
import type { ConsolePart } from '../../platform/parts.ts'
import { ContestEdit, ContestNew } from './contest-forms.tsx'
import { ContestList } from './contest-list.tsx'
import { ContestShow } from './contest-show.tsx'

export const contestsPart: ConsolePart = {
  name: 'contests',
  label: 'Contests',
  thing: 'contest',
  icon: TrophyIcon,
  group: 'Play',
  roles: ['editor'],
  actions: { list: 'get_contests_to_run', one: 'get_contest_to_run', create: 'announce_contest', update: 'change_contest' },
  idField: 'contest_id',
  versioned: {
    subject: 'contest',
    groups: [
      { label: 'Name', fields: ['name'] },
      { label: 'Description', fields: ['description'] },
      { label: 'Picture', fields: ['image'] },
      { label: 'Start and end', fields: ['starts_at', 'ends_at'] },
      { label: 'Translations', fields: ['translations'] },
    ],
  },
  list: ContestList,
  show: ContestShow,
  edit: ContestEdit,
  create: ContestNew,
  nameOf: ({ name }) => String(name),
}
