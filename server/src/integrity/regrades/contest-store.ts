// SQL that reads entrants and answers of a contest.

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'
import { isArranged } from '../../bank/questions/index.ts'
import { isWhole } from '../../play/plays/index.ts'

export interface WrongContestAnswer {
  play_id: number
  position: number
  question_id: number
  answer: string
  arranged: boolean
}

/** All entrants, in the order in which accounts are locked. */
export async function readEntrants(tx: Tx, contestId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from contest_entries where contest_id = ${contestId} order by account_id`.execute(tx)
  return rows.map(row => row.account_id)
}

/** Answers that did not count as right. Deleted accounts have no entry any more. */
export async function readContestAnswers(tx: Tx, questionIds: number[], contestId: number): Promise<WrongContestAnswer[]> {
  const { rows } = await sql<WrongContestAnswer>`
    select a.play_id, a.position, a.question_id, a.answer, ${isArranged('p', 'a')} as arranged
    from contest_entries e join plays p on p.id = e.play_id join answers a on a.play_id = p.id
    where e.contest_id = ${contestId} and p.state = 'finished' and ${isWhole('p')} and a.question_id = any(${questionIds}::int[])
      and not a.correct and a.answer <> ''
    order by e.account_id`.execute(tx)
  return rows
}
