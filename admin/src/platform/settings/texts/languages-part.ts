import LanguageIcon from '@mui/icons-material/Language'
import type { ConsolePart } from '../../parts.ts'
import { LanguagePage } from './language-page.tsx'

export const languagesPart: ConsolePart = {
  name: 'languages',
  label: 'Languages',
  icon: LanguageIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_interface_languages' },
  list: LanguagePage,
}
