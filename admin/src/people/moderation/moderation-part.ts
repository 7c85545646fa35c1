import AccountIcon from '@mui/icons-material/AccountCircle'
import type { ConsolePart } from '../../platform/parts.ts'
import { ReportedPlayerPage } from './reported-player-page.tsx'
import { ReportedPlayers } from './reported-players.tsx'

export const moderationPart: ConsolePart = {
  name: 'moderation',
  label: 'Names and pictures',
  icon: AccountIcon,
  group: 'People',
  roles: ['editor'],
  actions: { list: 'get_reported_players', one: 'get_reported_player' },
  idField: 'account_id',
  list: ReportedPlayers,
  show: ReportedPlayerPage,
  nameOf: ({ name }) => String(name),
}
