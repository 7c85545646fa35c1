// Questions in and out of files.

import { importOffice } from '@trivium/contract/import-office'
import { handle } from '../api/handle.ts'

export const importOfficeActions = handle(importOffice, {})
