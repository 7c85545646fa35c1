import { battles } from './battles.ts'
import { contestAdmin } from './contests.admin.ts'
import { contests } from './contests.ts'
import { wonThingAdmin } from './won-things.admin.ts'
import { wonThings } from './won-things.ts'

export const compete = { ...battles, ...contests, ...contestAdmin, ...wonThings, ...wonThingAdmin }
