// SQL that corrects a wrong key. A question's row never changes its answer (docs/decisions/016): the corrected question is a new row, which
// replaces the old one in the exam and in all attempts.

import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { sql } from 'kysely'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { withoutShares } from '../paper/paper-store.ts'
import type { CorrectedAnswer } from '../paper/right-answer.ts'

/** Replaces a question of the exam by a copy; `right` null keeps its key. A new key drops the shares of options. @returns the id of the new row */
export async function replaceQuestion(tx: Tx, examId: number, questionId: number, right: CorrectedAnswer | null): Promise<number> {
  const old = await tx.selectFrom('questions').select('key').where('id', '=', questionId).executeTakeFirstOrThrow()
  await tx
    .updateTable('questions')
    .set({ key: `${old.key}#${questionId}` })
    .where('id', '=', questionId)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into questions (key, category_id, language_id, level, question_type, question, options, matches, answer, word, accepted, number,
      keeps_order, image, image_text, audio, audio_text, note, tags, marks, minus_marks, part_marks, is_active, sealed_by, is_arranged,
      former_order)
    select ${old.key}, category_id, language_id, level, question_type, question, ${right ? withoutShares : sql`options`}, matches,
      ${right ? keyOf(right) : sql`answer, word, accepted, number`}, keeps_order, image, image_text, audio, audio_text, note, tags, marks,
      minus_marks, part_marks, is_active, sealed_by, is_arranged, former_order
    from questions where id = ${questionId}
    returning id`.execute(tx)
  const { id } = must(rows[0], 'the question was just read')
  await tx
    .updateTable('exam_questions')
    .set({ question_id: id })
    .where('exam_id', '=', examId)
    .where('question_id', '=', questionId)
    .execute()
  return id
}

/** So many attempts that a statement takes some milliseconds on the embedded database. */
export const portion = 25

/** In attempts, running ones too. */
export async function replaceInPlays(tx: Tx, playIds: number[], questionId: number, id: number): Promise<void> {
  await sql`
    update plays p set version = p.version + 1, questions = (
      select jsonb_agg(case when (q.value->>'question_id')::int = ${questionId} then (q.value - 'shares') || jsonb_build_object('question_id', ${id}::int)
        else q.value end order by q.ordinality)
      from jsonb_array_elements(p.questions) with ordinality q)
    where p.id = any(${playIds}::bigint[])`.execute(tx)
  await sql`update answers set question_id = ${id} where question_id = ${questionId} and play_id = any(${playIds}::bigint[])`.execute(tx)
  await sql`update annotations set question_id = ${id} where question_id = ${questionId} and play_id = any(${playIds}::bigint[])`.execute(
    tx,
  )
}

const keyOf = ({ answer, word, accepted, number }: CorrectedAnswer) =>
  sql`${[...answer]}::smallint[], ${word}::text, ${[...accepted]}::text[], ${number && JSON.stringify(number)}::jsonb`

export interface GivenAnswer {
  play_id: number
  account_id: number
  position: number
  answer: string | null
  correct: boolean
  marks: number
  /** The question as the play has frozen it. */
  frozen: FrozenQuestion
}

/** Answers older than partial marks have no marks of their own: they get all or nothing. */
const marksOf = (
  play: string,
  answer: string,
) => sql<number>`coalesce(${sql.ref(`${answer}.marks`)}, case when ${sql.ref(`${answer}.correct`)}
  then (${sql.ref(`${play}.questions`)} -> ${sql.ref(`${answer}.position`)} ->> 'marks')::real else 0 end, 0)`

/** Answers given to this question in those of these attempts that have ended. */
export async function readGiven(db: Db, playIds: number[], questionId: number): Promise<GivenAnswer[]> {
  return db
    .selectFrom('answers as g')
    .innerJoin('plays as p', 'p.id', 'g.play_id')
    .select(['g.play_id', 'g.account_id', 'g.position', 'g.answer', 'g.correct'])
    .select([marksOf('p', 'g').as('marks'), sql<FrozenQuestion>`p.questions -> g.position`.as('frozen')])
    .where(sql<boolean>`g.play_id = any(${playIds}::bigint[])`)
    .where('g.question_id', '=', questionId)
    .orderBy('g.play_id')
    .execute()
}

export interface Standing {
  name: string
  void_reason: string | null
  /** The marks of the attempt now. */
  before: number
  /** The marks of all answers, which may be below 0. */
  sum: number
  /** Marks that the attempt could reach. */
  total: number
}

export async function readStandings(db: Db, playIds: readonly number[]): Promise<Map<number, Standing>> {
  const { rows } = await sql<Standing & { play_id: number }>`
    select t.play_id, a.name, t.void_reason, coalesce((p.result ->> 'score')::float8, 0) as before,
      (select coalesce(sum(${marksOf('p', 'g')}::float8), 0) from answers g where g.play_id = p.id) as sum,
      (select coalesce(sum(marks), 0) from jsonb_to_recordset(p.questions) as q (marks float8)) as total
    from exam_attempts t join plays p on p.id = t.play_id join accounts a on a.id = t.account_id
    where t.play_id = any(${[...playIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ play_id, ...standing }) => [play_id, standing]))
}

/** Marks the attempts for noting again: readiness must see who passes now. */
export async function noteAgain(tx: Tx, playIds: number[]): Promise<void> {
  await tx
    .updateTable('exam_attempts')
    .set({ is_noted: false })
    .where(sql<boolean>`play_id = any(${playIds}::bigint[])`)
    .execute()
}

/** Writes the marks of these answers and the new results of their attempts. */
export async function correctAnswers(tx: Tx, given: Pick<GivenAnswer, 'play_id' | 'position' | 'correct' | 'marks'>[]): Promise<void> {
  const rows = given.map(({ play_id, position, correct, marks }) => ({ play_id, position, correct, marks }))
  await sql`
    update answers a set correct = g.correct, marks = g.marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (play_id bigint, position int, correct boolean, marks real)
    where a.play_id = g.play_id and a.position = g.position`.execute(tx)
  const plays = [...new Set(given.map(({ play_id }) => play_id))]
  await sql`
    with corrected as (
      select p.id, count(*) filter (where a.correct) as correct, count(*) filter (where not a.correct and a.answer <> '') as wrong,
        greatest(0, sum(${marksOf('p', 'a')}::float8)) as score
      from plays p join answers a on a.play_id = p.id where p.id = any(${plays}::bigint[]) group by p.id
    )
    update plays p set correct = c.correct, wrong = c.wrong, points = trunc(c.score), version = p.version + 1,
      result = p.result || jsonb_build_object('correct', c.correct, 'wrong', c.wrong, 'score', c.score,
        'percentage', round(10000.0 * c.correct / jsonb_array_length(p.questions)) / 100,
        'won', round(10000.0 * c.correct / jsonb_array_length(p.questions)) / 100 >= (p.rules->>'winningPercentage')::numeric)
    from corrected c where p.id = c.id`.execute(tx)
}
