// Editors create and change questions. A published question never changes type, options, answer or word in its row.

import type { InputOf } from '@trivium/contract/platform/action'
import type { BankQuestion, questionAdmin } from '@trivium/contract/bank/questions.admin'
import type { StaffContext } from '../../platform/api/handle.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { applyChange } from './apply-change.ts'
import { bankQuestion } from './bank-question.ts'
import { findTwin, freshKey, insertDraft, lockQuestions, type QuestionRow, type EditedQuestion } from './admin-store.ts'
import { isReplaced, isSealed } from './policy.ts'
import { markAsChange, noteAuthor, readPendingChange } from './review/review-store.ts'
import { writtenOf } from './starter/written.ts'

type Admin = typeof questionAdmin

export async function createQuestion(fields: InputOf<Admin['create_question']>, context: StaffContext): Promise<BankQuestion> {
  const { db, now, player, settings, audit } = context
  const written = await writtenOf(db, fields)
  await refuseTwin(db, written, [])
  const id = await insertDraft(db, await freshKey(db), written, now)
  await noteAuthor(db, [id], player.id, settings.questions_need_review === 1)
  audit({ subject: `question:${id}`, after: written })
  return bankQuestion(db, id)
}

export async function changeQuestion(
  { question_id, version, ...fields }: InputOf<Admin['change_question']>,
  context: StaffContext,
): Promise<BankQuestion> {
  const { db, now, audit } = context
  const [old = refuse('document_not_found')] = await lockQuestions(db, [question_id])
  if (isReplaced(old)) refuse('question_replaced')
  refuseUnseen(old, version)
  if (isSealed(old)) refuse('question_sealed')
  const changed = await writtenOf(db, fields)
  if ((!old.is_draft || old.change_of !== null) && changed.language_id !== old.language_id) {
    throw new InvalidInput([{ field: 'language_id', problem: 'stays, once a question was published: write it anew in the other language' }])
  }
  // A new wording keeps the fact, because translations share it.
  const written = { ...changed, options: withShares(changed.options, old), fact: changed.passage_id === null ? old.fact : changed.fact }
  const needsReview = context.settings.questions_need_review === 1
  const proposes = needsReview && !old.is_draft
  const pending = await readPendingChange(db, old.id)
  if (proposes && pending !== null) refuse('change_waits')
  // A change of the wording asks the same as the question that it changes.
  await refuseTwin(
    db,
    written,
    [old.id, pending, old.change_of].filter(id => id !== null),
  )
  const id = proposes ? await propose(old, written, context) : await applyChange(db, old, written, now)
  if (old.is_draft) await noteChange(old, needsReview, context)
  const isAnother = !proposes && id !== old.id
  const after = { ...written, ...(isAnother && { replaced_by: id }), ...(proposes && { proposed_as: id }) }
  audit({ subject: `question:${old.id}`, before: beforeOf(old, written), after })
  return bankQuestion(db, id)
}

/** Players get the published question until another editor has accepted the change. */
async function propose(old: QuestionRow, written: EditedQuestion, { db, now, player }: StaffContext): Promise<number> {
  const id = await insertDraft(db, await freshKey(db), written, now)
  await markAsChange(db, id, { of: old.id, version: old.version })
  await noteAuthor(db, [id], player.id, true)
  return id
}

/** Whoever changes a draft is one of its authors, also while no review is needed: the setting may be switched on before it is published. */
async function noteChange(old: QuestionRow, needsReview: boolean, { db, player }: StaffContext): Promise<void> {
  await noteAuthor(db, [old.id], player.id, needsReview || old.review !== null)
  if (old.change_of === null) return
  const [original] = await lockQuestions(db, [old.change_of])
  if (original) await markAsChange(db, old.id, { of: original.id, version: original.version })
}

/** The form has no shares: unchanged options keep theirs. */
function withShares(options: StoredOption[], { options: before }: QuestionRow): StoredOption[] {
  const shares = new Map(before.map(({ text, image, share }) => [JSON.stringify([text, image]), share]))
  return options.map(option => {
    const share = shares.get(JSON.stringify([option.text, option.image]))
    return share === undefined ? option : { ...option, share }
  })
}

/** The old values of the columns in `written`. */
const beforeOf = (old: QuestionRow, written: EditedQuestion) =>
  Object.fromEntries(Object.entries(old).filter(([column]) => Object.hasOwn(written, column)))

async function refuseTwin(tx: Tx, written: EditedQuestion, besides: readonly number[]): Promise<void> {
  const twin = await findTwin(tx, written, besides)
  if (twin !== null) throw new InvalidInput([{ field: 'question', problem: `is there already: question ${twin} asks the same` }])
}
