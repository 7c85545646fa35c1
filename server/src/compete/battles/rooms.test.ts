import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { coinsOf, stopTime } from '../../../test/app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
})
afterAll(() => arena.close())

const two = async () => [await arena.player('Alice'), await arena.player('Bob')] as const

describe('a room by code', () => {
  it('opens once by its id, holds the entries, and refunds them when its owner deletes it', async () => {
    const [alice, bob] = await two()
    const asked = { room_id: 'my-room', room_type: 'friend', no_of_que: 7, minutes: 2, entry: 10 }
    const [room, again] = [await alice.call('create_room', asked), await alice.call('create_room', asked)]
    expect(room.data).toMatchObject({
      roomID: 'my-room',
      room_type: 'friend',
      createdBy: alice.id,
      readytoplay: false,
      entryFee: 10,
      totalusers: 2,
      state: 'waiting',
      questions: 7,
      seconds_per_question: 17,
      users: [{ seat: 1, uid: alice.id, name: 'Alice', point: 0, correctAnswers: 0, timers: { total: '01:59', remaining: '01:59' } }],
    })
    expect(again.data.roomCode).toBe(room.data.roomCode)
    expect(room.data.roomCode).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const joined = await bob.call('join_room', { room_code: room.data.roomCode?.toLowerCase().replace('-', ' ') })
    expect(joined.data).toMatchObject({ seat: 2, readytoplay: true })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([90, 90])
    expect((await bob.call('delete_room', { room_id: 'my-room' })).message).toBe('not_room_owner')
    expect((await alice.call('delete_room', { room_id: 'my-room' })).data).toMatchObject({ state: 'deleted', why: 'deleted_by_owner' })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([100, 100])
    expect((await bob.call('join_room', { room_code: room.data.roomCode })).message).toBe('room_deleted_by_owner')
  })

  it('is played to the end: the winner takes the pot, and everyone sees everything', async () => {
    const [alice, bob] = await two()
    const roomId = await arena.startRoom([alice, bob])
    for (let round = 1; round <= 5; round++) {
      const battle = await arena.toOpen(alice, roomId)
      expect(battle).toMatchObject({ state: 'open', round, correct_answer: null })
      expect(battle.question?.options).toHaveLength(4)
      const first = await arena.answerRound(alice, battle, 'right')
      expect(first.data).toMatchObject({ correct: null, correct_answer: null, result: null })
      const meanwhile = await arena.view(bob, roomId)
      expect(meanwhile.users[0]).toMatchObject({ has_answered: true, answer: null, correct: null, gained: null, ms: null })
      await arena.answerRound(bob, meanwhile, round === 1 ? 'nothing' : 'wrong')
      expect((await arena.view(bob, roomId)).users.map(({ correct, gained }) => [correct, gained])).toEqual([
        [true, 6],
        [false, 0],
      ])
      await arena.pass(3_000)
    }
    const [won, lost] = [await arena.view(alice, roomId), await arena.view(bob, roomId)]
    expect(won).toMatchObject({ state: 'over', why: null, result: { outcome: 'won', pot: 10, coins_earned: 5, rating: null } })
    expect(won.result?.badges).toContain('ultimate_player')
    expect(lost.result).toMatchObject({
      outcome: 'lost',
      coins_earned: 0,
      places: [
        { seat: 1, place: 1, point: 30, coins: 10 },
        { seat: 2, place: 2 },
      ],
    })
    expect(lost.result?.rounds).toHaveLength(5)
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([105, 95])
    expect(await arena.ledgerSum()).toBe(0)
    const review = await bob.call('get_play_review', { play_id: lost.play_id })
    expect(review.data.map(({ correct }) => correct)).toEqual([false, false, false, false, false])
    const { data, ...record } = await alice.call('get_battle_statistics')
    expect(record).toMatchObject({ total: 1, won: 1, lost: 0, drawn: 0, friend: { won: 1 } })
    expect(data).toMatchObject([{ room_id: roomId, opponent: 'Bob', result: 'won', coins: 5, point: 30 }])
  })
})

