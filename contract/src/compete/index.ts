import { battles } from './battles.ts'
import { contestOffice } from './contests.admin.ts'
import { contests } from './contests.ts'

export const compete = { ...battles, ...contests, ...contestOffice }
