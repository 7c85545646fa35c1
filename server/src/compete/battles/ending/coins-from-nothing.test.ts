// One person opens many accounts and tries to collect the coins that each new account gets.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { contestHall } from '../../../../test/games/contest-hall.ts'
import { ancient, coinsOf } from '../../../../test/app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
})
afterAll(() => arena.close())

const four = (isNew: boolean) => Promise.all(['One', 'Two', 'Three', 'Four'].map(name => arena.player(name, { isNew })))
const balances = (players: TestPlayer[]) => Promise.all(players.map(coinsOf))
const openRoom = (player: TestPlayer, entry: number) => player.call('create_room', { room_type: 'group', no_of_que: 5, entry })

/** Answers six of ten questions, all wrong: such a play earns no coins. */
const play = (player: TestPlayer, level = 1) => arena.playLevel(player, { ...ancient, level }, 0, 6)

describe('the pot of a battle that nobody has played', () => {
  it('is refunded when three of four players leave a group battle right after its start', async () => {
    const players = await four(false)
    const [first] = players
    const roomId = await arena.startRoom(players, { entry: 20 })
    for (const player of players.slice(1)) await player.call('leave_room', { room_id: roomId })
    expect(await balances(players)).toEqual([100, 100, 100, 100])
    expect(await arena.view(first!, roomId)).toMatchObject({ state: 'void', why: 'nobody_played', result: null })
    expect(await first!.call('get_battle_statistics')).toMatchObject({ data: [], total: 0, won: 0 })
    expect((await first!.call('get_user_badges')).data.filter(({ status }) => status !== 'locked')).toEqual([])
  })

  it('is refunded when they leave after a round that only one of them has answered', async () => {
    const players = await four(false)
    const [first, ...others] = players
    const roomId = await arena.startRoom(players, { entry: 20 })
    await arena.answerRound(first!, await arena.toOpen(first!, roomId), 'right')
    for (const player of others) await arena.answerRound(player, await arena.view(player, roomId), 'nothing')
    expect((await arena.view(first!, roomId)).state).toBe('reveal')
    for (const player of others) await player.call('leave_room', { room_id: roomId })
    expect(await balances(players)).toEqual([100, 100, 100, 100])
    expect(await arena.ledgerSum()).toBe(0)
  })
})

