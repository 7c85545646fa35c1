import SettingsIcon from '@mui/icons-material/Settings'
import type { ConsolePart } from '../parts.ts'
import { SettingList } from './setting-list.tsx'

export const settingsPart: ConsolePart = {
  name: 'settings',
  label: 'Settings',
  icon: SettingsIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_all_settings' },
  list: SettingList,
}
