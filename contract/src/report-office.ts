// Reported questions: answered, accepted, regraded.

import type { ActionSpec } from './action.ts'

export const reportOffice = {} satisfies Record<string, ActionSpec>