describe('the coins given to a new account', () => {
  it('cannot be staked: the whole attack of four new accounts gains nothing', async () => {
    const players = await four(true)
    const [first, ...others] = players
    const asked = await Promise.all(players.map(player => openRoom(player, 20)))
    expect(asked.map(({ message }) => message)).toEqual(Array.from({ length: 4 }, () => 'play_before_staking'))
    const free = (await openRoom(first!, 0)).data
    for (const player of others) expect((await player.call('join_room', { room_code: free.roomCode })).error).toBe(false)
    await first!.call('start_room', { room_id: free.roomID })
    await arena.playRound(players, free.roomID)
    for (const player of others) await player.call('leave_room', { room_id: free.roomID })
    expect((await arena.view(first!, free.roomID)).state).toBe('over')
    expect(await balances(players)).toEqual([100, 100, 100, 100])
  })

  it("cannot be staked in another player's room or in a contest; earned coins can", async () => {
    const [host, ana] = [await arena.player('Host'), await arena.player('Ana', { isNew: true })]
    const hall = contestHall(arena)
    const contest_id = await hall.openOne()
    const join = async () => {
      const room = (await openRoom(host, 5)).data
      const reply = await ana.call('join_room', { room_code: room.roomCode })
      await host.call('delete_room', { room_id: room.roomID })
      return reply.message
    }
    expect(await join()).toBe('play_before_staking')
    expect((await ana.call('get_questions_by_contest', { contest_id })).message).toBe('play_before_staking')
    // Two plays of the four that are needed.
    expect((await arena.playLevel(ana, ancient, 10)).coins_earned).toBe(4)
    expect(await join()).toBe('play_before_staking')
    expect((await arena.playLevel(ana, { ...ancient, level: 2 }, 10)).coins_earned).toBe(4)
    expect([await join(), await coinsOf(ana), await coinsOf(host)]).toEqual(['ok', 108, 100])
    expect((await ana.call('get_questions_by_contest', { contest_id })).message).toBe('play_before_staking')
    await hall.end(contest_id)
  })

  it('can be staked after five plays with enough answers', async () => {
    const ana = await arena.player('Ana', { isNew: true })
    const missing = async () => (await ana.call('get_user_by_id')).data.stakes
    expect(await missing()).toEqual({ coins: 0, plays_missing: 5 })
    for (let count = 1; count <= 3; count++) await play(ana)
    // Answers only half of the questions.
    await arena.playLevel(ana, ancient, 0, 5)
    // Answers nearly everything, but the play has one question only.
    const begun = await arena.begin(ana)
    await ana.call('set_bookmark', { question_id: begun.questions[0]?.id, status: 1, type: 'quiz_zone' })
    await ana.call('finish_play', { play_id: begun.play.id })
    await arena.playThrough(ana, await arena.open(ana, 'get_bookmark_questions', { type: 'quiz_zone' }), 1)
    expect(await missing()).toEqual({ coins: 0, plays_missing: 2 })
    await play(ana)
    expect((await openRoom(ana, 5)).message).toBe('play_before_staking')
    await play(ana)
    expect(await missing()).toEqual({ coins: 100, plays_missing: 0 })
    const room = await openRoom(ana, 20)
    expect([room.message, await coinsOf(ana)]).toEqual(['ok', 80])
    expect(await missing()).toEqual({ coins: 80, plays_missing: 0 })
    // The permission stays, even when the operator raises the number for others.
    await ana.call('delete_room', { room_id: room.data.roomID })
    await arena.set('stake_after_plays', 50)
    expect((await openRoom(ana, 20)).message).toBe('ok')
    await arena.set('stake_after_plays', 0)
    expect((await openRoom(await arena.player('Bob', { isNew: true }), 20)).message).toBe('ok')
    await arena.set('stake_after_plays', 5)
  })

  it('is not staked in a random battle: two new players meet for nothing, or one plays the bot', async () => {
    const [ana, ben] = await Promise.all(['Ana', 'Ben'].map(name => arena.player(name, { isNew: true })))
    const host = await arena.player('Host')
    const search = (await ana!.call('find_opponent', {})).data
    expect(search).toMatchObject({ entry: 0, why: 'play_before_staking', room_id: null })
    const other = (await host.call('find_opponent', {})).data
    expect(other).toMatchObject({ entry: 5, why: null, room_id: null })
    await host.call('cancel_search', { search_id: other.search_id })
    const found = (await ben!.call('find_opponent', {})).data
    expect(await arena.view(ana!, found.room_id ?? '')).toMatchObject({ entryFee: 0, rated: false, why: 'play_before_staking' })
    expect(await balances([ana!, ben!])).toEqual([100, 100])
    await ben!.call('leave_room', { room_id: found.room_id })
  })

  it('is not staked by five entries at the same moment: two rooms and three contests take only earned coins', async () => {
    const ana = await arena.player('Ana', { isNew: true })
    for (const level of [1, 2]) await arena.playLevel(ana, { ...ancient, level }, 10)
    const hall = contestHall(arena)
    const contests = [await hall.openOne({ entry: 5 }), await hall.openOne({ entry: 5 }), await hall.openOne({ entry: 5 })]
    const replies = await Promise.all([
      ...contests.map(contest_id => ana.call('get_questions_by_contest', { contest_id })),
      openRoom(ana, 5),
      openRoom(ana, 5),
    ])
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    expect(await coinsOf(ana)).toBe(103)
    for (const contest of contests) await hall.end(contest)
  })
})

