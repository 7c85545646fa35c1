// Corrects questions and starts regrades. Examiners correct the questions of exams. A contest's questions are corrected after its end,
// because an earlier correction would reveal the answer.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { reportAdmin } from '@trivium/contract/integrity/reports.admin'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import {
  addCorrection,
  keyIn,
  type CorrectedWords,
  type CachedQuestion,
  lockQuestion,
  readCorrected,
  readSameOptions,
  isDraft,
  replaceQuestion,
  withdrawQuestion,
} from '../../bank/questions/index.ts'
import { previewRegrade, readRegrade, startRegrade } from '../regrades/index.ts'
import { readLatest, readOwner } from './admin-store.ts'
import { keyOf, numberOf, wordOf } from './right.ts'
import { presentRegrade } from './views.ts'

type Admin = typeof reportAdmin
type Correction = InputOf<Admin['correct_question']>

/** @throws Refused document_not_found, question_of_exam, question_sealed */
async function correctable(db: Db, questionId: number): Promise<CachedQuestion> {
  const owner = (await readOwner(db, questionId)) ?? refuse('document_not_found')
  if (owner === 'exam') refuse('question_of_exam')
  const question = must((await readCorrected(db, [questionId])).get(questionId), 'it was just found')
  return question.sealed_by === null ? question : refuse('question_sealed')
}

export async function correctQuestion(input: Correction, { db, now, audit }: StaffContext): Promise<ResultOf<Admin['correct_question']>> {
  if (!(await lockQuestion(db, input.question_id))) refuse('document_not_found')
  const old = await correctable(db, input.question_id)
  // A correction is published at once, so it must be no way around the review of a draft, which no player has met.
  if (await isDraft(db, old.id)) refuse('document_not_found')
  const key = keyOf(input, old)
  if (isKnown(key, old)) throw new InvalidInput([{ field: 'answer', problem: 'is what counts as right already' }])
  await addCorrection(db, old, await readSameOptions(db, old.id), key)
  const next = await replace(db, old, key, input, now)
  const after = { ...key, replaced_by: next, reason: input.reason }
  audit({
    subject: `question:${old.id}`,
    before: { answer: old.answer, word: old.word, number: old.number, corrections: old.corrections },
    after,
  })
  return { question_id: next }
}

/** An earlier version is already replaced, so it only gets the new key. @returns the new question's id, or null */
async function replace(db: StaffContext['db'], old: CachedQuestion, key: LaterKey, input: Correction, at: Date): Promise<number | null> {
  if (must(await readLatest(db, old.id), 'it is locked').is_replaced) return null
  if (input.withdraw || (key.is_void && input.options === undefined && input.question === undefined)) {
    await withdrawQuestion(db, old.id, at)
    return null
  }
  return replaceQuestion(db, old.id, wordsOf(old, key, input), at)
}

const isKnown = (key: LaterKey, { answer, word, number, corrections }: CachedQuestion) =>
  [{ answer, word, number, is_void: false }, ...corrections].some(known => JSON.stringify(short(known)) === JSON.stringify(short(key)))

const short = ({ answer, word, number, is_void }: LaterKey) => [answer, word, number?.value, number?.tolerance, is_void]

/** New options come with a right answer in terms of these options. */
function wordsOf(old: CachedQuestion, key: LaterKey, input: Correction): CorrectedWords {
  const { question, note, options, new_answer, word, number } = input
  const texts = { question: question ?? old.question, note: note === undefined ? old.note : note.trim() || null }
  const same = { ...texts, options: [...old.options], answer: [...key.answer], word: null, number: null }
  if (old.question_type === 'guess_the_word') return { ...same, word: wordOf(word ?? key.word) }
  if (old.question_type === 'number') return { ...same, number: key.number ?? numberOf(number, old.number) }
  if (options === undefined && !key.is_void) return same
  const stored = options?.map((text, index) => reworded(old, text.trim(), index)) ?? [...old.options]
  if (new Set(stored.map(({ text, image }) => JSON.stringify([text, image]))).size !== stored.length)
    throw new InvalidInput([{ field: 'options', problem: 'two of them are the same' }])
  const { question_type, matches } = old
  const own = keyOf({ answer: new_answer }, { question_type, options: stored, matches, number: null }, 'new_answer')
  return { ...same, options: stored, answer: [...own.answer] }
}

/** Keeps the option's picture, description, remark and share. */
function reworded({ options }: CachedQuestion, text: string, index: number): StoredOption {
  const option: StoredOption = { image: null, ...options[index], text }
  if (text === '' && option.image_text === undefined) throw new InvalidInput([{ field: `options.${index}`, problem: 'needs a text' }])
  return option
}

type Asked = InputOf<Admin['preview_regrade']>

export async function previewCorrection({ question_id, ...said }: Asked, context: Context): Promise<ResultOf<Admin['preview_regrade']>> {
  const { db, player, settings, now } = context
  const question = await correctable(db, question_id)
  const isSaid = [said.answer, said.word, said.number].some(one => one !== undefined) || said.is_void === true
  const further = isSaid ? keyOf(said, question) : null
  const ids = await readSameOptions(db, question_id)
  const read = await readCorrected(db, ids)
  const questions = new Map(
    ids.map(id => {
      const asked = must(read.get(id), 'it was just found')
      return [id, further ? { ...asked, corrections: [...asked.corrections, keyIn(asked, question, further)] } : asked]
    }),
  )
  return previewRegrade(db, { questions, settings, at: now, staffId: player.id })
}

export async function regradeQuestion(
  { question_id }: InputOf<Admin['start_regrade']>,
  { db, now, player, audit }: StaffContext,
): Promise<ResultOf<Admin['start_regrade']>> {
  const question = await correctable(db, question_id)
  if (question.corrections.length === 0) refuse('nothing_to_regrade')
  const id = (await startRegrade(db, { questionId: question_id, startedBy: player.id, at: now })) ?? refuse('regrade_running')
  const regrade = must(await readRegrade(db, id), 'it was just started')
  audit({
    subject: `question:${question_id}`,
    after: { regrade_id: id, question_ids: regrade.question_ids, corrections: question.corrections },
  })
  return presentRegrade(regrade)
}
