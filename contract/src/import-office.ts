// Questions in and out of files.

import type { ActionSpec } from './action.ts'

export const importOffice = {} satisfies Record<string, ActionSpec>
