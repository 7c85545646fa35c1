// Battles against recorded rounds of other players (docs/decisions/070).

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Battle } from '@trivium/contract/compete/battles'
import type { TestPlayer } from '../../../test/app/app.ts'
import { coinsOf } from '../../../test/app/quiz.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { judge } from '../../../test/games/battle-judge.ts'
import { receiveAll } from '../../../test/setup/database.ts'
import { invalidate } from './running/cached-battles.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
})
afterAll(() => arena.close())

/** Sara plays a rated battle to its end, right in even rounds and wrong in odd ones, always after three seconds. Her rival passes. */
async function recorded(): Promise<{ sara: TestPlayer; rival: TestPlayer; roomId: string; ms: (number | null)[] }> {
  await sql`delete from battle_recordings`.execute(arena.database.db)
  await sql`delete from battle_searches`.execute(arena.database.db)
  const [sara, rival] = [await arena.player('Sara'), await arena.player('Rival')]
  const roomId = await arena.startRandom(sara, rival)
  for (let battle = await arena.toOpen(sara, roomId); battle.state === 'open'; battle = await arena.toOpen(sara, roomId)) {
    await arena.stay(3_000)
    await arena.answerRound(sara, battle, battle.round % 2 === 0 ? 'right' : 'wrong')
    await arena.answerRound(rival, battle, 'nothing')
  }
  const { result } = await arena.view(sara, roomId)
  return { sara, rival, roomId, ms: result?.rounds.map(({ answers }) => answers[0]?.ms ?? null) ?? [] }
}

async function alone(player: TestPlayer): Promise<{ search_id: string }> {
  await arena.database.db.updateTable('battle_ratings').set({ rating: 1500 }).where('account_id', '=', player.id).execute()
  const { data } = await player.call('find_opponent', {})
  await arena.stay(8_000)
  return { search_id: data.search_id }
}

/** What a search of eight seconds is offered; it ends then, so that nobody else meets the player. */
async function offered(player: TestPlayer) {
  const asked = await alone(player)
  const { data } = await player.call('get_recorded_round', asked)
  await player.call('cancel_search', asked)
  return data.recorded
}

async function startAgainst(player: TestPlayer): Promise<Battle> {
  const started = await player.call('play_recorded_round', await alone(player))
  expect(started.message).toBe('ok')
  return arena.toOpen(player, started.data.roomID)
}

async function playToEnd(player: TestPlayer, { roomID }: Battle): Promise<Battle> {
  for (let battle = await arena.toOpen(player, roomID); battle.state === 'open'; battle = await arena.toOpen(player, roomID)) {
    await arena.answerRound(player, battle, 'right')
    await arena.pass(3_000)
  }
  return arena.view(player, roomID)
}

const standing = async (player: TestPlayer) => {
  const { rating, streak, total } = await player.call('get_battle_statistics')
  return { rating, streak, total, coins: await coinsOf(player), notices: (await player.call('get_notifications', {})).data.length }
}

