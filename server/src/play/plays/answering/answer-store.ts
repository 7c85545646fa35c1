// SQL that reads the log of answers and the choices counted from it. save-store.ts writes answers to the log together with their play.

import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { sql } from 'kysely'
import { refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { sinceStart, sinceStartOf } from '../../../platform/db/upkeep/months.ts'
import { prepared } from '../../../platform/db/connection/prepared.ts'
import { choiceNow, type CachedQuestion } from '../../../bank/questions/index.ts'
import { isEmptied, type PlayRow } from '../store.ts'

export async function readAnswers(db: Db, play: Pick<PlayRow, 'id' | 'started_at'>) {
  return db
    .selectFrom('answers')
    .select(['position', 'question_id', 'answer', 'correct', 'marks', 'ms', 'is_first', 'answered_at'])
    .where('play_id', '=', play.id)
    .where('answered_at', '>=', sinceStart(play.started_at))
    .orderBy('position')
    .execute()
}

/** As `readAnswers`, of a finished play. @throws Refused answers_archived when its month is archived (archive/) */
export async function readSavedAnswers(db: Db, play: Pick<PlayRow, 'id' | 'state' | 'questions' | 'started_at' | 'taken_at'>) {
  const answers = isEmptied(play) ? [] : await readAnswers(db, play)
  return answers.length === 0 && play.taken_at !== null ? refuse('answers_archived') : answers
}

/** The regrades of this play after its end. */
export function readRegradesOf(db: Db, playId: number) {
  return db
    .selectFrom('regrade_plays')
    .select(['at', 'answers', 'coins', 'score'])
    .where('play_id', '=', playId)
    .orderBy('regrade_id')
    .execute()
}

/** Answers of several plays, sorted by position. */
export async function readAnswersOf(db: Db, playIds: number[]) {
  return db
    .selectFrom('plays as p')
    .innerJoin('answers as a', join => join.onRef('a.play_id', '=', 'p.id').on('a.answered_at', '>=', sinceStartOf('p')))
    .select(['a.play_id', 'a.position', 'a.question_id', 'a.answer', 'a.correct', 'a.marks', 'a.is_first', 'a.ms'])
    .where(sql<boolean>`p.id = any(${playIds}::bigint[])`)
    .orderBy('a.position')
    .execute()
}

const answerAt = prepared<{ answer: string | null; correct: boolean }, [playId: number, position: number, since: Date]>(
  'read_answer',
  'select answer, correct from answers where play_id = $1 and position = $2 and answered_at >= $3',
)

export async function readAnswer(db: Db, { id, started_at }: Pick<PlayRow, 'id' | 'started_at'>, position: number) {
  const [row] = await answerAt.run(db, id, position, sinceStart(started_at))
  return row
}

export interface AskedAndFrozen {
  question: CachedQuestion
  frozen: FrozenQuestion
}

/** By question id: how many first answers chose each option, for questions with one choice; options in the frozen order. */
export async function readFirstChoices(db: Db, asked: readonly AskedAndFrozen[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ question_id: number; choice: string; times: number; former_order: number[] | null }>`
    select c.question_id, c.choice, c.times, q.former_order from item_choices c join questions q on q.id = c.question_id
    where c.question_id = any(${asked.map(({ question }) => question.id)}::int[])`.execute(db)
  const byQuestion = Map.groupBy(rows, row => row.question_id)
  return new Map(asked.map(one => [one.question.id, countsOf(one, byQuestion.get(one.question.id) ?? [])]))
}

type Chosen = { choice: string; times: number; former_order: number[] | null }

const countsOf = ({ question, frozen }: AskedAndFrozen, rows: Chosen[]) =>
  question.options.map((_, index) => {
    const chosen = rows.find(row => row.choice === choiceNow({ ...question, former_order: row.former_order }, String(index), frozen))
    return chosen?.times ?? 0
  })
