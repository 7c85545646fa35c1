// SQL that corrects a wrong key. A question's answer never changes in its row (docs/decisions/016): the corrected question is a new row,
// which takes the place of the old one in the exam and in everybody's attempt.

import type { AnswerKey } from '@trivium/rules/grading'
import { sql } from 'kysely'
import { must } from '../api/refuse.ts'
import type { Tx } from '../db/transaction.ts'
import { isArranged } from '../plays/index.ts'

/** What the right answer is: indexes of options, or a word. */
export type Right = Pick<AnswerKey, 'answer' | 'word'>

/** @returns the id of the corrected question */
export async function replaceQuestion(tx: Tx, examId: number, questionId: number, { answer, word }: Right): Promise<number> {
  const old = await tx.selectFrom('questions').select('key').where('id', '=', questionId).executeTakeFirstOrThrow()
  await tx
    .updateTable('questions')
    .set({ key: `${old.key}#${questionId}` })
    .where('id', '=', questionId)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into questions (key, category_id, language_id, level, question_type, question, options, answer, word, image, audio, audio_text, note,
      marks, is_active, sealed_by, is_arranged, former_order)
    select ${old.key}, category_id, language_id, level, question_type, question, options, ${[...answer]}::smallint[], ${word}, image, audio,
      audio_text, note, marks, is_active, sealed_by, is_arranged, former_order
    from questions where id = ${questionId}
    returning id`.execute(tx)
  const { id } = must(rows[0], 'the question was just read')
  await tx
    .updateTable('exam_questions')
    .set({ question_id: id })
    .where('exam_id', '=', examId)
    .where('question_id', '=', questionId)
    .execute()
  const own = sql`select play_id from exam_attempts where exam_id = ${examId}`
  await sql`
    update plays p set version = p.version + 1, questions = (
      select jsonb_agg(case when (q.value->>'question_id')::int = ${questionId} then q.value || jsonb_build_object('question_id', ${id}::int)
        else q.value end order by q.ordinality)
      from jsonb_array_elements(p.questions) with ordinality q)
    where p.id in (${own})`.execute(tx)
  await sql`update answers set question_id = ${id} where question_id = ${questionId} and play_id in (${own})`.execute(tx)
  await sql`update annotations set question_id = ${id} where question_id = ${questionId} and play_id in (${own})`.execute(tx)
  return id
}

export interface GivenAnswer {
  play_id: number
  account_id: number
  position: number
  answer: string | null
  correct: boolean
  /** As the play has frozen the question. */
  arranged: boolean
}

/** What was given to this question in attempts that have ended. */
export async function readGiven(tx: Tx, examId: number, questionId: number): Promise<GivenAnswer[]> {
  return tx
    .selectFrom('answers as g')
    .innerJoin('exam_attempts as t', 't.play_id', 'g.play_id')
    .innerJoin('plays as p', 'p.id', 'g.play_id')
    .select(['g.play_id', 'g.account_id', 'g.position', 'g.answer', 'g.correct', isArranged('p', 'g').as('arranged')])
    .where('t.exam_id', '=', examId)
    .where('g.question_id', '=', questionId)
    .orderBy('g.play_id')
    .execute()
}

/** Who has passed may have changed: readiness takes note again. */
export async function noteAgain(tx: Tx, examId: number): Promise<void> {
  await tx.updateTable('exam_attempts').set({ is_noted: false }).where('exam_id', '=', examId).execute()
}

/** Turns these answers right or wrong, with everything that was counted from them. */
export async function correctAnswers(tx: Tx, given: GivenAnswer[], isRight: boolean): Promise<void> {
  const plays = given.map(({ play_id }) => play_id)
  const positions = given.map(({ position }) => position)
  const by = isRight ? 1 : -1
  await sql`
    with turned as (
      update answers a set correct = ${isRight} from unnest(${plays}::bigint[], ${positions}::int[]) as g (play_id, position)
      where a.play_id = g.play_id and a.position = g.position
      returning a.play_id, a.position
    ), corrected as (
      select p.id, p.correct + ${by}::int as correct, p.wrong - ${by}::int as wrong,
        p.points + ${by}::int * coalesce((p.questions->t.position->>'marks')::int, 0) as points
      from turned t join plays p on p.id = t.play_id
    )
    update plays p set correct = c.correct, wrong = c.wrong, points = c.points, version = p.version + 1,
      result = p.result || jsonb_build_object('correct', c.correct, 'wrong', c.wrong, 'score', c.points,
        'percentage', round(10000.0 * c.correct / jsonb_array_length(p.questions)) / 100,
        'won', round(10000.0 * c.correct / jsonb_array_length(p.questions)) / 100 >= (p.rules->>'winningPercentage')::numeric)
    from corrected c where p.id = c.id`.execute(tx)
}
