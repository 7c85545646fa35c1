import LookIcon from '@mui/icons-material/FormatColorText'
import type { ConsolePart } from '../../platform/parts.ts'
import { LookPage } from './look-page.tsx'

export const lookPart: ConsolePart = {
  name: 'look',
  label: 'Look',
  icon: LookIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: {},
  list: LookPage,
}
