// What the console shows of the service itself: figures, jobs, backups.

import type { ActionSpec } from './action.ts'

export const consoleOffice = {} satisfies Record<string, ActionSpec>
