// Notices that staff sends.

import type { ActionSpec } from './action.ts'

export const noticeOffice = {} satisfies Record<string, ActionSpec>
