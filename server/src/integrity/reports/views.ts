// Reports and regrades as staff see them.

import type { RegradeRow, ReportedQuestion, ReportedQuestionWhole, ReportRow } from '@trivium/contract/integrity/reports.admin'
import { nameIn } from '@trivium/rules/people/names'
import { must } from '../../platform/api/refuse.ts'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StoredMatch } from '../../platform/db/tables/play-tables.ts'
import { readFirstAnswers } from '../../bank/items/index.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { type CachedQuestion, readQuestions } from '../../bank/questions/index.ts'
import { type ListedRegrade, readLastRegrade } from '../regrades/index.ts'
import { type QueuedQuestion, readLatest, readReports } from './admin-store.ts'
import type { Owner } from './policy.ts'

export function presentRegrade({
  started_at,
  done_at,
  started_by: _by,
  cursor_account: _cursor,
  pass: _pass,
  next_at: _next,
  ...row
}: ListedRegrade): RegradeRow {
  return { ...row, started_at: started_at.toISOString(), done_at: done_at?.toISOString() ?? null }
}

const placeOf = ({ category_names, subcategory_names, language_code }: CachedQuestion) =>
  [category_names, subcategory_names].flatMap(names => (names ? [nameIn(names, language_code)] : [])).join(' › ')

export async function presentQueue(db: Db, rows: QueuedQuestion[]): Promise<ReportedQuestion[]> {
  const ids = rows.map(({ question_id }) => question_id)
  const [questions, stats] = await Promise.all([readQuestions(db, ids), readFirstAnswers(db, ids)])
  return rows.map(({ question_id, newest_at, ...row }) => {
    const question = must(questions.get(question_id), 'a foreign key keeps it')
    const { attempts, correct } = must(stats.get(question_id), 'of what nobody has answered there are none')
    return {
      id: question_id,
      question: question.question,
      question_type: question.question_type,
      language_id: question.language_id,
      language_code: question.language_code,
      category: placeOf(question),
      is_active: question.is_active,
      ...row,
      newest_at: newest_at.toISOString(),
      attempts,
      facility: attempts === 0 ? null : correct / attempts,
    }
  })
}

const mostReports = 100
const saidBy = ({ text, image_text = '' }: StoredMatch) => text || image_text
const picture = (name: string | null) => (name === null ? null : mediaPath(name))

export async function presentWhole(db: Db, question: CachedQuestion, owner: Owner): Promise<ReportedQuestionWhole> {
  const { id, language_id } = question
  const [reports, regrade, latest, languages] = await Promise.all([
    readReports(db, id, mostReports),
    readLastRegrade(db, id),
    readLatest(db, id),
    readLanguages(db),
  ])
  const { is_replaced, id: latestId } = must(latest, 'it was just found')
  const latestOne = (await readQuestions(db, [latestId])).get(latestId)
  return {
    id,
    question: question.question,
    question_type: question.question_type,
    language_code: question.language_code,
    is_right_to_left: languages.some(language => language.id === language_id && language.rtl),
    category: placeOf(question),
    level: question.level,
    owner,
    is_active: question.is_active,
    is_sealed: question.sealed_by !== null,
    is_replaced,
    latest_id: latestOne?.is_active ? latestId : null,
    options: question.options.map(saidBy),
    matches: question.matches.map(saidBy),
    answer: [...question.answer],
    word: question.word,
    accepted: question.accepted,
    number: question.number,
    note: question.note,
    image: picture(question.image),
    audio: picture(question.audio),
    corrections: question.corrections.map(({ answer, word, number = null, is_void }) => ({ answer: [...answer], word, number, is_void })),
    reports: reports.map(presentReport),
    regrade: regrade ? presentRegrade(regrade) : null,
  }
}

function presentReport({ created_at, closed_at, ...row }: Awaited<ReturnType<typeof readReports>>[number]): ReportRow {
  return { ...row, created_at: created_at.toISOString(), closed_at: closed_at?.toISOString() ?? null }
}
