// The calls of examiners. Every change to somebody's result is written into exam_events with the examiner's account.

import { examAdmin } from '@trivium/contract/assess/exams.admin'
import { handle } from '../../platform/api/handle.ts'
import { readBoard } from './board/board.ts'
import { giveExtraTime, reopenAttempt, seatExaminee, unseatExaminee, voidAttempt } from './board/interventions.ts'
import { managedExam, changeManagers, listExaminers } from './board/managers.ts'
import { exportExam } from './files/export-exam.ts'
import { exportResults } from './files/export.ts'
import { paperOf } from './paper/paper.ts'
import { changeExam, copyExam, createExam, listPapers, removeExamQuestion } from './paper/preparing.ts'
import { setQuestionMarks } from './paper/question-marks.ts'
import { prepareExamQuestions, previewExamQuestions } from './files/questions-by-file.ts'
import { regradeQuestion } from './results/regrade.ts'
import { releaseExam } from './board/release.ts'

export const examAdminActions = handle(examAdmin, {
  create_exam: createExam,
  change_exam: changeExam,
  copy_exam: copyExam,
  preview_exam_questions: previewExamQuestions,
  import_exam_questions: { prepare: prepareExamQuestions },
  get_exams_to_run: listPapers,
  async get_exam_paper({ exam_id }, context) {
    await managedExam(exam_id, context)
    return paperOf(context.db, exam_id)
  },
  set_exam_managers: changeManagers,
  get_examiners: listExaminers,
  set_question_marks: setQuestionMarks,
  remove_exam_question: removeExamQuestion,
  seat_examinee: seatExaminee,
  unseat_examinee: unseatExaminee,
  get_exam_board: readBoard,
  give_extra_time: giveExtraTime,
  void_exam_attempt: voidAttempt,
  reopen_exam_attempt: reopenAttempt,
  release_exam_results: releaseExam,
  regrade_exam_question: regradeQuestion,
  export_exam: exportExam,
  export_exam_results: exportResults,
})
