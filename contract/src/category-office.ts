// What editors do with categories.

import type { ActionSpec } from './action.ts'

export const categoryOffice = {} satisfies Record<string, ActionSpec>
