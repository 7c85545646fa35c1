// What editors may do with questions.

import { questionOffice } from '@trivium/contract/question-office'
import { handle } from '../api/handle.ts'

export const questionOfficeActions = handle(questionOffice, {})
