// The lower bound for the cost of a call: only its prepared statements, over as many connections as the callers have.

import type { Statement } from './statements.ts'

export type Select = <Row>(query: string) => Promise<Row[]>

/** @returns the statements of each call */
export type Least = (select: Select, calls: number) => Promise<Statement[][]>

/** `begin; select … for update; insert answer; update play; commit`. */
export const leastAnswers: Least = async (select, calls) => {
  const plays = await select<{ id: number; account_id: number; questions: { question_id: number }[] }>(
    'select id, account_id, questions from plays order by id',
  )
  const one = (index: number): Statement[] => {
    const play = plays[index % plays.length]
    // Uses positions after the stored ones, so that inserts do not collide.
    const position = 100 + Math.floor(index / plays.length)
    if (!play) throw new Error('no plays to answer in')
    const values = [play.id, position, play.questions[position % play.questions.length]?.question_id, play.account_id]
    return [
      { text: 'begin', values: [] },
      { name: 'least_lock', text: 'select * from plays where id = $1 for update', values: [play.id] },
      {
        name: 'least_insert',
        text: `insert into answers (play_id, position, question_id, account_id, mode, answer, correct, is_first, ms, answered_at)
          values ($1, $2, $3, $4, 'quiz_zone', '0', true, false, 1000, now())`,
        values,
      },
      {
        name: 'least_update',
        text: `update plays set position = $2, correct = correct + 1, opened_at = now(), deadline_at = now() + interval '34 seconds'
          where id = $1`,
        values: [play.id, position + 1],
      },
      { text: 'commit', values: [] },
    ]
  }
  return Array.from({ length: calls }, (_, index) => one(index))
}

/** Two reads (ten questions of a level and the player's progress) and one insert. */
export const leastFetches: Least = async (select, calls) => {
  const places = await select<{ account_id: number; category_id: number; language_id: number }>(
    `select a.id as account_id, q.category_id, q.language_id
      from accounts a cross join (select distinct category_id, language_id from questions where level = 1) q order by 2, 1`,
  )
  const one = (index: number): Statement[] => {
    const place = places[index % places.length]
    if (!place) throw new Error('no levels to begin')
    const { account_id, category_id, language_id } = place
    return [
      {
        name: 'least_progress',
        text: 'select * from level_progress where account_id = $1 and category_id = $2',
        values: [account_id, category_id],
      },
      {
        name: 'least_draw',
        text: `select * from questions where is_active and category_id = $1 and language_id = $2 and level = 1 order by pick limit 10`,
        values: [category_id, language_id],
      },
      {
        name: 'least_start',
        text: `insert into plays (account_id, mode, target, questions, rules, opened_at, started_at, closes_at)
          values ($1, 'quiz_zone', $2, $3, '{}', now(), now(), now() + interval '340 seconds')`,
        values: [
          account_id,
          `least:${index}`,
          JSON.stringify(Array.from({ length: 10 }, (_, id) => ({ question_id: id, order: [0, 1, 2, 3] }))),
        ],
      },
    ]
  }
  return Array.from({ length: calls }, (_, index) => one(index))
}
