// What editors do with texts to read and the daily quiz.

import type { ActionSpec } from './action.ts'

export const passageOffice = {} satisfies Record<string, ActionSpec>
