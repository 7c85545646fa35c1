import { examQuestionAdmin } from './exam-questions.admin.ts'
import { examAdmin } from './exams.admin.ts'
import { examListAdmin } from './exam-lists.admin.ts'
import { examResultsAdmin } from './exam-results.admin.ts'
import { exams } from './exams.ts'
import { groupTests } from './group-tests.ts'
import { tests } from './practice-tests.ts'

export const assess = { ...exams, ...tests, ...groupTests, ...examAdmin, ...examQuestionAdmin, ...examListAdmin, ...examResultsAdmin }
