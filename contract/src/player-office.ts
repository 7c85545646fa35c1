// What staff sees of players, and does with them.

import type { ActionSpec } from './action.ts'

export const playerOffice = {} satisfies Record<string, ActionSpec>