describe('a random battle', () => {
  it('pairs two players, rates them, and counts wins in a row', async () => {
    const [alice, bob] = await two()
    const roomId = await arena.startRandom(alice, bob)
    const started = await alice.call('get_random_questions', {})
    expect(started.data).toHaveLength(10)
    expect(started.data.every(question => 'sealed' in question)).toBe(true)
    await arena.playRound([alice, bob], roomId)
    await bob.call('leave_room', { room_id: roomId })
    const over = await arena.view(alice, roomId)
    expect(over).toMatchObject({ state: 'over', why: 'opponent_left', rated: true })
    expect(over.result).toMatchObject({ outcome: 'won', coins_earned: 5, streak: 1, rating: { before: 1500, is_provisional: true } })
    // One of ten questions was contested, so the rating of the player who stayed moves little.
    expect(over.result?.rating?.after).toBeGreaterThan(1510)
    expect(over.result?.rating?.after).toBeLessThan(1540)
    expect(over.result?.badges).toContain('combat_winner')
    const { rating, streak } = await bob.call('get_battle_statistics')
    // The player who left loses as much as in a whole game.
    expect(rating.rating).toBeLessThan(1400)
    expect(streak).toEqual({ now: 0, best: 0 })
  })

  it('is offered against the bot after eight seconds alone, and ends the search', async () => {
    stopTime()
    const [alice, bob] = await two()
    const { data: search } = await alice.call('find_opponent', {})
    expect(Date.parse(search.bot_at) - Date.parse(search.started_at)).toBe(8_000)
    const play = () => alice.call('play_with_bot', { search_id: search.search_id })
    arena.clock.advance(7_900)
    expect((await play()).message).toBe('operation_not_allowed')
    expect((await bob.call('play_with_bot', { search_id: search.search_id })).message).toBe('document_not_found')
    arena.clock.advance(100)
    const { data: battle } = await play()
    expect(battle).toMatchObject({ entryFee: 0, rated: false, why: 'against_bot', users: [{ is_bot: false }, { is_bot: true }] })
    // Nobody is paired with a player who plays the bot.
    const { data: other } = await bob.call('find_opponent', {})
    expect(other.room_id).toBeNull()
    await bob.call('cancel_search', { search_id: other.search_id })
    await alice.call('leave_room', { room_id: battle.roomID })
  })

  it('is against the bot or the opponent, when both come at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [alice, bob] = await two()
      const { data: search } = await alice.call('find_opponent', {})
      arena.clock.advance(8_000)
      const [bot, found] = await Promise.all([alice.call('play_with_bot', { search_id: search.search_id }), bob.call('find_opponent', {})])
      expect(bot.error).toBe(found.data.room_id !== null)
      const { data: room } = await alice.call('get_battle', {})
      expect(room.why === 'against_bot').toBe(found.data.room_id === null)
      await alice.call('leave_room', { room_id: room.roomID })
      if (found.data.room_id === null) await bob.call('cancel_search', { search_id: found.data.search_id })
    }
  })

  it('is played for nothing against a bot when nobody is found', async () => {
    const alice = await arena.player()
    const search = await alice.call('find_opponent', {})
    expect(search.data).toMatchObject({ room_id: null, entry: 5, window: { start: 100, step: 50, step_seconds: 5 } })
    expect((await alice.call('play_with_bot', { search_id: search.data.search_id })).message).toBe('operation_not_allowed')
    expect((await alice.call('get_random_questions', {})).data).toEqual([])
    arena.clock.advance(30_000)
    expect((await alice.call('get_random_questions', {})).message).toBe('no_opponent')
    const { data: battle } = await alice.call('play_with_bot', { search_id: search.data.search_id })
    expect(battle).toMatchObject({ entryFee: 0, rated: false, why: 'against_bot', users: [{ is_bot: false }, { is_bot: true, uid: 0 }] })
    for (let round = 1; round <= 10; round++) {
      const open = await arena.toOpen(alice, battle.roomID)
      await arena.answerRound(alice, open, 'right')
      await arena.pass(15_000)
    }
    const over = await arena.toOpen(alice, battle.roomID)
    expect(over).toMatchObject({ state: 'over', result: { coins_earned: 0, rating: null } })
    expect(over.result?.badges).toEqual([])
    expect(over.result?.rounds.every(({ answers }) => answers[1]?.answer !== '')).toBe(true)
    expect(await coinsOf(alice)).toBe(100)
    expect((await alice.call('get_battle_statistics')).total).toBe(0)
  })
})
