import { settingAdmin } from './settings.admin.ts'
import { settingFormAdmin } from './setting-form.admin.ts'
import { textFileAdmin } from './text-file.admin.ts'
import { settings } from './settings.ts'

export const platform = { ...settings, ...settingAdmin, ...settingFormAdmin, ...textFileAdmin }