describe('a battle against a recorded round', () => {
  it('is offered after eight seconds alone, says whose round it is, and moves no coins, ratings, badges or statistics of either', async () => {
    const { sara, ms } = await recorded()
    const alice = await arena.player('Alice')
    const before = [await standing(alice), await standing(sara)]
    const { data: search } = await alice.call('find_opponent', {})
    const asked = { search_id: search.search_id }
    await arena.stay(2_000)
    expect((await alice.call('play_recorded_round', asked)).message).toBe('operation_not_allowed')
    expect((await sara.call('get_recorded_round', asked)).message).toBe('document_not_found')
    await arena.stay(6_000)
    const { data } = await alice.call('get_recorded_round', asked)
    expect(data.recorded).toMatchObject({ name: 'Sara', image: null })
    const { data: battle } = await alice.call('play_recorded_round', asked)
    expect(battle).toMatchObject({ entryFee: 0, rated: false, why: 'against_recording', questions: 10 })
    expect(battle.users[1]).toMatchObject({
      name: 'Sara',
      is_named: true,
      uid: 0,
      is_bot: true,
      played_at: data.recorded?.played_at,
      rating: null,
    })
    const over = await playToEnd(alice, battle)
    expect(over).toMatchObject({
      state: 'over',
      rematch: null,
      result: { outcome: 'won', pot: 0, coins_earned: 0, rating: null, badges: [] },
    })
    expect(over.users.map(({ point, correctAnswers }) => [point, correctAnswers])).toEqual([
      [60, 10],
      [25, 5],
    ])
    expect(over.result?.rounds.map(({ answers }) => [answers[1]?.correct, answers[1]?.ms])).toEqual(
      ms.map((time, index) => [index % 2 === 1, time]),
    )
    expect([await standing(alice), await standing(sara)]).toEqual(before)
    expect((await alice.call('ask_rematch', { room_id: battle.roomID })).message).toBe('opponent_left')
    await judge(arena.database.db, battle.roomID, arena.fixture)
    const proof = (await alice.call('get_result_proof', { play_id: over.play_id })).data
    expect(proof.players.map(({ name, is_recorded, points }) => [name, is_recorded, points])).toEqual([
      ['Alice', false, 60],
      ['', true, 25],
    ])
    expect(JSON.stringify(proof)).not.toContain('Sara')
    // Nobody plays against a battle with a recording.
    expect(await sql`select account_id from battle_recordings`.execute(arena.database.db).then(({ rows }) => rows)).toEqual([
      { account_id: sara.id },
    ])
  })

  it('tells nothing of an answer or its time before the player has answered or the time is up', async () => {
    const { sara, ms } = await recorded()
    const alice = await arena.player('Alice')
    const open = await startAgainst(alice)
    const all = async () => {
      const { data, events } = await alice.call('get_battle', { room_id: open.roomID, after: 0 })
      const questions = await alice.call('get_question_by_room_id', { room_id: open.roomID })
      return { events, seq: data.seq, rival: data.users[1], text: JSON.stringify([data, events, questions]) }
    }
    const first = await all()
    expect(first.rival).toMatchObject({ has_answered: false, answer: null, correct: null, gained: null, ms: null, point: 0 })
    expect(first.rival?.timers).toMatchObject({ snapshot: '02:30' })
    expect(first.events.find(({ kind, seat }) => kind === 'joined' && seat === 2)?.payload).toEqual({ is_bot: true })
    expect(first.events.find(({ kind }) => kind === 'asked')?.payload).toEqual({ round: 1 })
    expect(first.text).not.toMatch(/recorded|plans|"answers"/)
    expect(first.text).not.toMatch(new RegExp(`"(uid|account_id|owner)":${sara.id}\\b`))
    // Her three seconds pass, and a second sweep: no event, no frame, no other moment that is due.
    await arena.pass(4_000)
    await arena.pass(1_000)
    const later = await all()
    expect([later.seq, later.events]).toEqual([first.seq, first.events])
    expect(later.rival).toMatchObject({ has_answered: false, ms: null })
    // The proof is closed, too.
    expect((await alice.call('get_result_proof', { play_id: open.play_id })).error).toBe(true)
    await arena.answerRound(alice, open, 'wrong')
    const told = await arena.view(alice, open.roomID)
    expect(told).toMatchObject({ state: 'reveal', users: [{}, { has_answered: true, correct: false, ms: ms[0] }] })
    // In the next round she gives no answer: the time is up.
    const next = await arena.toOpen(alice, open.roomID)
    await arena.pass(14_000)
    expect((await arena.view(alice, open.roomID)).users[1]?.has_answered).toBe(false)
    await arena.pass(1_200)
    expect((await arena.view(alice, open.roomID)).users[1]).toMatchObject({ has_answered: true, correct: true, ms: ms[1] })
    expect(next.round).toBe(2)
    await alice.call('leave_room', { room_id: open.roomID })
  })

  it('repeats the same answers after a process has lost its cache', async () => {
    await recorded()
    const alice = await arena.player('Alice')
    const open = await startAgainst(alice)
    invalidate(arena.database.db, open.roomID)
    await arena.stay(4_000)
    await arena.answerRound(alice, await arena.view(alice, open.roomID), 'right')
    // The recording goes, too: the battle has its answers.
    await sql`delete from battle_recordings`.execute(arena.database.db)
    invalidate(arena.database.db, open.roomID)
    const over = await playToEnd(alice, open)
    expect(over.users.map(({ name, point }) => [name, point])).toEqual([
      ['Alice', 58],
      ['', 25],
    ])
  })
})

