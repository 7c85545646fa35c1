// Runs many players at once through Caddy, and checks everything that the servers told them.

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/platform/db/connect.ts'
import { judgeLedger } from '../../../server/src/rewards/wallet/index.ts'
import { withDatabase } from '../harness/own-database.ts'
import { type Door, Connection } from './connection.ts'
import { battle, nothingTold, playRounds, type Told } from './players.ts'
import { expect } from './visit.ts'

export interface Crowd {
  told: Told
  /** @returns the failures, and the times of calls and sockets, since the last look */
  look: () => CrowdReport
  finish: () => Promise<string>
}

export interface CrowdReport {
  failures: string[]
  problems: string[]
  answers: number
  battles: number
  /** The longest call of each player in milliseconds, sorted. */
  longest: number[]
  /** The times without a socket in a battle in milliseconds, sorted. */
  deaf: number[]
}

const pauseMs = 300

/** Creates players without coins, only in columns of the previous release, because an upgrade begins with its schema. @returns tokens */
async function seatPlayers({ db }: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const [index, token] of tokens.entries()) {
    const [subject, hash] = [`rehearsal-${index}`, createHash('sha256').update(token).digest()]
    await sql`
      with account as (
        insert into accounts (subject, sign_in_type, name, email, refer_code)
        values (${subject}, 'email', 'Player', ${`${subject}@example.com`}, ${subject}) returning id
      ), holder as (
        insert into ledger_accounts (name, kind, owner_id) select 'player:' || id, 'player', id from account
      )
      insert into sessions (token_hash, account_id) select ${hash}, id from account`.execute(db)
  }
  return tokens
}

export async function gather(door: Door, databaseUrl: string, rounds: number, battles: number): Promise<Crowd> {
  const tokens = await withDatabase(databaseUrl, database => seatPlayers(database, rounds + 2 * battles))
  const lines = tokens.map((token, index) => {
    const line = new Connection(door, `127.0.1.${index + 1}`)
    line.token = token
    return line
  })
  const told = nothingTold()
  const over = new AbortController()
  const playing = [
    ...lines.slice(2 * battles).map(line => playRounds(line, told, over.signal, pauseMs)),
    ...Array.from({ length: battles }, (_, index) =>
      battle([lines[2 * index], lines[2 * index + 1]] as [Connection, Connection], told, over.signal),
    ),
  ]
  const before = { answers: 0, battles: 0 }
  return {
    told,
    look() {
      const look = {
        failures: lines.flatMap(line => line.failures.splice(0)),
        problems: told.problems.splice(0),
        answers: told.answers.size - before.answers,
        battles: told.battles - before.battles,
        longest: lines.map(line => Math.round(Math.max(0, ...line.waits.splice(0)))).toSorted((a, b) => a - b),
        deaf: told.deaf
          .splice(0)
          .map(Math.round)
          .toSorted((a, b) => a - b),
      }
      Object.assign(before, { answers: told.answers.size, battles: told.battles })
      return look
    },
    async finish() {
      over.abort()
      await Promise.all(playing)
      for (const line of lines) line.close()
      return withDatabase(databaseUrl, database => judge(database, told))
    },
  }
}

async function judge(database: Database, told: Told): Promise<string> {
  const { rows } = await sql<{ key: string }>`select play_id || ':' || question_id as key from answers`.execute(database.db)
  const kept = new Set(rows.map(({ key }) => key))
  const events = await sql<{ key: string }>`
    select b.play_id || ':' || (s.payload->'questions'->((e.payload->>'round')::int - 1)->>'question_id') as key
    from battle_events e join battle_events s on s.battle_id = e.battle_id and s.kind = 'started'
    join battle_seats b on b.battle_id = e.battle_id and b.seat = e.seat where e.kind = 'answered'`.execute(database.db)
  for (const { key } of events.rows) kept.add(key)
  const lost = [...told.answers].filter(key => !kept.has(key))
  expect(lost.length === 0, `${lost.length} of ${told.answers.size} acknowledged answers are lost: ${lost.slice(0, 5).join(', ')}`)
  const ledger = await judgeLedger(database.db, new Date())
  expect(ledger.is_sound, `the ledger is not sound: ${ledger.problems.join('; ')}`)
  return `all ${told.answers.size} acknowledged answers are in the database, and the ledger is sound`
}
