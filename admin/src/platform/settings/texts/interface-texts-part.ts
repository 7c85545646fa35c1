import TranslateIcon from '@mui/icons-material/Translate'
import type { ConsolePart } from '../../parts.ts'
import { TextList } from './text-list.tsx'

export const interfaceTextsPart: ConsolePart = {
  name: 'interface-texts',
  label: 'Interface texts',
  icon: TranslateIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_interface_texts' },
  list: TextList,
}
