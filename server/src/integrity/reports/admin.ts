// The calls of staff about reports and wrong questions.

import { reportAdmin } from '@trivium/contract/integrity/reports.admin'
import { handle } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { readQuestions } from '../../bank/questions/index.ts'
import { countRegrades, listRegrades, readRegrade, readRegradedPlays } from '../regrades/index.ts'
import { correctQuestion, previewCorrection, regradeQuestion } from './correct.ts'
import { acceptReports, answerReports, dismissReports, reportedToTriage } from './triage.ts'
import { countQueue, readQueue } from './admin-store.ts'
import { sightOf } from './policy.ts'
import { presentQueue, presentRegrade, presentWhole } from './views.ts'

const mostPlays = 200

export const reportAdminActions = handle(reportAdmin, {
  async get_reported_questions(input, { db, player, settings }) {
    const { offset = 0, limit = settings.page_size, sort = 'newest_at', order = 'desc', state = 'open', language_id, search } = input
    const asked = { state, sight: sightOf(player), languageId: language_id, search }
    const [rows, total] = await Promise.all([readQueue(db, asked, { sort, order, offset, limit }), countQueue(db, asked)])
    return { data: await presentQueue(db, rows), total }
  },

  async get_question_reports({ question_id }, context) {
    const { db } = context
    const { owner } = await reportedToTriage(question_id, context)
    return presentWhole(db, must((await readQuestions(db, [question_id])).get(question_id), 'it was just found'), owner)
  },

  answer_reports: answerReports,
  accept_reports: acceptReports,
  dismiss_reports: dismissReports,
  correct_question: correctQuestion,
  preview_regrade: previewCorrection,
  start_regrade: regradeQuestion,

  async get_regrades({ offset = 0, limit, question_id }, { db, settings }) {
    const [rows, total] = await Promise.all([
      listRegrades(db, { offset, limit: limit ?? settings.page_size, questionId: question_id }),
      countRegrades(db, question_id),
    ])
    return { data: rows.map(presentRegrade), total }
  },

  async get_regrade({ regrade_id }, { db }) {
    const regrade = (await readRegrade(db, regrade_id)) ?? refuse('document_not_found')
    const plays = await readRegradedPlays(db, regrade_id, mostPlays)
    return { ...presentRegrade(regrade), changed: plays.map(({ at, ...play }) => ({ ...play, at: at.toISOString() })) }
  },
})
