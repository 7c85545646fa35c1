// What treasurers do with payment requests and coins.

import type { ActionSpec } from './action.ts'

export const payoutOffice = {} satisfies Record<string, ActionSpec>
