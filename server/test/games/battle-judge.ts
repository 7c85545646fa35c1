// Checks a finished battle from the rows of the database alone, with none of the product's code: points, winners, coins, hashes.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/platform/db/connect.ts'
import type { Fixture } from '../app/fixture.ts'

/** The right answer: keys in the stored order, or a number. */
interface Right {
  keys: string
  number: { value: number; tolerance: number } | null
}

interface Asked {
  question_id: number
  /** Set if the options of this question stood in the order that its row has now; otherwise the order is the fixture's. */
  arranged?: true
}

/** Declared here again, because the judge trusts no types of the product. Each kind of event has some of these fields. */
interface Payload {
  rules: { entry: number; questionMs: number }
  account_id: number | null
  questions: Asked[]
  round: number
  answer: string
  correct: boolean
  ms: number
  points: number
  off?: number
  nearest?: { seats: number[]; points: number }
}

interface Row {
  seq: number
  at: Date
  kind: string
  seat: number | null
  payload: Payload
  hash: string
}

interface Seat {
  account: number | null
  points: number
  at: number
  isOut: boolean
}

export interface JudgedBattle {
  phase: string
  /** Coins that each account got or lost. */
  coins: Map<number, number>
}

/** @param known right answers, by question id */
export async function judge(db: Db, roomId: string, { known }: Pick<Fixture, 'known'>): Promise<JudgedBattle> {
  const battle = await db.selectFrom('battles').selectAll().where('room_id', '=', roomId).executeTakeFirstOrThrow()
  const { rows } =
    await sql<Row>`select seq, at, kind, seat, payload, hash from battle_events where battle_id = ${battle.id} order by seq`.execute(db)
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expectChained(rows)
  const end = rows.filter(({ kind }) => ['over', 'voided', 'deleted'].includes(kind))
  expect(end.map(({ kind }) => kind)).toHaveLength(1)
  expect(battle.ended_at).toEqual(end[0]?.at)
  const stored = await db.selectFrom('questions').select(['id', 'answer']).execute()
  const now = new Map(stored.map(({ id, answer }) => [id, answer]))
  const rightOf = ({ question_id, arranged }: Asked): Right => ({
    keys: must(arranged ? now.get(question_id) : known.get(question_id)?.answer).join(','),
    number: known.get(question_id)?.number ?? null,
  })
  const { seats, entry } = replayed(rows, rightOf)
  const coins = await coinsMoved(db, battle.id)
  const expected = battle.phase === 'over' ? shares(seats, entry) : new Map<number, number>()
  for (const [account, moved] of coins) expect([account, moved]).toEqual([account, expected.get(account) ?? 0])
  const escrow = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('name', '=', `escrow:battle:${battle.id}`)
    .executeTakeFirst()
  expect(escrow?.balance ?? 0).toBe(0)
  const open = await db.selectFrom('battle_seats').select('seat').where('battle_id', '=', battle.id).where('is_open', '=', true).execute()
  expect(open).toEqual([])
  const plays = await db.selectFrom('plays').select('state').where('target', '=', `battle:${roomId}`).execute()
  expect(plays.every(({ state }) => state === 'finished')).toBe(true)
  return { phase: battle.phase, coins }
}

function expectChained(rows: Row[]): void {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
  }
  let before = '0'.repeat(64)
  for (const { seq, at, kind, seat, payload, hash } of rows) {
    const text = `${before}\n${JSON.stringify(sorted({ seq, at: at.getTime(), kind, seat, payload }))}`
    before = createHash('sha256').update(text).digest('hex')
    expect(hash).toBe(before)
  }
}

/** Number answers must be plain numbers. */
function isRight({ keys, number }: Right, answer: string): boolean {
  if (number === null) return answer === keys
  return answer !== '' && Math.abs(Number(answer) - number.value) <= number.tolerance
}

