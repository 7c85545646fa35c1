// SQL of regraded plays: the answers to look at, and the record of what has changed. The caller has locked the regrade and the account.

import { sql } from 'kysely'
import type { RegradedResult } from '../../platform/db/tables/regrade-tables.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isArranged } from '../../bank/questions/index.ts'
import { isWhole, type RegradedPlay } from '../../play/plays/index.ts'

export interface WrongAnswer {
  play_id: number
  position: number
  question_id: number
  answer: string
  arranged: boolean
  ms: number
  isOpen: boolean
}

/** A player's answers that did not count as right, in the order in which the plays ended. contest.ts reads those of contests. */
export async function readWrongAnswers(tx: Tx, questionIds: number[], accountId: number): Promise<WrongAnswer[]> {
  const { rows } = await sql<WrongAnswer>`
    select a.play_id, a.position, a.question_id, a.answer, ${isArranged('p', 'a')} as arranged, a.ms, p.state = 'open' as "isOpen"
    from answers a join plays p on p.id = a.play_id
    where a.question_id = any(${questionIds}::int[]) and a.account_id = ${accountId} and not a.correct and a.answer <> ''
      and p.mode <> 'contest' and ${isWhole('p')}
    order by p.finished_at nulls last, p.id, a.position`.execute(tx)
  return rows
}

/** Coins that earlier regrades have paid for this play. */
export async function readPaidBefore(db: Db, playId: number): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select coalesce(sum(coins), 0)::int as coins from regrade_plays where play_id = ${playId}`.execute(db)
  return rows[0]?.coins ?? 0
}

/** What a regrade has changed, for the player's proof and the staff's list. */
export async function insertRegradedPlay(
  tx: Tx,
  regradeId: number,
  { play, turned, gain, before, after }: RegradedPlay & { before: RegradedResult; after: RegradedResult },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('regrade_plays')
    .values({
      regrade_id: regradeId,
      play_id: play.id,
      account_id: play.account_id,
      answers: turned.length,
      coins: gain.coins,
      score: gain.score,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at,
    })
    .execute()
}
