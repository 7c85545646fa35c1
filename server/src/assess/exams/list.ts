// The lists of exams: today's, and finished ones with their results.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { exams } from '@trivium/contract/assess/exams'
import type { Context } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { noteZone } from '../../play/solo/index.ts'
import { readAttemptsOn, readFinished } from './sitting/attempt-store.ts'
import { revealedResultsOf } from './results/result.ts'
import { readOwnExams, readTodays } from './store.ts'
import { sittingOf, todayOf } from './sitting/times.ts'
import { presentExam } from './views.ts'
import type { Page } from '../../platform/db/page.ts'

type List = typeof exams.get_exam_module

const finishedOnes = 2

export async function listExams(asked: InputOf<List>, context: Context): Promise<ResultOf<List>> {
  noteZone(context, asked)
  const page = { offset: asked.offset ?? 0, limit: asked.limit ?? context.settings.page_size }
  const list = asked.type === finishedOnes ? await listFinished(page, context) : await listToday(asked, page, context)
  return { ...list, now: context.now.toISOString() }
}

async function listToday(asked: InputOf<List>, page: Page, context: Context) {
  const { db, now, player } = context
  const { id: languageId } = await resolveLanguage(context, asked.language_id)
  const { rows, total } = await readTodays(db, { ...page, accountId: player.id, languageId, ...todayOf(now, player.timezone) })
  const sittings = rows.map(exam => ({ examId: exam.id, sitting: sittingOf(exam, now, player.timezone) }))
  const attempts = await readAttemptsOn(db, player.id, sittings)
  const results = await revealedResultsOf(db, [...attempts.values()], new Map(rows.map(row => [row.id, row])))
  const data = rows.map(exam => {
    const attempt = attempts.get(exam.id)
    return presentExam(exam, { attempt, result: (attempt && results.get(attempt.play_id)) ?? null }, context)
  })
  return { data, total }
}

async function listFinished(page: Page, context: Context) {
  const { db, player } = context
  const { rows, total } = await readFinished(db, player.id, page)
  const known = await readOwnExams(
    db,
    rows.map(row => row.exam_id),
    player.id,
  )
  const results = await revealedResultsOf(db, rows, known)
  const data = rows.map(attempt => {
    const exam = must(known.get(attempt.exam_id), 'a foreign key keeps the exam')
    return presentExam(exam, { attempt, result: results.get(attempt.play_id) ?? null }, context)
  })
  return { data, total }
}