/** The seats with the nearest numbers: if nobody who stayed is right, they get four points each. */
function nearestOf({ number }: Right, round: Row[], seats: Map<number, Seat>): { seats: number[]; points: number } | undefined {
  const said = round.filter(({ seat, payload }) => payload.answer !== '' && !must(seats.get(seat ?? 0)).isOut)
  if (number === null || said.length === 0 || said.some(({ payload }) => payload.correct)) return undefined
  const offOf = ({ payload }: Row) => Math.abs(Number(payload.answer) - number.value)
  const least = Math.min(...said.map(offOf))
  const winners = said.filter(row => offOf(row) === least).map(({ seat }) => seat ?? 0)
  return { seats: winners.toSorted((one, other) => one - other), points: 4 }
}

function replayed(rows: Row[], rightOf: (asked: Asked) => Right) {
  const seats = new Map<number, Seat>()
  const created = must(rows[0]).payload.rules
  let entry = created.entry
  let hasStarted = false
  let shownAt = 0
  let questions: Asked[] = []
  let round: Row[] = []
  for (const row of rows) {
    const { kind, seat, payload, at } = row
    if (kind === 'joined') seats.set(seat ?? 0, { account: payload.account_id, points: 0, at: 0, isOut: false })
    if (kind === 'made_friendly') entry = 0
    if (kind === 'started') [hasStarted, questions] = [true, payload.questions]
    if (kind === 'left' && !hasStarted) seats.delete(seat ?? 0)
    else if (kind === 'left') must(seats.get(seat ?? 0)).isOut = true
    if (kind === 'shown') [shownAt, round] = [at.getTime(), []]
    if (kind === 'paused') shownAt += payload.ms
    if (kind === 'answered') {
      round.push(row)
      const right = rightOf(must(questions[payload.round - 1]))
      const ms = Math.max(0, at.getTime() - shownAt)
      const isBot = must(seats.get(seat ?? 0)).account === null
      expect(payload.correct).toBe(isRight(right, payload.answer))
      // Events are dated in order. An answer that arrived just before the previous event has that event's date, but counts from its
      // arrival.
      const isDatedLater = rows[row.seq - 2]?.at.getTime() === at.getTime()
      if (!isBot) expect(payload.ms)[isDatedLater ? 'toBeLessThanOrEqual' : 'toBe'](ms)
      expect(payload.ms).toBeLessThanOrEqual(created.questionMs)
      const points = payload.correct ? (payload.ms <= 2_000 ? 6 : payload.ms <= 4_000 ? 5 : 4) : 0
      expect(payload.points).toBe(points)
    }
    if (kind === 'closed') {
      expect(new Set(round.map(({ seat }) => seat)).size).toBe(round.length)
      const nearest = nearestOf(rightOf(must(questions[payload.round - 1])), round, seats)
      expect(payload.nearest).toEqual(nearest)
      for (const { seat, payload, at } of round) {
        const one = must(seats.get(seat ?? 0))
        const points = nearest?.seats.includes(seat ?? 0) ? nearest.points : payload.points
        if (points > 0) [one.points, one.at] = [one.points + points, at.getTime()]
      }
    }
  }
  return { seats, entry }
}

function shares(seats: Map<number, Seat>, entry: number): Map<number, number> {
  const all = [...seats.values()]
  const there = all.filter(({ isOut }) => !isOut)
  const most = Math.max(...there.map(({ points }) => points))
  const winners = there.filter(({ points }) => points === most).toSorted((one, other) => one.at - other.at)
  const pot = entry * all.filter(({ account }) => account !== null).length
  const [share, rest] = [Math.floor(pot / winners.length), pot % winners.length]
  return new Map(
    all.map(seat => {
      const index = winners.indexOf(seat)
      return [seat.account ?? 0, (index === -1 ? 0 : share + (index < rest ? 1 : 0)) - entry]
    }),
  )
}

/** The coins that the battle has moved, by account. */
async function coinsMoved(db: Db, battleId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ account: number; coins: number }>`
    select owner_id as account, sum(m.coins)::int as coins
    from transfers t cross join lateral (values (t.from_id, -t.amount), (t.to_id, t.amount)) m (ledger_id, coins)
      join ledger_accounts l on l.id = m.ledger_id and l.kind = 'player'
    where t.reference = ${`battle:${battleId}`} group by owner_id`.execute(db)
  return new Map(rows.map(({ account, coins }) => [account, coins]))
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the rows do not fit together')
  return value
}
