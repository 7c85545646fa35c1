// Calls of editors about the quiz of a day: until a player has it, they choose its questions or leave them to the draw.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { DailyPaper, DailyQuiz, passageAdmin } from '@trivium/contract/play/passages.admin'
import { addDays } from '@trivium/rules/platform/days'
import { nameIn } from '@trivium/rules/people/names'
import type { Handler, Context } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import { contentVersion, refuseUnseen } from '../../platform/api/seen.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import {
  chooseDailyQuestions,
  type DailyQuizRow,
  deleteDailyQuestions,
  lockDailyQuiz,
  readAskable,
  readAskedOf,
  readDailyQuiz,
  readDailyQuizzes,
} from './daily-admin-store.ts'

type Admin = typeof passageAdmin

/** A day ends last in the zone UTC−12, twelve hours after UTC. */
const firstOpenDay = (now: Date) => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)

const presentDay = (day: string, row: DailyQuizRow | undefined, language_id: number, now: Date): DailyQuiz => ({
  id: day,
  language_id,
  state: row === undefined ? 'open' : row.chosen_by === null ? 'drawn' : 'chosen',
  is_fixed: (row?.started_at ?? null) !== null || day < firstOpenDay(now),
  chosen_by: row?.chosen_by ?? null,
  questions: row?.question_ids.length ?? 0,
})

async function listDays({ month, language_id }: InputOf<Admin['get_daily_quizzes']>, context: Context) {
  const { db, now } = context
  const language = await resolveLanguage(context, language_id)
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const rows = new Map((await readDailyQuizzes(db, language.id, first, last)).map(row => [row.day, row]))
  const data = Array.from({ length: Number(last.slice(8)) }, (_, index) => {
    const day = addDays(first, index)
    return presentDay(day, rows.get(day), language.id, now)
  })
  return { data, total: data.length, today: now.toISOString().slice(0, 10) } satisfies ResultOf<Admin['get_daily_quizzes']>
}

const lastDayOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

async function paperOf({ day, language_id }: { day: string; language_id?: number | undefined }, context: Context): Promise<DailyPaper> {
  const language = await resolveLanguage(context, language_id)
  const row = await readDailyQuiz(context.db, language.id, day)
  const asked = await readAskedOf(context.db, row?.question_ids ?? [])
  const asks = asked.map(question => ({ ...question, category: nameIn(question.category, language.code) }))
  return { ...presentDay(day, row, language.id, context.now), asks, version: versionOf(row) }
}

/** Choosing other questions, in another order, or leaving them to the draw is a change. */
const versionOf = (row: DailyQuizRow | undefined): string => contentVersion(row ? [row.question_ids, row.chosen_by !== null] : null)

/** @throws Refused changed_meanwhile */
async function seenQuiz(db: Tx, { day, languageId, version }: { day: string; languageId: number; version: string }) {
  await lockDailyQuiz(db, languageId, day)
  const row = await readDailyQuiz(db, languageId, day)
  refuseUnseen({ version: versionOf(row) }, version)
  return row
}

const subjectOf = (day: string, languageId: number) => `daily_quiz:${day}:${languageId}`

const choose: Handler<Admin['choose_daily_quiz']> = async ({ day, language_id, version, question_ids }, context) => {
  const { db, now, player, audit } = context
  const { id: languageId } = await resolveLanguage(context, language_id)
  if (day < firstOpenDay(now)) refuse('daily_quiz_fixed')
  const ids = [...new Set(question_ids)]
  const askable = await readAskable(db, ids, languageId)
  const others = ids.filter(id => !askable.has(id))
  if (others.length > 0) {
    const problem = `${others.join(', ')}: not in the bank of this language, sealed by a contest, premium, or of a type that the quiz of the day does not ask`
    throw new InvalidInput([{ field: 'question_ids', problem }])
  }
  const before = await seenQuiz(db, { day, languageId, version })
  if (!(await chooseDailyQuestions(db, { day, languageId, ids, accountId: player.id }))) refuse('daily_quiz_fixed')
  audit({ subject: subjectOf(day, languageId), before: before && { question_ids: before.question_ids }, after: { question_ids: ids } })
  return paperOf({ day, language_id: languageId }, context)
}

const letDraw: Handler<Admin['draw_daily_quiz']> = async ({ day, language_id, version }, context) => {
  const { db, now, audit } = context
  const { id: languageId } = await resolveLanguage(context, language_id)
  if (day < firstOpenDay(now)) refuse('daily_quiz_fixed')
  const before = await seenQuiz(db, { day, languageId, version })
  if (!(await deleteDailyQuestions(db, languageId, day))) refuse('daily_quiz_fixed')
  audit({ subject: subjectOf(day, languageId), before: before && { question_ids: before.question_ids } })
  return paperOf({ day, language_id: languageId }, context)
}

export const dailyAdmin = {
  get_daily_quizzes: listDays,
  get_daily_paper: paperOf,
  choose_daily_quiz: choose,
  draw_daily_quiz: letDraw,
}
