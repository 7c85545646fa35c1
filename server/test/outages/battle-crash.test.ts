// kill -9 under running battles: of the only process, or on PostgreSQL of one of two. Every battle ends or is refunded, no acknowledged
// answer is lost, clocks stand still meanwhile, and players go on as soon as a process runs again.

import { setTimeout as sleep } from 'node:timers/promises'
import { Battle } from '@trivium/contract/compete/battles'
import { type Random, seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notePlayedBefore, openSession, signUp } from '../../src/people/accounts/index.ts'
import type { Database } from '../../src/platform/db/connect.ts'
import { changeSetting, readSettings } from '../../src/platform/settings/index.ts'
import { judge } from '../games/battle-judge.ts'
import { attackSeed, effort, tried } from '../setup/effort.ts'
import { newDataFolder, type DataFolder } from '../setup/data-folder.ts'
import { fillDatabase, post, type FilledDatabase, type ServerProcess, startServer } from '../setup/server-process.ts'

const battles = effort(4, 200)
const kills = effort(1, 8)
const isEmbedded = !process.env.TEST_DATABASE_URL
/** How often a page asks, in ms. Hundreds of pages must not use up the machine, which also runs the servers and other tests. */
const paceMs = Math.max(100, 6 * battles)

let place: DataFolder
let prepared: FilledDatabase
/** One process; on PostgreSQL two. */
let servers: ServerProcess[] = []

interface Player {
  token: string
  /** Index of the server that the player calls; another one after that was killed. */
  home: number
  random: Random
  /** Acknowledged answers, by question. */
  told: Map<number, string>
}

const settings = {
  battle_countdown_seconds: 0.2,
  battle_reading_seconds: 0.2,
  battle_reveal_seconds: 0.3,
  battle_seconds: 5,
  battles_for_coins_per_hour: 1_000,
}

async function signUpPlayers(database: Database, count: number): Promise<Player[]> {
  const all = await readSettings(database.db)
  const players = []
  for (let number = 0; number < count; number++) {
    const now = new Date()
    const token = await database.db.transaction().execute(async tx => {
      const person = { subject: `battle-${number}`, signInType: 'email', name: `P${number}`, email: `p@${number}.example` } as const
      const id = await signUp(tx, person, all, now)
      await notePlayedBefore(tx, id, now)
      return openSession(tx, id, now)
    })
    players.push({ token, home: number % 2, random: seededRandom(attackSeed() + number), told: new Map() })
  }
  return players
}

/** Calls until a process answers, as a page does. */
async function call(player: Player, ...[action, body]: [Parameters<typeof post>[2], object]) {
  for (;;) {
    const server = servers[player.home % servers.length]
    try {
      if (server) return await post(server, player.token, action, body)
    } catch {
      player.home += 1
    }
    await sleep(0.3 * paceMs)
  }
}

const viewOf = async (player: Player, room_id: string) => Battle.parse((await call(player, 'get_battle', { room_id })).data)

/** Plays as a page does: reads the battle, answers the open question, reads it again. */
async function playOn(player: Player, roomId: string, onAnswer: () => void): Promise<void> {
  for (;;) {
    const battle = await viewOf(player, roomId)
    if (battle.due === null) return
    const mine = battle.users.find(({ seat }) => seat === battle.seat)
    const question = battle.question
    if (battle.state === 'open' && question && mine && !mine.has_answered && player.random() < 0.8) {
      const answer = player.random() < 0.6 ? prepared.fixture.right(question) : prepared.fixture.wrong(question)
      const reply = await call(player, 'submit_answer', { play_id: battle.play_id, question_id: question.id, answer })
      // An answer that arrives after its round is no error, and does not count.
      const after = reply.error ? null : (await viewOf(player, roomId)).users.find(({ seat }) => seat === battle.seat)
      if (after?.answer === answer) player.told.set(question.id, answer)
      onAnswer()
    }
    await sleep(paceMs * (0.5 + player.random()))
  }
}

