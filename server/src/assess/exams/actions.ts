// The calls of examinees.

import { exams } from '@trivium/contract/assess/exams'
import { handle } from '../../platform/api/handle.ts'
import { noteAbsence } from './sitting/absence.ts'
import { handInExam } from './sitting/hand-in.ts'
import { listExams } from './list.ts'
import { readResult, reviewExam } from './results/review.ts'
import { sitExam } from './sitting/sit.ts'
import { noteViolation } from './sitting/violations.ts'

export const examActions = handle(exams, {
  get_exam_module: listExams,
  get_exam_module_questions: sitExam,
  note_absence: noteAbsence,
  note_violation: noteViolation,
  set_exam_module_result: handInExam,
  get_exam_result: readResult,
  get_exam_review: reviewExam,
})
