// The replies to a client written from the seed alone: it knows the names of the seed, reads only `data`, and gets null for a reply that is
// not 200.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from './app.ts'
import { type Arena, startArena } from '../games/battle-room.ts'
import { insertFinishedPlays } from '../games/finished-plays.ts'
import { coinsOf } from './quiz.ts'
import { objectOf, rowsOf, type SeedClient, seedClient } from './seed-client.ts'
import { proveEmail } from './visitor.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
})
afterAll(() => arena.close())
afterEach(() => arena.clock.reset())

interface SeedPlayer extends SeedClient {
  player: TestPlayer
}
const newcomer = async (name = 'Ada', options: Parameters<Arena['player']>[1] = {}): Promise<SeedPlayer> => {
  const player = await arena.player(name, options)
  return { player, ...seedClient(arena, player.token) }
}
const two = () => Promise.all([newcomer('Ada'), newcomer('Bo')])

describe('signing in', () => {
  it.each(['google', 'phone', 'apple', 'fb', 'Email', 'EMAIL', '7', 'anything at all'])('accepts %s as a type', async type => {
    const proof = await proveEmail(arena, `${crypto.randomUUID()}@example.com`, 'Ada')
    const user = objectOf(await seedClient(arena).ask('user_signup', { ...proof, type }))
    expect(user).toMatchObject({ type: 'email', coins: 100, userStatics: { coins: 100, all_time_score: 0 } })
    expect(user['userProfileStatics']).toEqual({ coins: 100, all_time_score: 0 })
  })
})

describe('a match named by two players', () => {
  const named = (player: SeedClient, match_id: string, more = {}) => player.ask('get_random_questions', { match_id, ...more })

  it('begins when the second player calls, costs nothing, and ends with destroy_match', async () => {
    const [ada, bo] = await two()
    expect(await named(ada, 'ours-1', { category: 'history' })).toEqual([])
    expect(await named(ada, 'ours-1', { category: 'history' })).toEqual([])
    const begun = rowsOf(await named(bo, 'ours-1', { category: 'history' }))
    expect(begun).toHaveLength(10)
    // A later call may leave the category out.
    const seen = rowsOf(await named(ada, 'ours-1'))
    expect(seen.map(({ id }) => id)).toEqual(begun.map(({ id }) => id))
    const room = await ada.player.call('get_battle', {})
    expect(room.data).toMatchObject({ rated: false, entryFee: 0, totalusers: 2, roomCode: null, readytoplay: true })
    await arena.toOpen(ada.player, room.data.roomID)
    expect(rowsOf(await named(ada, 'ours-1', { category: 'history' }))[0]).toHaveProperty('options')
    await named(ada, 'ours-1', { destroy_match: 1 })
    const over = await arena.view(bo.player, room.data.roomID)
    // No round was answered by both (docs/decisions/051).
    expect(over).toMatchObject({ state: 'void', why: 'nobody_played', result: null })
    expect([await coinsOf(ada.player), await coinsOf(bo.player)]).toEqual([100, 100])
    expect((await bo.player.call('get_battle_statistics')).rating).toMatchObject({ rating: 1500, is_provisional: true })
    expect(await arena.database.db.selectFrom('friends').selectAll().where('account_id', '=', ada.player.id).execute()).toEqual([])
  })

  it('is the same for both when they call at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const players = await two()
      await Promise.all(players.flatMap(player => [named(player, `at-once-${round}`), named(player, `at-once-${round}`)]))
      const rooms = await Promise.all(players.map(async ({ player }) => (await player.call('get_battle', {})).data.roomID))
      expect(rooms[0]).toBe(rooms[1])
      expect(rooms[0]).toBeTypeOf('string')
    }
  })

  it('is separate for each category, and closed to a third player', async () => {
    const [ada, bo] = await two()
    expect(await named(ada, 'ours-2', { category: 'history' })).toEqual([])
    expect(await named(bo, 'ours-2', { category: 0 })).toEqual([])
    const [cy, eve] = await two()
    await named(cy, 'ours-2', { category: 'history' })
    expect((await cy.player.call('get_battle', {})).data.users.map(({ uid }) => uid)).toEqual([ada.player.id, cy.player.id])
    // The match runs: for a player who is not in it, the same name means another match.
    expect(await named(eve, 'ours-2', { category: 'history' })).toEqual([])
    expect((await eve.player.call('get_battle', {})).message).toBe('room_not_found')
  })

  it('waits as long as a search does; then its name is free again', async () => {
    const [ada, bo] = await two()
    await named(ada, 'ours-3')
    arena.clock.advance(30_001)
    expect(await ada.said('get_random_questions', { match_id: 'ours-3' })).toBe('no_opponent')
    expect(await named(ada, 'ours-3')).toEqual([])
    expect(rowsOf(await named(bo, 'ours-3'))).toHaveLength(10)
  })

  it('can be cancelled with destroy_match before anybody joins, and only once', async () => {
    const [ada, bo] = await two()
    await named(ada, 'ours-4')
    expect(await named(ada, 'ours-4', { destroy_match: 1 })).toEqual([])
    expect(await named(bo, 'ours-4')).toEqual([])
    expect(await ada.said('get_random_questions', { match_id: 'ours-4', destroy_match: 1 })).toBe('room_not_found')
  })

  it('does not begin when its first player plays elsewhere meanwhile', async () => {
    const [ada, bo] = await two()
    await named(ada, 'ours-5')
    await ada.player.call('create_room', { room_type: 'friend' })
    expect(await named(bo, 'ours-5')).toEqual([])
    expect((await bo.player.call('get_battle', {})).message).toBe('room_not_found')
    expect(await ada.said('get_random_questions', { match_id: 'ours-6' })).toBe('already_in_battle')
  })

  it('cannot be guessed: tries are counted, and rooms of others look like unused names', async () => {
    const [ada, bo] = await two()
    const eve = await newcomer('Eve')
    const roomId = await arena.startRoom([ada.player, bo.player])
    expect(await named(eve, roomId)).toEqual([])
    expect(await named(eve, roomId, { destroy_match: 1 })).toEqual([])
    expect((await arena.view(ada.player, roomId)).state).toBe('countdown')
    const replies = []
    for (let guess = 0; guess < 25; guess += 1) replies.push(await eve.said('get_random_questions', { match_id: `guess-${guess}` }))
    expect(replies.filter(code => code === 'ok')).toHaveLength(19)
    expect(new Set(replies.slice(19))).toEqual(new Set(['too_many_requests']))
    expect(await eve.ask('get_random_questions', { match_id: 'x'.repeat(65) })).toBeNull()
  })

  it('costs nothing in a rematch either', async () => {
    const [ada, bo] = await two()
    await named(ada, 'ours-7')
    await named(bo, 'ours-7')
    const { roomID } = (await ada.player.call('get_battle', {})).data
    for (;;) {
      const battle = await arena.toOpen(ada.player, roomID)
      if (battle.due === null) break
      await arena.answerRound(ada.player, battle, 'right')
      await arena.answerRound(bo.player, await arena.view(bo.player, roomID), 'wrong')
    }
    await ada.player.call('ask_rematch', { room_id: roomID })
    await bo.player.call('ask_rematch', { room_id: roomID })
    expect((await ada.player.call('get_battle', {})).data).toMatchObject({ entryFee: 0, rated: false })
    expect([await coinsOf(ada.player), await coinsOf(bo.player)]).toEqual([100, 100])
  })
})

