// Applies a change to a question: in its row, or as another question that takes its place (docs/decisions/016).

import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { type EditedQuestion, type QuestionRow, replace, reword, rewrite } from './admin-store.ts'
import { arranged } from './starter/arranged.ts'

/** @param change columns of the form; others are ignored @returns the id of the question that is asked from now on */
export async function applyChange(tx: Tx, old: QuestionRow, change: EditedQuestion, now: Date): Promise<number> {
  const written = formOf(change)
  if (old.is_draft) await rewrite(tx, old.id, written, now)
  else if (isSameQuestion(old, written)) await reword(tx, old.id, written, now)
  else return replace(tx, old, written, now)
  return old.id
}

/** Only the columns of the form, also from a whole row. */
export function formOf(row: EditedQuestion): EditedQuestion {
  const { category_id, language_id, passage_id, fingerprint, question_type, level, difficulty, question, image, image_text } = row
  const { audio, audio_text, options, matches, answer, word, accepted, number, keeps_order, tags, note, fact, source } = row
  const place = { category_id, language_id, passage_id, fingerprint, question_type, level, difficulty, question, image, image_text }
  return { ...place, audio, audio_text, options, matches, answer, word, accepted, number, keeps_order, tags, note, fact, source }
}

type SubstanceColumn = 'question_type' | 'options' | 'matches' | 'answer' | 'word' | 'accepted' | 'number' | 'keeps_order'

const choiceOf = ({ text, image, image_text, remark, share }: StoredOption) => [text, image, image_text, remark, share]

/** Whether grading and options stay the same, in any order of the options. */
function isSameQuestion(old: QuestionRow, written: EditedQuestion): boolean {
  const substance = (question: Pick<EditedQuestion, SubstanceColumn>) => {
    const { question_type, options, matches, answer, word, accepted, number, keeps_order } = arranged(question)
    const asked = [options.map(choiceOf), matches.map(choiceOf), number && [number.value, number.tolerance, number.unit]]
    return JSON.stringify([question_type, asked, answer, word, accepted, keeps_order])
  }
  return substance(old) === substance(written)
}
