// Changes many questions at once: publish, withdraw, move, delete. Each request is one audit entry, and the reply names the skipped
// questions.

import type { InputOf } from '@trivium/contract/platform/action'
import type { Handled, questionAdmin, WhySkipped } from '@trivium/contract/bank/questions.admin'
import type { StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput } from '../../platform/api/refuse.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { endReview } from './review/review-store.ts'
import { placeForQuestions } from '../catalogue/index.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { fingerprintOf } from './fingerprint.ts'
import { deleteQuestions, findTwin, lockQuestions, move, publish, type QuestionRow, readNeeded, withdraw } from './admin-store.ts'
import { isReplaced, isSealed, mayBeDeleted, mayLieIn } from './policy.ts'

type Admin = typeof questionAdmin
type Reason = WhySkipped | null

/** Locks the questions, and gives a reason for each one that must be skipped. */
async function sort(
  tx: Tx,
  ids: number[],
  whyNot: (row: QuestionRow) => Reason,
): Promise<{ rows: QuestionRow[]; skipped: Handled['skipped'] }> {
  const found = await lockQuestions(tx, ids)
  const known = new Set(found.map(({ id }) => id))
  const judged = found.map(row => ({ row, why: isReplaced(row) ? ('replaced' as const) : whyNot(row) }))
  const missing = [...new Set(ids)].filter(id => !known.has(id)).map(id => ({ id, why: 'not_found' as const }))
  return {
    rows: judged.flatMap(({ row, why }) => (why === null ? [row] : [])),
    skipped: [...judged.flatMap(({ row, why }) => (why === null ? [] : [{ id: row.id, why }])), ...missing],
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The audit subject: the question itself, or `questions` for several. */
const subjectOf = (ids: number[]) => (ids.length === 1 ? `question:${ids[0]}` : 'questions')

/** Drafts are published by accepting them. What was published before changes only by an accepted draft, so it may be published again. */
function whyNotPublished(row: QuestionRow, settings: Settings): Reason {
  if (row.is_active) return 'unchanged'
  if (isSealed(row)) return 'sealed'
  // A draft that changes another question is never published itself.
  const needsReview = row.is_draft && (settings.questions_need_review === 1 || row.change_of !== null)
  return needsReview ? 'needs_review' : null
}

export async function publishQuestions(
  { question_ids, publish_at }: InputOf<Admin['publish_questions']>,
  context: StaffContext,
): Promise<Handled> {
  const { db, now, settings, audit } = context
  const at = publish_at === undefined || new Date(publish_at) <= now ? null : new Date(publish_at)
  const { rows, skipped } = await sort(db, question_ids, row => whyNotPublished(row, settings))
  const published: { id: number; fingerprint: string }[] = []
  for (const row of rows) {
    const fingerprint = row.fingerprint ?? fingerprintOf(row)
    // Only after a withdrawal by a release may someone have created a twin.
    if (row.fingerprint === null && (await findTwin(db, { ...row, fingerprint }, [row.id])) !== null) {
      skipped.push({ id: row.id, why: 'twin' })
    } else published.push({ id: row.id, fingerprint })
  }
  const changed = idsOf(published)
  await publish(db, published, at)
  await endReview(db, changed)
  const before = rows.filter(({ id }) => changed.includes(id)).map(({ id, state }) => ({ id, state }))
  audit({ subject: subjectOf(question_ids), before, after: { published: changed, publish_at: at?.toISOString() ?? null, skipped } })
  return { changed, skipped }
}

export async function withdrawQuestions(
  { question_ids }: InputOf<Admin['withdraw_questions']>,
  { db, audit }: StaffContext,
): Promise<Handled> {
  const isAsked = (row: QuestionRow) => row.is_active || row.publish_at !== null
  const { rows, skipped } = await sort(db, question_ids, row => (isSealed(row) ? 'sealed' : isAsked(row) ? null : 'unchanged'))
  const changed = idsOf(rows)
  await withdraw(db, changed)
  audit({ subject: subjectOf(question_ids), before: rows.map(({ id, state }) => ({ id, state })), after: { withdrawn: changed, skipped } })
  return { changed, skipped }
}

export async function moveQuestions(
  { question_ids, category_id, level }: InputOf<Admin['move_questions']>,
  context: StaffContext,
): Promise<Handled> {
  const { db, now, audit } = context
  if (category_id === undefined && level === undefined) throw new InvalidInput([{ field: 'category_id', problem: 'or level is needed' }])
  const type = category_id === undefined ? null : await placeForQuestions(db, category_id)
  if (type === 'none') throw new InvalidInput([{ field: 'category_id', problem: 'there is no such category' }])
  if (type === 'parent') throw new InvalidInput([{ field: 'category_id', problem: 'has subcategories: choose one of them' }])
  const { rows, skipped } = await sort(db, question_ids, row => {
    if (isSealed(row)) return 'sealed'
    // A text belongs to one category, together with its questions.
    if (type !== null && (!mayLieIn(row.question_type, type) || row.passage_id !== null || type === 'fun_and_learn'))
      return 'wrong_category'
    return (category_id ?? row.category_id) === row.category_id && (level ?? row.level) === row.level ? 'unchanged' : null
  })
  const changed = idsOf(rows)
  await move(db, changed, { categoryId: category_id ?? null, level: level ?? null }, now)
  const before = rows.map(({ id, category_id, level }) => ({ id, category_id, level }))
  audit({
    subject: subjectOf(question_ids),
    before,
    after: { moved: changed, category_id: category_id ?? null, level: level ?? null, skipped },
  })
  return { changed, skipped }
}

export async function deleteDrafts({ question_ids }: InputOf<Admin['delete_drafts']>, { db, audit }: StaffContext): Promise<Handled> {
  const needed = await readNeeded(db, question_ids)
  const { rows, skipped } = await sort(db, question_ids, row =>
    !mayBeDeleted(row) ? 'not_a_draft' : needed.includes(row.id) ? 'in_use' : null,
  )
  const changed = idsOf(rows)
  await deleteQuestions(db, changed)
  const before = rows.map(({ id, question, question_type, options, answer, word }) => ({
    id,
    question,
    question_type,
    options,
    answer,
    word,
  }))
  audit({ subject: subjectOf(question_ids), before, after: { deleted: changed, skipped } })
  return { changed, skipped }
}