describe('a room', () => {
  it('has four seats without a type; anybody with its id joins, and its owner starts it with two players', async () => {
    const [ada, bo] = await two()
    const cy = await newcomer('Cy')
    const room = objectOf(await ada.ask('create_room', { room_id: 'seed-room-1', category: 'history', no_of_que: 5 }))
    expect(room).toMatchObject({ roomID: 'seed-room-1', totalusers: 4, readytoplay: false, room_type: 'group' })
    expect(await ada.ask('get_question_by_room_id', { room_id: 'seed-room-1' })).toEqual([])
    expect(await bo.ask('get_question_by_room_id', { room_id: 'seed-room-1' })).toEqual([])
    expect(await cy.ask('get_question_by_room_id', { room_id: 'seed-room-1' })).toEqual([])
    expect(await bo.ask('get_question_by_room_id', { room_id: 'seed-room-1' })).toEqual([])
    expect((await arena.view(bo.player, 'seed-room-1')).state).toBe('waiting')
    expect(await coinsOf(bo.player)).toBe(95)
    expect(rowsOf(await ada.ask('get_question_by_room_id', { room_id: 'seed-room-1' }))).toHaveLength(5)
    expect(rowsOf(await cy.ask('get_question_by_room_id', { room_id: 'seed-room-1' }))).toHaveLength(5)
    expect((await arena.view(bo.player, 'seed-room-1')).readytoplay).toBe(true)
  })

  it('is closed to others once it has begun, and its id cannot be guessed more often than its code', async () => {
    const [ada, bo] = await two()
    const eve = await newcomer('Eve')
    const roomId = await arena.startRoom([ada.player, bo.player])
    const codes = []
    for (let guess = 0; guess < 25; guess += 1) {
      codes.push(await eve.said('get_question_by_room_id', { room_id: guess % 5 === 0 ? roomId : `guess-${guess}` }))
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'room_not_found'))
    expect(codes.slice(20)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'))
    expect(await coinsOf(eve.player)).toBe(100)
  })

  it.each(['public', 'multiplayer', '9', '3'])('of the type %s has four seats, and the most questions allowed', async room_type => {
    const ada = await newcomer()
    const room = objectOf(await ada.ask('create_room', { room_type, category: 0, no_of_que: 100_000 }))
    expect(room).toMatchObject({ totalusers: 4, questions: 20 })
  })
})

