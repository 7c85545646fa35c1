// A question as its editor sees it: all its fields, its versions, and its stats.

import type { ShownQuestion } from '@trivium/contract/bank/question-form'
import type { BankQuestion, QuestionStats, QuestionLine, QuestionVersion } from '@trivium/contract/bank/questions.admin'
import { isRight } from '@trivium/rules/play/plays/grading'
import { discrimination, facility, type ItemSums, medianMs, noSums } from '@trivium/rules/bank/items/item-stats'
import { discriminationOfChoice, flagsOf } from '@trivium/rules/bank/items/item-flags'
import { readHistory } from './history-store.ts'
import type { HistoryEntry } from '@trivium/contract/bank/question-history.admin'
import { refuse } from '../../platform/api/refuse.ts'
import type { QuestionContent, StoredMatch } from '../../platform/db/tables/play-tables.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readChoices, readSums } from '../items/index.ts'
import { mediaPath } from '../../platform/media/index.ts'
import type { LineRow } from './bank-store.ts'
import { answerKeyOf } from './cached-questions.ts'
import { type QuestionRow, readForEditor, readVersions, type VersionRow } from './admin-store.ts'
import { isReplaced } from './policy.ts'

const path = (name: string | null) => (name === null ? null : mediaPath(name))
const choiceOf = ({ text, image, image_text }: StoredMatch) => ({ text, image: path(image), image_text: image_text ?? null })
const time = (at: Date | null) => at?.toISOString() ?? null

export function presentLine({ publish_at, edited_at, created_at, flags, ...row }: LineRow): QuestionLine {
  return { ...row, publish_at: time(publish_at), edited_at: time(edited_at), created_at: created_at.toISOString(), flags: flags ?? [] }
}

/** @throws Refused document_not_found */
export async function bankQuestion(db: Db, id: number): Promise<BankQuestion> {
  const row = (await readForEditor(db, id)) ?? refuse('document_not_found')
  const versions = await readVersions(db, row)
  return { ...presentRow(row), versions: versions.map(presentVersion), stats: await statsOfQuestion(db, row) }
}

/** Bulk changes name the questions before; only the entry of this one is shown. @throws Refused document_not_found */
export async function historyOfQuestion(db: Db, id: number): Promise<HistoryEntry[]> {
  const row = (await readForEditor(db, id)) ?? refuse('document_not_found')
  const ids = (await readVersions(db, row)).map(version => version.id)
  const rows = await readHistory(db, ids)
  return rows.map(({ subject, at, before, ...entry }) => {
    const own = Array.isArray(before) ? before.find((part: unknown) => isOneOf(part, ids)) : before
    const question_id = subject === 'questions' ? null : Number(subject.slice('question:'.length))
    return { ...entry, at: at.toISOString(), question_id, before: own ?? null }
  })
}

const isOneOf = (part: unknown, ids: number[]) =>
  typeof part === 'object' && part !== null && 'id' in part && typeof part.id === 'number' && ids.includes(part.id)

function placeOf({ id, key, category_id, language_id, level, difficulty, state, sealed_by, review, version }: QuestionRow) {
  return { id, key, category_id, language_id, level, difficulty, state, sealed_by, review, version }
}

/** What it asks and how it is answered, for a form. */
export function presentAsked(row: Omit<QuestionContent, 'level' | 'difficulty' | 'fact' | 'source'>): ShownQuestion {
  const { question_type, question, options, matches, answer, word, accepted, number, keeps_order, tags } = row
  const { note, image, image_text, audio, audio_text } = row
  return {
    question_type,
    question,
    options: options.map(option => ({ ...choiceOf(option), remark: option.remark ?? null })),
    matches: matches.map(choiceOf),
    answer: [...answer],
    word,
    accepted: [...accepted],
    number,
    keeps_order,
    tags: [...tags],
    note,
    image: path(image),
    image_text,
    audio: path(audio),
    audio_text,
  }
}

const presentRow = (row: QuestionRow): Omit<BankQuestion, 'versions' | 'stats'> => ({
  ...placeOf(row),
  ...presentAsked(row),
  passage_id: row.passage_id,
  source: row.source,
  publish_at: time(row.publish_at),
  edited_at: time(row.edited_at),
  created_at: row.created_at.toISOString(),
  has_picture: row.image !== null,
  has_sound: row.audio !== null,
  change_of: row.change_of,
  is_replaced: isReplaced(row),
})

function presentVersion({ options, matches, created_at, correct, ...row }: VersionRow): QuestionVersion {
  const { id, state, question, answer, word, accepted, number, attempts } = row
  const told = { id, state, question, answer, word, accepted, number, attempts, facility: facility({ attempts, correct }) }
  return { ...told, options: options.map(textOf), matches: matches.map(textOf), created_at: created_at.toISOString() }
}

const textOf = ({ text, image_text = '' }: StoredMatch) => text || image_text

/** A question without answers has empty stats. */
async function statsOfQuestion(db: Db, row: QuestionRow): Promise<QuestionStats> {
  const found = await readSums(db, row.id)
  const sums: ItemSums = found ?? noSums
  const choices = found ? await readChoices(db, row.id) : []
  const { question_type: type, options, answer } = row
  return {
    attempts: sums.attempts,
    facility: facility(sums),
    discrimination: discrimination(sums),
    median_ms: medianMs(sums),
    b: found?.b ?? null,
    standard_error: found?.standard_error ?? null,
    infit: found?.infit ?? null,
    outfit: found?.outfit ?? null,
    is_calibrated: found?.is_calibrated ?? false,
    flags: flagsOf({ sums, choices, type, options: options.length, answer }),
    choices: choices.map(chosen => ({
      choice: chosen.choice,
      times: chosen.times,
      share: sums.attempts === 0 ? 0 : chosen.times / sums.attempts,
      discrimination: discriminationOfChoice(sums, chosen),
      is_right: isRight(chosen.choice, answerKeyOf(row)),
    })),
  }
}
