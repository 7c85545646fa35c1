// Editors create and change questions. A published question never changes type, options, answer or word in its row.

import type { InputOf } from '@trivium/contract/platform/action'
import type { BankQuestion, questionAdmin } from '@trivium/contract/bank/questions.admin'
import type { StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { arranged } from './starter/arranged.ts'
import { bankQuestion } from './bank-question.ts'
import {
  findTwin,
  freshKey,
  insertDraft,
  lockQuestions,
  type QuestionRow,
  replace,
  reword,
  rewrite,
  type EditedQuestion,
} from './admin-store.ts'
import { isReplaced, isSealed } from './policy.ts'
import { writtenOf } from './starter/written.ts'

type Admin = typeof questionAdmin

export async function createQuestion(fields: InputOf<Admin['create_question']>, context: StaffContext): Promise<BankQuestion> {
  const { db, now, audit } = context
  const written = await writtenOf(db, fields)
  await refuseTwin(db, written, null)
  const id = await insertDraft(db, await freshKey(db), written, now)
  audit({ subject: `question:${id}`, after: written })
  return bankQuestion(db, id)
}

export async function changeQuestion(
  { question_id, ...fields }: InputOf<Admin['change_question']>,
  { db, now, audit }: StaffContext,
): Promise<BankQuestion> {
  const [old = refuse('document_not_found')] = await lockQuestions(db, [question_id])
  if (isSealed(old)) refuse('question_sealed')
  if (isReplaced(old)) refuse('question_replaced')
  const changed = await writtenOf(db, fields)
  if (!old.is_draft && changed.language_id !== old.language_id) {
    throw new InvalidInput([{ field: 'language_id', problem: 'stays, once a question was published: write it anew in the other language' }])
  }
  // A new wording keeps the fact, because translations share it.
  const written = { ...changed, options: withShares(changed.options, old), fact: changed.passage_id === null ? old.fact : changed.fact }
  await refuseTwin(db, written, old.id)
  const isAnother = !old.is_draft && !isSameQuestion(old, written)
  if (old.is_draft) await rewrite(db, old.id, written, now)
  else if (!isAnother) await reword(db, old.id, written, now)
  const id = isAnother ? await replace(db, old, written, now) : old.id
  audit({ subject: `question:${old.id}`, before: beforeOf(old, written), after: isAnother ? { ...written, replaced_by: id } : written })
  return bankQuestion(db, id)
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

type SubstanceColumn = 'question_type' | 'options' | 'matches' | 'answer' | 'word' | 'accepted' | 'number' | 'keeps_order'

const choiceOf = ({ text, image, image_text, remark, share }: StoredOption) => [text, image, image_text, remark, share]

/** Whether grading and options stay the same (docs/decisions/016), in any order of the options. */
function isSameQuestion(old: QuestionRow, written: EditedQuestion): boolean {
  const substance = (question: Pick<EditedQuestion, SubstanceColumn>) => {
    const { question_type, options, matches, answer, word, accepted, number, keeps_order } = arranged(question)
    const asked = [options.map(choiceOf), matches.map(choiceOf), number && [number.value, number.tolerance, number.unit]]
    return JSON.stringify([question_type, asked, answer, word, accepted, keeps_order])
  }
  return substance(old) === substance(written)
}

async function refuseTwin(tx: Tx, written: EditedQuestion, besides: number | null): Promise<void> {
  const twin = await findTwin(tx, written, besides)
  if (twin !== null) throw new InvalidInput([{ field: 'question', problem: `is there already: question ${twin} asks the same` }])
}
