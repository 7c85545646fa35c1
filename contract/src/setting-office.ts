// Settings, texts and languages as administrators change them.

import type { ActionSpec } from './action.ts'

export const settingOffice = {} satisfies Record<string, ActionSpec>
