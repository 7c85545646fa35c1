// The calls of examiners. Every change to somebody's result is written into exam_events with the examiner's account.

import { examResultsAdmin } from '@trivium/contract/assess/exam-results.admin'
import { examAdmin } from '@trivium/contract/assess/exams.admin'
import { examQuestionAdmin } from '@trivium/contract/assess/exam-questions.admin'
import { handle } from '../../platform/api/handle.ts'
import { readBoard } from './board/board.ts'
import { giveExtraTime, reopenAttempt, voidAttempt } from './board/interventions.ts'
import { managedExam, changeManagers, listExaminers } from './board/managers.ts'
import { exportExam } from './files/export-exam.ts'
import { seatExaminee, unseatExaminee } from './list/seats.ts'
import { paperOf } from './paper/paper.ts'
import { changeExam, copyExam, createExam, listPapers, removeExamQuestion } from './paper/preparing.ts'
import { setQuestionMarks } from './paper/question-marks.ts'
import { changeExamDraw, drawExamQuestions, previewExamDraws, removeExamDraw } from './paper/draws.ts'
import { findBankQuestions, takeBankQuestions } from './paper/from-bank.ts'
import { addExamQuestion, changeExamQuestion, getExamQuestion, orderExamQuestions } from './paper/write-question.ts'
import { prepareMedia } from '../../bank/questions/index.ts'
import { prepareExamQuestions, previewExamQuestions } from './files/questions-by-file.ts'
import { listResults, readResultOf } from './results/listed/examinee-results.ts'
import { readFigures } from './results/listed/figures.ts'
import { exportResults } from './results/listed/results-file.ts'
import { prepareExamFile } from './files/upload-exam.ts'
import { regradeQuestion } from './results/regrade.ts'
import { previewRegrade } from './results/regrade-preview.ts'
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
})

export const examResultsAdminActions = handle(examResultsAdmin, {
  get_exam_results: listResults,
  get_exam_result_of: readResultOf,
  get_exam_figures: readFigures,
  export_exam_results: exportResults,
})

export const examQuestionActions = handle(examQuestionAdmin, {
  get_exam_question: getExamQuestion,
  add_exam_question: addExamQuestion,
  change_exam_question: changeExamQuestion,
  order_exam_questions: orderExamQuestions,
  upload_exam_media: { prepare: prepareMedia(true) },
  find_bank_questions: findBankQuestions,
  take_bank_questions: takeBankQuestions,
  draw_exam_questions: drawExamQuestions,
  change_exam_draw: changeExamDraw,
  remove_exam_draw: removeExamDraw,
  preview_exam_draws: previewExamDraws,
  preview_exam_regrade: previewRegrade,
  import_exam: { prepare: prepareExamFile },
})