describe('battles', () => {
  beforeAll(async () => {
    place = await newDataFolder()
    prepared = await place.look(fillDatabase)
  })
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await place.remove()
  })

  it('survive kill -9', { timeout: 1_200_000 }, async () => {
    const random = seededRandom(attackSeed())
    const players = await place.look(async database => {
      for (const [name, value] of Object.entries(settings))
        await changeSetting(database.db, name as keyof typeof settings, value, new Date())
      return signUpPlayers(database, 2 * battles)
    })
    servers = [await startServer(place.where), ...(isEmbedded ? [] : [await startServer(place.where)])]

    const rooms = await Promise.all(Array.from({ length: battles }, (_, index) => open(players, index)))
    const pauses: number[] = []
    const outages: { from: number; to: number }[] = []
    const answeredAt: number[] = []
    const playing = players.map((player, index) => playOn(player, rooms[index >> 1] ?? '', () => answeredAt.push(performance.now())))
    for (let kill = 0; kill < kills; kill++) {
      await sleep(300 + random() * 1_500)
      const victim = Math.floor(random() * servers.length)
      const from = Date.now()
      const killedAt = performance.now()
      await servers[victim]?.kill()
      const fresh = await startServer(place.where)
      servers[victim] = fresh
      // If another process is left, players can go on at once, so the pause counts from the kill.
      const since = isEmbedded ? performance.now() : killedAt
      if (isEmbedded) outages.push({ from, to: Date.now() })
      const next = () => answeredAt.find(at => at > since)
      while (next() === undefined && (await isAnyRunning(players, rooms))) await sleep(20)
      const first = next()
      if (first !== undefined) pauses.push(Math.round(first - since))
    }
    await Promise.all(playing)
    for (const server of servers.splice(0)) await server.kill()
    console.log('ms from the restart (or the kill of one of two) to the next answer:', pauses.join(', '))
    for (const pause of pauses) expect(pause).toBeLessThan(3_000)

    await place.look(async database => {
      await judgeAll(database, players, rooms)
      for (const outage of outages) await stoodStill(database, outage)
    })
  })

  async function open(players: Player[], index: number): Promise<string> {
    const [one, other] = [players[2 * index], players[2 * index + 1]]
    if (!one || !other) throw new Error('two players for each battle')
    const asked = { room_id: `room-${index}`, room_type: 'friend', no_of_que: 5, entry: 5 }
    const { roomCode, roomID } = Battle.parse((await call(one, 'create_room', asked)).data)
    await call(other, 'join_room', { room_code: roomCode })
    await start(one, other, roomID)
    return roomID
  }

  /** On a busy machine the other player may count as gone meanwhile, and then reads the room again, as a page does. */
  async function start(owner: Player, other: Player, room_id: string): Promise<void> {
    for (;;) {
      const { error, message } = await call(owner, 'start_room', { room_id })
      if (!error) return
      expect(message).toBe('not_enough_players')
      await viewOf(other, room_id)
    }
  }

  async function isAnyRunning(players: Player[], rooms: string[]): Promise<boolean> {
    for (const [index, room] of rooms.entries()) {
      const player = players[2 * index]
      if (player && (await viewOf(player, room)).due !== null) return true
    }
    return false
  }

  async function judgeAll({ db }: Database, players: Player[], rooms: string[]): Promise<void> {
    for (const [index, room] of rooms.entries()) {
      const { phase } = await judge(db, room, prepared.fixture)
      expect(['over', 'void']).toContain(phase)
      tried('battles under kill')
      for (const [seat, player] of [players[2 * index], players[2 * index + 1]].entries()) await holdsAnswers(db, room, seat + 1, player)
    }
    const { rows } = await sql<{ sum: number; escrow: number }>`
      select sum(balance)::int as sum, coalesce(sum(balance) filter (where kind = 'escrow'), 0)::int as escrow from ledger_accounts`.execute(
      db,
    )
    expect(rows[0]).toEqual({ sum: 0, escrow: 0 })
  }

  /**
   * The service was down from the last heartbeat before the kill to the first one after it. Every battle that went on afterwards got
   * exactly that time back.
   */
  async function stoodStill({ db }: Database, { from, to }: { from: number; to: number }): Promise<void> {
    const outages = await db
      .selectFrom('outages')
      .selectAll()
      .where('ended_at', '>=', new Date(from))
      .where('ended_at', '<=', new Date(to))
      .execute()
    expect(outages.map(({ began_at }) => began_at.getTime() <= from)).toEqual([true])
    const { rows } = await sql<{ room: string; paused: number; away: number }>`
      select b.room_id as room, coalesce(sum((e.payload->>'ms')::int), 0)::int as paused,
        (extract(epoch from o.ended_at - greatest(o.began_at, b.created_at)) * 1000)::int as away
      from battles b join outages o on o.id = ${outages[0]?.id ?? 0}
      left join battle_events e on e.battle_id = b.id and e.kind = 'paused' and (e.payload->>'outage')::int = o.id
      where b.created_at < o.ended_at and b.phase = 'over' and b.ended_at > o.ended_at
      group by b.room_id, b.created_at, o.began_at, o.ended_at`.execute(db)
    for (const { room, paused, away } of rows) expect([room, paused]).toEqual([room, away])
  }

  /** Every acknowledged answer is in the events of the battle. */
  async function holdsAnswers(db: Database['db'], room: string, seat: number, player: Player | undefined): Promise<void> {
    const { rows } = await sql<{ question: number; answer: string; order: number[] }>`
      select (q.question->>'question_id')::int as question, e.payload->>'answer' as answer,
        array(select jsonb_array_elements_text(q.question->'order')::int) as "order"
      from battles b join battle_events s on s.battle_id = b.id and s.kind = 'started'
      join battle_events e on e.battle_id = b.id and e.kind = 'answered' and e.seat = ${seat}
      cross join lateral (select s.payload->'questions'->((e.payload->>'round')::int - 1) as question) q
      where b.room_id = ${room}`.execute(db)
    const kept = new Map(rows.map(({ question, answer, order }) => [question, 'abcde'[order.indexOf(Number(answer))]]))
    for (const [question, answer] of player?.told ?? []) expect([room, question, kept.get(question)]).toEqual([room, question, answer])
  }
})
