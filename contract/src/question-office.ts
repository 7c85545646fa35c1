// What editors do with questions.

import type { ActionSpec } from './action.ts'

export const questionOffice = {} satisfies Record<string, ActionSpec>
