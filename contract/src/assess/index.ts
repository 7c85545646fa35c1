import { examOffice } from './exams.admin.ts'
import { exams } from './exams.ts'
import { tests } from './practice-tests.ts'

export const assess = { ...exams, ...tests, ...examOffice }