describe('a list', () => {
  const lists: [string, Record<string, unknown>][] = [
    ['get_tracker_data', {}],
    ['get_notifications', {}],
    ['get_battle_statistics', {}],
    ['get_daily_leaderboard', {}],
    ['get_monthly_leaderboard', {}],
    ['get_globle_leaderboard', {}],
    ['get_payment_request', {}],
    ['get_exam_module', { type: 1 }],
    ['get_questions_test_report', {}],
  ]

  it.each(lists)('%s accepts any limit and offset, and clamps them', async (action, fields) => {
    const ada = await newcomer()
    for (const asked of [
      { limit: 0 },
      { limit: -1 },
      { limit: 200 },
      { limit: 500 },
      { limit: 999_999_999 },
      { offset: -5 },
      { limit: 1 },
    ]) {
      expect([asked, await ada.ask(action, { ...fields, ...asked })]).toEqual([asked, expect.anything()])
    }
    // A value that is not a number is refused.
    expect(await ada.ask(action, { ...fields, limit: 'many' })).toBeNull()
  })

  it('of coins takes the seed’s words, and has at most a hundred rows', async () => {
    const ada = await newcomer('Ada', { coins: 70 })
    const [income, both] = [1, 2]
    for (const type of ['income', 2]) expect(rowsOf(await ada.ask('get_tracker_data', { type }))).toHaveLength(income)
    for (const type of ['history', 1, undefined, 'all']) expect(rowsOf(await ada.ask('get_tracker_data', { type }))).toHaveLength(both)
    await insertFinishedPlays(arena, ada.player, 1)
    expect(rowsOf(await ada.ask('get_tracker_data', { limit: 0 }))).toHaveLength(both)
  })

  it('has its usual order when asked to sort by an unknown column', async () => {
    const ada = await newcomer()
    for (const [sort, order] of [
      ['date_created', 'Desc'],
      ['id', 'sideways'],
      ['users.id', 'DESC'],
    ]) {
      expect(await ada.ask('get_notifications', { sort, order })).toEqual([])
      expect(await ada.ask('get_battle_statistics', { sort, order })).toEqual([])
    }
    for (const type of [0, 1, 2, 3]) expect(await ada.ask('get_exam_module', { type })).toEqual([])
  })
})

describe('levels and challenges', () => {
  it('take subcategory 0 as none, in claims and in calls', async () => {
    const ada = await newcomer()
    expect(objectOf(await ada.ask('set_level_data', { category: 'science', subcategory: 0, level: 9 }))).toMatchObject({ unlocked: 1 })
    expect(await ada.ask('set_multi_match_level_data', { category: 'mixes', subcategory: 0, level: 0 })).toEqual(
      await ada.ask('set_multi_match_level_data', { category: 'mixes', level: 0 }),
    )
    expect(await ada.ask('set_quiz_categories', { type: 1, category: 'science', subcategory: 0 })).toMatchObject({ played: false })
    expect(rowsOf(await ada.ask('get_questions_by_level', { category: 'science', subcategory: 0, level: 1 }))).toHaveLength(10)
  })

  it.each([
    [1, 5],
    [4, 5],
    [12, 15],
    [31, 30],
    [1000, 30],
  ])('asked for with %i questions have %i', async (limit, questions) => {
    const ada = await newcomer()
    const asked = { category_slug: 'science', subcategory_slug: 0, limit }
    expect(rowsOf(await ada.ask('get_questions_for_self_challenge', asked))).toHaveLength(questions)
  })

  it('answer claims with unknown types', async () => {
    const ada = await newcomer()
    for (const type of ['holiday', 99, 'multi_match ']) {
      expect(await ada.ask('set_quiz_categories', { type, category: 'science' })).toEqual({ played: false, last_played_at: null })
    }
    for (const type of ['dashing debut', 'Dashing Debut', 'dashing-debut']) {
      expect(await ada.ask('set_badges', { type })).toMatchObject({ type: 'dashing_debut', status: 'locked' })
    }
  })
})

describe('the profile', () => {
  it('keeps the name of a form with an invalid number, and the code of a language', async () => {
    const ada = await newcomer()
    const form = { name: 'Augusta', mobile: '12', email: 'other@example.com', web_language: 'english' }
    expect(await ada.ask('update_profile', form)).toMatchObject({ name: 'Augusta', mobile: null, web_language: 'en' })
    expect(await ada.ask('update_profile', { ...form, web_language: 'a language nobody speaks' })).toMatchObject({ web_language: 'en' })
  })
})
