// What administrators may do with settings, texts and languages.

import { settingOffice } from '@trivium/contract/setting-office'
import { handle } from '../api/handle.ts'

export const settingOfficeActions = handle(settingOffice, {})