describe('the limit on coins won from other players', () => {
  /** One battle for 20 coins; the first player wins it. */
  async function win(winner: TestPlayer, others: TestPlayer[]): Promise<void> {
    const roomId = await arena.startRoom([winner, ...others], { entry: 20 })
    await arena.playRound([winner, ...others], roomId)
    for (const player of others) await player.call('leave_room', { room_id: roomId })
  }

  it('holds for 24 hours and is checked before a stake; lost coins are subtracted', async () => {
    await arena.set('battles_for_coins_per_hour', 1_000)
    const rich = (name: string) => arena.player(name, { coins: 1_000 })
    const players = [await rich('Ana'), await rich('Ben'), await rich('Cem'), await rich('Dan')]
    const [ana, ...others] = players
    for (let battle = 1; battle <= 3; battle++) await win(ana!, others)
    expect(await coinsOf(ana!)).toBe(1_180)
    // She may win 20 more today; this room could win her 60.
    expect((await openRoom(ana!, 20)).message).toBe('won_enough_today')
    expect(await coinsOf(ana!)).toBe(1_180)
    const small = await openRoom(ana!, 5)
    expect(small.message).toBe('ok')
    await ana!.call('delete_room', { room_id: small.data.roomID })
    const hosted = (await openRoom(others[0]!, 20)).data
    expect((await ana!.call('join_room', { room_code: hosted.roomCode })).message).toBe('won_enough_today')
    await others[0]!.call('delete_room', { room_id: hosted.roomID })
    // Her losses give her room to win again.
    expect((await openRoom(ana!, 10)).message).toBe('won_enough_today')
    await win(others[0]!, [ana!])
    expect((await openRoom(ana!, 10)).message).toBe('ok')
    await ana!.call('delete_room', { room_id: (await ana!.call('get_battle', {})).data.roomID })
    await arena.set('daily_won_from_players_cap', 160)
    expect((await ana!.call('find_opponent', {})).data).toMatchObject({ entry: 0, why: 'won_enough_today' })
    expect((await openRoom(ana!, 0)).message).toBe('ok')
    await ana!.call('delete_room', { room_id: (await ana!.call('get_battle', {})).data.roomID })
    arena.clock.advance(86_400_001)
    const tomorrow = await openRoom(ana!, 20)
    expect(tomorrow.message).toBe('ok')
    await ana!.call('delete_room', { room_id: tomorrow.data.roomID })
    await arena.set('daily_won_from_players_cap', 200)
  })

  it('counts the prizes of contests, but contests pay whatever the player has won', async () => {
    const hall = contestHall(arena)
    const ana = await arena.player('Ana')
    const asked = { entry: 5, prizes: [150] }
    const contest = await hall.openOne(asked)
    await hall.playThrough(ana, contest, 3)
    await hall.end(contest)
    expect(await coinsOf(ana)).toBe(245)
    // She has won 145 from others. 60 more would exceed the limit, 45 do not.
    expect((await openRoom(ana, 20)).message).toBe('won_enough_today')
    const room = await openRoom(ana, 15)
    expect(room.message).toBe('ok')
    await ana.call('delete_room', { room_id: room.data.roomID })
    const next = await hall.openOne(asked)
    await hall.playThrough(ana, next, 3)
    await hall.end(next)
    expect(await coinsOf(ana)).toBe(390)
  })

  it('makes a rematch free', async () => {
    await arena.set('daily_won_from_players_cap', 5)
    const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
    const roomId = await arena.startRoom([ana, ben], { entry: 5 })
    for (let round = 1; round <= 5; round++) {
      await arena.answerRound(ana, await arena.toOpen(ana, roomId), 'right')
      await arena.answerRound(ben, await arena.view(ben, roomId), 'wrong')
    }
    await arena.toOpen(ana, roomId)
    await ben.call('ask_rematch', { room_id: roomId })
    const next = (await ana.call('ask_rematch', { room_id: roomId })).data.rematch?.room_id ?? ''
    expect(await arena.view(ana, next)).toMatchObject({ entryFee: 0, why: 'won_enough_today' })
    expect(await balances([ana, ben])).toEqual([105, 95])
    await arena.set('daily_won_from_players_cap', 200)
  })
})
