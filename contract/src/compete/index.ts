import { battles } from './battles.ts'
import { contestAdmin } from './contests.admin.ts'
import { contests } from './contests.ts'

export const compete = { ...battles, ...contests, ...contestAdmin }
