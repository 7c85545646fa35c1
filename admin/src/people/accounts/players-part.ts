import PeopleIcon from '@mui/icons-material/People'
import type { ConsolePart } from '../../platform/parts.ts'
import { PlayerList } from './player-list.tsx'
import { PlayerShow } from './player-show.tsx'

export const playersPart: ConsolePart = {
  name: 'players',
  label: 'Players',
  icon: PeopleIcon,
  group: 'People',
  roles: ['editor', 'examiner', 'treasurer'],
  actions: { list: 'get_players', one: 'get_player' },
  idField: 'account_id',
  list: PlayerList,
  show: PlayerShow,
  nameOf: ({ name }) => String(name),
}
