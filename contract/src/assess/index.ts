import { examAdmin } from './exams.admin.ts'
import { exams } from './exams.ts'
import { tests } from './practice-tests.ts'

export const assess = { ...exams, ...tests, ...examAdmin }
