import { settingAdmin } from './settings.admin.ts'
import { settings } from './settings.ts'

export const platform = { ...settings, ...settingAdmin }
