// Review before publishing. Nobody who has changed a draft since it was last accepted may accept it. That is checked in the transaction that
// publishes it, on the locked rows.

import type { InputOf } from '@trivium/contract/platform/action'
import { type Accepted, questionReview, type QuestionReview, type WhyNotAccepted } from '@trivium/contract/bank/question-review.admin'
import { handle, type Context, type StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { refuseUnseen } from '../../../platform/api/seen.ts'
import { findTwin, lockQuestions, publish, type QuestionRow, readForEditor } from '../admin-store.ts'
import { applyChange, formOf } from '../apply-change.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { isReplaced, isSealed } from '../policy.ts'
import { tellAuthors } from './tell-authors.ts'
import {
  countWaiting,
  dropChange,
  endReview,
  insertComments,
  readChanged,
  readComments,
  readNames,
  readPendingChange,
  sendBack,
} from './review-store.ts'

type Admin = typeof questionReview

/** Shown again after each change of the review. @throws Refused document_not_found */
async function reviewOf(id: number, { db, player, settings }: Context): Promise<QuestionReview> {
  const row = (await readForEditor(db, id)) ?? refuse('document_not_found')
  const [authors, comments, changed_by] = [await readNames(db, row.authors), await readComments(db, id), await readPendingChange(db, id)]
  return {
    review: row.review,
    is_needed: settings.questions_need_review === 1,
    authors,
    may_review: row.review === 'waiting' && !row.authors.includes(player.id),
    change_of: row.change_of,
    changed_by,
    comments: comments.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
  }
}

async function acceptQuestions({ questions, publish_at }: InputOf<Admin['accept_questions']>, context: StaffContext): Promise<Accepted> {
  const { db, now, player, audit } = context
  const at = publish_at === undefined || new Date(publish_at) <= now ? null : new Date(publish_at)
  const ids = questions.map(({ question_id }) => question_id)
  const rows = new Map((await lockQuestions(db, [...ids, ...(await readChanged(db, ids))])).map(row => [row.id, row]))
  const outcome: Accepted = { accepted: [], skipped: [] }
  const before: object[] = []
  for (const [id, version] of new Map(questions.map(seen => [seen.question_id, seen.version]))) {
    const row = rows.get(id)
    const why = row ? await whyNot(row, { version, rows, context }) : 'not_found'
    if (why !== null || !row) {
      outcome.skipped.push({ id, why: why ?? 'not_found' })
      continue
    }
    before.push({ id, review: row.review, authors: row.authors, change_of: row.change_of })
    const acceptedAs = await accept(row, rows, at, context)
    await insertComments(db, [{ question_id: acceptedAs, account_id: player.id, kind: 'accepted', text: '', at: now }])
    await tellAuthors(row, { type: 'question_accepted', questionId: acceptedAs }, context)
    outcome.accepted.push(acceptedAs)
  }
  audit(entryOf(ids, rows, { before, after: { ...outcome, publish_at: at?.toISOString() ?? null } }))
  return outcome
}

/** One accepted change is in the history of the question that it changes, with what it changes. */
function entryOf(ids: number[], rows: ReadonlyMap<number, QuestionRow>, { before, after }: { before: object[]; after: object }) {
  const [only = 0, ...others] = ids
  if (others.length > 0) return { subject: 'questions', before, after }
  const [row] = [rows.get(only)]
  const target = rows.get(row?.change_of ?? only)
  if (!row || !target || row === target || before.length === 0) return { subject: `question:${only}`, before, after }
  return { subject: `question:${target.id}`, before: shown(target), after: { ...shown(row), ...after } }
}

const shown = (row: QuestionRow) => formOf({ ...row, fingerprint: row.fingerprint ?? '' })

interface Judged {
  version: number
  rows: ReadonlyMap<number, QuestionRow>
  context: StaffContext
}

async function whyNot(row: QuestionRow, { version, rows, context: { db, player } }: Judged): Promise<WhyNotAccepted | null> {
  if (row.review !== 'waiting' || !row.is_draft) return 'not_waiting'
  if (row.authors.includes(player.id)) return 'own'
  if (row.version !== version) return 'unseen'
  const target = row.change_of === null ? row : rows.get(row.change_of)
  if (!target || isReplaced(target)) return 'replaced'
  if (isSealed(target)) return 'sealed'
  if (target !== row && target.version !== row.change_of_version) return 'outdated'
  const twin = await findTwin(db, { ...row, fingerprint: fingerprintOf(row) }, [row.id, target.id])
  return twin === null ? null : 'twin'
}

/** @returns the id of the question that players get */
async function accept(
  row: QuestionRow,
  rows: ReadonlyMap<number, QuestionRow>,
  at: Date | null,
  { db, now }: StaffContext,
): Promise<number> {
  if (row.change_of === null) {
    await publish(db, [{ id: row.id, fingerprint: fingerprintOf(row) }], at)
    await endReview(db, [row.id])
    return row.id
  }
  const target = must(rows.get(row.change_of), 'whyNot has found it')
  // Beforehand, because two questions may not have the same fingerprint and key at once.
  const id = await applyChange(db, target, { ...row, fingerprint: fingerprintOf(row) }, now)
  await dropChange(db, row.id, id)
  return id
}

/** @throws Refused document_not_found, changed_meanwhile, own_question, not_waiting_for_review */
async function sendBackQuestion({ question_id, version, comment }: InputOf<Admin['send_back_question']>, context: StaffContext) {
  const { db, now, player, audit } = context
  const [row = refuse('document_not_found')] = await lockQuestions(db, [question_id])
  refuseUnseen(row, version)
  if (row.review !== 'waiting') refuse('not_waiting_for_review')
  if (row.authors.includes(player.id)) refuse('own_question')
  await sendBack(db, question_id)
  await insertComments(db, [{ question_id, account_id: player.id, kind: 'sent_back', text: comment, at: now }])
  await tellAuthors(row, { type: 'question_sent_back', questionId: question_id }, context)
  audit({ subject: `question:${question_id}`, before: { review: row.review }, after: { review: 'sent_back', comment } })
  return reviewOf(question_id, context)
}

async function commentQuestion({ question_id, comment }: InputOf<Admin['comment_question']>, context: StaffContext) {
  const { db, now, player, audit } = context
  if (!(await readForEditor(db, question_id))) refuse('document_not_found')
  await insertComments(db, [{ question_id, account_id: player.id, kind: 'comment', text: comment, at: now }])
  audit({ subject: `question:${question_id}`, after: { comment } })
  return reviewOf(question_id, context)
}

export const questionReviewActions = handle(questionReview, {
  get_review_count: async (_input, { db }) => ({ waiting: await countWaiting(db) }),
  get_question_review: ({ question_id }, context) => reviewOf(question_id, context),
  accept_questions: acceptQuestions,
  send_back_question: sendBackQuestion,
  comment_question: commentQuestion,
})