describe('the player of a recorded round', () => {
  it('is not named to players who blocked her or whom she blocked, nor after her account is deleted', async () => {
    const { sara } = await recorded()
    const [alice, bob, carol] = [await arena.player('Alice'), await arena.player('Bob'), await arena.player('Carol')]
    await alice.call('block_player', { user_id: sara.id, status: 1 })
    await sara.call('block_player', { user_id: bob.id, status: 1 })
    expect(await offered(alice)).toMatchObject({ name: '' })
    expect(await offered(bob)).toMatchObject({ name: '' })
    const open = await startAgainst(carol)
    expect(open.users[1]?.name).toBe('Sara')
    expect((await startAgainst(alice)).users[1]).toMatchObject({ name: '', is_named: false, image: null, uid: 0 })
    await sara.call('delete_user_account', {})
    expect((await arena.view(carol, open.roomID)).users[1]).toMatchObject({ name: '', is_named: false, image: null })
    expect(await offered(bob)).toBeNull()
    expect((await playToEnd(carol, open)).state).toBe('over')
  })
})

describe('a recorded round', () => {
  it('is none of one’s own, and none whose questions the player has met: then only the bot plays', async () => {
    const { sara, rival } = await recorded()
    const alice = await arena.player('Alice')
    expect(await offered(sara)).toBeNull()
    expect(await offered(rival)).toBeNull()
    await playToEnd(alice, await startAgainst(alice))
    const asked = await alone(alice)
    expect((await alice.call('get_recorded_round', asked)).data).toEqual({ recorded: null })
    expect((await alice.call('play_recorded_round', asked)).message).toBe('no_opponent')
    const { data: battle } = await alice.call('play_with_bot', asked)
    expect(battle).toMatchObject({ why: 'against_bot', users: [{ is_named: true }, { name: '', is_named: false, played_at: null }] })
    await alice.call('leave_room', { room_id: battle.roomID })
  })

  it('is in the same language and category, and of a player of about the same rating', async () => {
    await recorded()
    const alice = await arena.player('Alice')
    const { db } = arena.database
    expect(await offered(alice)).not.toBeNull()
    await sql`update battle_recordings set rating = 1700`.execute(db)
    expect(await offered(alice)).toBeNull()
    const { data } = await alice.call('find_opponent', {})
    await arena.stay(19_000)
    expect((await alice.call('get_recorded_round', { search_id: data.search_id })).data.recorded).toMatchObject({ name: 'Sara' })
    await alice.call('cancel_search', { search_id: data.search_id })
    await sql`update battle_recordings set rating = 1500, category_id = (select min(id) from categories)`.execute(db)
    expect(await offered(alice)).toBeNull()
    await sql`update battle_recordings set category_id = null, language_id = (select max(id) from languages)`.execute(db)
    expect(await offered(alice)).toBeNull()
  })

  it('is unusable once one of its questions is withdrawn, edited, or asked by a contest', async () => {
    const { roomId } = await recorded()
    const alice = await arena.player('Alice')
    const { db } = arena.database
    const { rows } = await sql<{ id: number }>`
      select question_ids[5] as id from battle_recordings r join battles b on b.id = r.battle_id where b.room_id = ${roomId}`.execute(db)
    const [{ id } = { id: 0 }] = rows
    const change = async (values: { is_active?: boolean; sealed_by?: string | null; edited_at?: Date | null }) => {
      await db.updateTable('questions').set(values).where('id', '=', id).execute()
      await receiveAll(arena.database)
    }
    expect(await offered(alice)).not.toBeNull()
    await change({ is_active: false })
    expect(await offered(alice)).toBeNull()
    await change({ is_active: true, sealed_by: 'contest:1' })
    expect(await offered(alice)).toBeNull()
    await change({ sealed_by: null, edited_at: arena.clock.now() })
    expect(await offered(alice)).toBeNull()
    await change({ edited_at: null })
    expect(await offered(alice)).not.toBeNull()
  })
})
