// Admin actions of editors on questions.

import { questionAdmin } from '@trivium/contract/bank/questions.admin'
import { questionHistory } from '@trivium/contract/bank/question-history.admin'
import { handle } from '../../platform/api/handle.ts'
import { bankQuestion, historyOfQuestion, presentLine } from './bank-question.ts'
import { countLines, readLines } from './bank-store.ts'
import { changeQuestion, createQuestion } from './change-question.ts'
import { deleteDrafts, moveQuestions, publishQuestions, withdrawQuestions } from './standing.ts'
import { prepareMedia } from './upload.ts'

export const questionAdminActions = handle(questionAdmin, {
  async get_bank_questions({ offset = 0, limit, ...wanted }, { db, settings }) {
    const [rows, total] = await Promise.all([readLines(db, wanted, { offset, limit: limit ?? settings.page_size }), countLines(db, wanted)])
    return { data: rows.map(presentLine), total }
  },
  get_bank_question: ({ question_id }, { db }) => bankQuestion(db, question_id),
  create_question: createQuestion,
  change_question: changeQuestion,
  publish_questions: publishQuestions,
  withdraw_questions: withdrawQuestions,
  move_questions: moveQuestions,
  delete_drafts: deleteDrafts,
  upload_media: { prepare: prepareMedia(false) },
})

export const questionHistoryActions = handle(questionHistory, {
  get_question_history: ({ question_id }, { db }) => historyOfQuestion(db, question_id),
})
