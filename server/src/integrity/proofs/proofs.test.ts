import { createHash } from 'node:crypto'
import type { LinkedEvent, ResultProof } from '@trivium/contract/integrity/proofs'
import { fitsChain } from '@trivium/rules/compete/battles/fits-chain'
import { verifyChain } from '@trivium/rules/compete/battles/verify-chain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { type ContestHall, contestHall } from '../../../test/games/contest-hall.ts'
import { ancient, stopTime } from '../../../test/app/quiz.ts'
import { must } from '../../platform/api/refuse.ts'

let arena: Arena
let hall: ContestHall
beforeAll(async () => {
  arena = await startArena({ rights: 'owner' })
  // The tests use first levels, where a wrong answer costs nothing by default.
  await arena.set('deducts_from_level', 1)
  await arena.set('weekly_contest', 0)
  hall = contestHall(arena)
  arena.clock.toNoon()
})
afterAll(() => arena.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const brokenAt = async (events: LinkedEvent[]) => (await verifyChain(events, sha256)).brokenAt
const ask = (player: TestPlayer, play_id: number | null) => player.call('get_result_proof', { play_id })
const whysOf = ({ steps }: ResultProof) => steps.map(({ answers }) => answers.map(({ why }) => why))
const nowMs = () => arena.clock.now().getTime()

/** Changes rows as an attacker with access to the database could. */
async function tamper(table: 'battle_events' | 'contest_events', statement: ReturnType<typeof sql>): Promise<void> {
  const { db } = arena.database
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await statement.execute(db)
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}

/** Ends a battle without further answers. */
async function toEnd(player: TestPlayer, roomId: string): Promise<void> {
  while ((await arena.view(player, roomId)).due !== null) await arena.pass(5_000)
}

interface Battled {
  alice: TestPlayer
  bob: TestPlayer
  roomId: string
  playId: number
  hisPlayId: number
}

/** Starts a battle of three in which Carol never answers and leaves. */
async function battle(): Promise<Battled> {
  const [alice, bob, carol] = [await arena.player('Alice'), await arena.player('Bob'), await arena.player('Carol')]
  const { data } = await alice.call('create_room', { room_type: 'group', no_of_que: 5, minutes: 1, entry: 0 })
  for (const player of [bob, carol]) await player.call('join_room', { room_code: data.roomCode })
  await alice.call('start_room', { room_id: data.roomID })
  const [hers, his] = [await arena.view(alice, data.roomID), await arena.view(bob, data.roomID)]
  return { alice, bob, roomId: data.roomID, playId: must(hers.play_id, 'started'), hisPlayId: must(his.play_id, 'started') }
}

describe('the proof of a battle', () => {
  it('has every time and reason, including an outage, a late answer, and an absent player', async () => {
    stopTime()
    const { alice, bob, roomId, playId, hisPlayId } = await battle()
    const first = await arena.toOpen(alice, roomId)
    const openedAt = nowMs()
    arena.clock.advance(900)
    await arena.answerRound(alice, first, 'right')
    await arena.lose(5_000)
    await arena.answerRound(bob, await arena.view(bob, roomId), 'wrong')
    await arena.pass(12_000)
    const second = await arena.toOpen(alice, roomId)
    await arena.answerRound(alice, second, 'nothing')
    await arena.pass(13_000)
    expect((await arena.answerRound(bob, { ...second, play_id: hisPlayId }, 'right')).message).toBe('ok')
    expect((await ask(alice, playId)).message).toBe('play_open')
    await toEnd(alice, roomId)

    const { data } = await ask(alice, playId)
    expect(whysOf(data).slice(0, 2)).toEqual([
      ['right_in_2s', 'wrong', 'no_answer'],
      ['passed', 'no_answer', 'left'],
    ])
    expect(whysOf(data).at(-1)).toEqual(['no_answer', 'no_answer', 'left'])
    expect(data.steps).toHaveLength(5)
    const [round] = data.steps
    expect(Date.parse(round?.opened_at ?? '')).toBe(openedAt)
    expect(round?.answers[0]).toMatchObject({ seat: 1, ms: 900, points: 6, answered_at: new Date(openedAt + 900).toISOString() })
    expect(data.pauses).toEqual([{ at: expect.any(String), ms: 5_000 }])
    expect(data.absences).toMatchObject([{ seat: 3, until: expect.any(String) }])
    expect(data.leavings).toMatchObject([{ seat: 3 }])
    expect(data.players).toMatchObject([
      { seat: 1, name: 'Alice', is_own: true, points: 6 },
      { seat: 2, name: 'Bob', is_own: false, points: 0 },
      { seat: 3, name: 'Carol', points: 0 },
    ])
    const chain = must(data.chain, 'a battle has one')
    expect([await brokenAt(chain), fitsChain(data.steps, chain)]).toEqual([null, true])

    const his = (await ask(bob, hisPlayId)).data
    expect(his.steps).toEqual(data.steps)
    expect(his.chain?.slice(0, chain.length)).toEqual(chain)
    expect((await ask(bob, playId)).status).toBe(403)
    expect((await ask(bob, 999_999_999)).message).toBe('document_not_found')
  })

  it('shows where somebody has altered the record', async () => {
    const { alice, roomId, playId } = await battle()
    await arena.answerRound(alice, await arena.toOpen(alice, roomId), 'wrong')
    await toEnd(alice, roomId)
    const before = must((await ask(alice, playId)).data.chain, 'a battle has one')
    const { seq } = must(
      before.find(({ kind }) => kind === 'answered'),
      'Alice has answered',
    )
    const event = sql`battle_id = (select id from battles where room_id = ${roomId}) and seq = ${seq}`
    const better = { correct: true, points: 6, ms: 700 }
    await expect(sql`update battle_events set payload = '{}' where ${event}`.execute(arena.database.db)).rejects.toThrow('append-only')
    await tamper('battle_events', sql`update battle_events set payload = payload || ${JSON.stringify(better)}::jsonb where ${event}`)
    const changed = (await ask(alice, playId)).data
    expect(changed.steps[0]?.answers[0]).toMatchObject({ points: 6, why: 'right_in_2s' })
    expect(await brokenAt(must(changed.chain, 'a battle has one'))).toBe(seq)
    await tamper('battle_events', sql`delete from battle_events where ${event}`)
    const shorter = (await ask(alice, playId)).data
    expect(shorter.steps).toHaveLength(5)
    expect(await brokenAt(must(shorter.chain, 'a battle has one'))).toBe(seq)
  })

  it('withholds what a contest asks now', async () => {
    const { alice, roomId, playId } = await battle()
    await toEnd(alice, roomId)
    const whole = (await ask(alice, playId)).data
    const asked = whole.steps[0]?.question.id ?? 0
    const contest = await hall.openOne()
    const { db } = arena.database
    // Unseal the contest's own questions, and seal one of the battle instead.
    await db.updateTable('questions').set({ sealed_by: null }).where('sealed_by', '=', `contest:${contest}`).execute()
    await db
      .updateTable('questions')
      .set({ sealed_by: `contest:${contest}` })
      .where('id', '=', asked)
      .execute()
    const told = async () => (await ask(alice, playId)).data
    await expect.poll(told).toMatchObject({ chain: null, left_out: 1, steps: [{ position: 2 }, {}, {}, {}] })
    await hall.end(contest)
    await expect.poll(told).toMatchObject({ left_out: 0, chain: whole.chain })
  })
})

describe('the proof of a contest', () => {
  const pageOf = (player: TestPlayer, contest_id: number, after = 0) => player.call('get_contest_record', { contest_id, after })

  it("has the player's own answers, the draw, and the record of all events", async () => {
    stopTime()
    const [alice, bob] = [await arena.player('Alice', { coins: 100 }), await arena.player('Bob', { coins: 100 })]
    const id = await hall.openOne({ hours: 1, entry: 10 })
    const { play, question } = await hall.enter(alice, id)
    const startedAt = nowMs()
    await arena.stay(3_000)
    await arena.answer(alice, play, question ?? undefined, 'right')
    await arena.stay(100_000)
    await hall.playThrough(bob, id, 1)
    await hall.tick()
    for (const refused of [await ask(alice, play.id), await pageOf(alice, id)]) expect(refused.message).toBe('contest_not_over')
    await hall.end(id)

    const { data } = await ask(alice, play.id)
    expect(whysOf(data)).toEqual([['right'], ['no_answer'], ['no_answer']])
    expect(data.steps.map(({ opened_at }) => Date.parse(opened_at ?? '') - startedAt)).toEqual([0, 3_000, 33_000])
    expect(data.steps[0]?.answers).toMatchObject([{ points: 4, ms: 3_000, answered_at: new Date(startedAt + 3_000).toISOString() }])
    expect(data).toMatchObject({ chain: null, left_out: 0, players: [{ is_own: true, points: 4 }] })

    const { data: events, total } = await pageOf(bob, id)
    expect([total, events.length, data.contest?.events]).toEqual([events.length, total, total])
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(
      ['announced', 'opened', 'entered', 'entered', 'finished', 'finished', 'closed'].toSorted(),
    )
    expect(events.map(({ kind }) => kind).at(-1)).toBe('closed')
    expect(await brokenAt(events)).toBeNull()
    const payloads = Object.fromEntries(events.map(({ kind, payload }) => [kind, payload]))
    const draw = must(data.contest?.draw, 'it was drawn')
    expect(payloads.announced).toMatchObject({ entry: 10, question_ids: null, seed_hash: draw.seed_hash, prizes: [100, 50, 25] })
    expect(payloads.opened).toMatchObject({ question_ids: draw.question_ids, candidates_hash: sha256(draw.candidates.join(',')) })
    expect(payloads.closed).toMatchObject({
      participants: 2,
      seed: draw.seed,
      // Bob has less than no points, so he wins nothing.
      winners: [{ account_id: alice.id, place: 1, prize: 100 }],
    })
    expect((await pageOf(bob, id, 3)).data).toEqual(events.slice(3))
    expect((await pageOf(bob, 999_999)).message).toBe('document_not_found')
  })

  it('records changes made by hand, too, and shows a tampered record', async () => {
    const { db } = arena.database
    const alice = await arena.player('Alice')
    const id = await hall.openOne({ hours: 1, entry: 0 })
    await hall.playThrough(alice, id, 2)
    await db
      .updateTable('contests')
      .set({ prizes: [1] })
      .where('id', '=', id)
      .execute()
    await hall.end(id)
    await db.updateTable('contest_entries').set({ score: 12 }).where('contest_id', '=', id).execute()
    await hall.tick()
    const { data } = await pageOf(alice, id)
    expect(data.map(({ kind }) => kind)).toEqual(['announced', 'opened', 'entered', 'finished', 'changed', 'closed', 'entry_changed'])
    expect(data.slice(4).map(({ payload }) => payload)).toMatchObject([{ prizes: [1] }, { winners: [{ prize: 1 }] }, { score: 12 }])
    expect(await brokenAt(data)).toBeNull()

    const finished = sql`contest_id = ${id} and kind = 'finished'`
    for (const statement of [
      sql`update contest_events set payload = '{}' where ${finished}`,
      sql`update contest_events set hash = '' where ${finished}`,
      sql`delete from contest_events where ${finished}`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('append-only')
    await tamper('contest_events', sql`update contest_events set payload = payload || '{"score": 12}' where ${finished}`)
    expect(await brokenAt((await pageOf(alice, id)).data)).toBe(4)
  })

  it('links each event once when many players enter and finish at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, (_, index) => arena.player(`Player ${index}`)))
    const id = await hall.openOne({ hours: 1, entry: 0 })
    await Promise.all([...players.map(player => hall.playThrough(player, id, 1)), hall.tick(), hall.tick(), hall.tick()])
    await Promise.all([hall.tick(), hall.tick()])
    await hall.end(id)
    const { data } = await pageOf(must(players[0], 'there are some'), id)
    expect(data).toHaveLength(2 + 2 * players.length + 1)
    expect(await brokenAt(data)).toBeNull()
  })
})

describe("the proof of a player's own game", () => {
  it('has right, wrong, passed and lapsed questions, lifelines, and questions after giving up', async () => {
    stopTime()
    await arena.set('answer_pause_seconds', 4)
    const alice = await arena.player()
    const { play, questions } = await arena.begin(alice, ancient)
    const startedAt = nowMs()
    await arena.stay(2_000)
    await arena.answer(alice, play, questions[0], 'right')
    await arena.stay(7_000)
    await arena.answer(alice, play, questions[1], 'wrong')
    await arena.stay(5_000)
    const skipped = await arena.lifeline(alice, play, questions[2], 'skip')
    await arena.answer(alice, play, skipped.data.question, 'nothing')
    await arena.lifeline(alice, play, questions[3], 'fifty_fifty')
    await arena.stay(40_000)
    await alice.call('finish_play', { play_id: play.id })

    const { data } = await ask(alice, play.id)
    expect(whysOf(data).flat()).toEqual(['right', 'wrong', 'passed', 'no_answer', ...Array.from({ length: 6 }, () => 'ended')])
    expect(data.steps.map(({ answers }) => answers[0]?.points)).toEqual([4, -2, ...Array.from({ length: 8 }, () => 0)])
    const opened = data.steps.map(({ opened_at }) => (opened_at === null ? null : Date.parse(opened_at) - startedAt))
    expect(opened.slice(0, 5)).toEqual([0, 6_000, 14_000, 18_000, 52_000])
    expect(opened.slice(5)).toEqual([null, null, null, null, null])
    expect(data.lifelines).toEqual([
      { name: 'skip', position: 3, coins: 0 },
      { name: 'fifty_fifty', position: 4, coins: 2 },
    ])
    expect(JSON.stringify(data)).not.toContain(arena.fixture.known.get(questions[0]?.id ?? 0)?.note)
    expect(data).toMatchObject({ chain: null, contest: null, result: { correct: 1, wrong: 1 }, players: [{ points: 2 }] })
    expect((await ask(await arena.player('Eve'), play.id)).status).toBe(403)
  })

  it('has the same opening time for all questions that were answered in free order', async () => {
    const alice = await arena.player()
    const asked = { category_slug: 'science', limit: 5, minutes: 3 }
    const { play, questions } = await arena.open(alice, 'get_questions_for_self_challenge', asked)
    await arena.answer(alice, play, questions[0], 'right')
    expect((await ask(alice, play.id)).message).toBe('play_open')
    await alice.call('finish_play', { play_id: play.id })
    const { data } = await ask(alice, play.id)
    expect(whysOf(data).flat()).toEqual(['right', 'ended', 'ended', 'ended', 'ended'])
    expect(new Set(data.steps.map(({ opened_at }) => opened_at))).toEqual(new Set([data.started_at]))
    expect(data.steps[0]?.answers[0]).toMatchObject({ answered_at: data.finished_at, ms: null, points: 0 })
  })
})
