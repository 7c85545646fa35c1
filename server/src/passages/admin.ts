// What editors may do with texts to read and the daily quiz.

import { passageOffice } from '@trivium/contract/passage-office'
import { handle } from '../api/handle.ts'

export const passageOfficeActions = handle(passageOffice, {})
