// What editors do with contests.

import type { ActionSpec } from './action.ts'

export const contestOffice = {} satisfies Record<string, ActionSpec>
