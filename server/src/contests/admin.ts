// What editors may do with contests.

import { contestOffice } from '@trivium/contract/contest-office'
import { handle } from '../api/handle.ts'

export const contestOfficeActions = handle(contestOffice, {})
