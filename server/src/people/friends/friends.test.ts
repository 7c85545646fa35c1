import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { ancient } from '../../../test/app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  arena.clock.toNoon()
})
afterAll(() => arena.close())

const board = async (player: TestPlayer, page = {}) => (await player.call('get_friends_leaderboard', page)).data
const idsOn = async (player: TestPlayer) => {
  const { top_three_ranks, other_users_rank } = await board(player)
  return [...top_three_ranks, ...other_users_rank].map(({ user_id }) => user_id)
}
const codeOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.refer_code

async function invited(owner: TestPlayer, name = 'Bob'): Promise<TestPlayer> {
  return arena.player(name, { friendsCode: await codeOf(owner) })
}

/** Plays the battle to its end. */
async function battle(players: TestPlayer[], roomId: string): Promise<void> {
  for (;;) {
    const open = await arena.toOpen(players[0]!, roomId)
    if (open.state !== 'open') return
    for (const player of players) await arena.answerRound(player, await arena.view(player, roomId), 'right')
  }
}

/** Two players play a battle by code to its end. @returns its room */
async function meet(one: TestPlayer, other: TestPlayer): Promise<string> {
  const roomId = await arena.startRoom([one, other], { questions: 5 })
  await battle([one, other], roomId)
  return roomId
}

const askFor = (player: TestPlayer, { id }: { id: number }) => player.call('ask_friend', { user_id: id })
const answer = (player: TestPlayer, { id }: TestPlayer, accept: 0 | 1) => player.call('answer_friend_request', { user_id: id, accept })
const asking = async (player: TestPlayer) => (await player.call('get_friend_requests')).data.map(({ user_id }) => user_id)
const noticesOf = async (player: TestPlayer) => (await player.call('get_notifications')).data.map(({ type }) => type)
const isFriendOf = async (player: TestPlayer, { id }: TestPlayer) => (await idsOn(player)).includes(id)

describe('ask_friend', () => {
  it('asks a player of a battle by code; only the answer makes both friends', async () => {
    const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
    const room_id = await meet(ana, ben)
    const states = async () =>
      Promise.all([ana, ben].map(async player => (await player.call('get_friends_of_room', { room_id })).data.map(({ state }) => state)))
    expect(await states()).toEqual([['none'], ['none']])
    expect((await askFor(ana, ben)).data).toEqual({ state: 'asked', left_today: 19 })
    expect((await askFor(ana, ben)).data).toEqual({ state: 'asked', left_today: 19 })
    expect([await states(), await asking(ben), await asking(ana)]).toEqual([[['asked'], ['wants']], [ana.id], []])
    expect(await noticesOf(ben)).toContain('friend_request')
    expect([await isFriendOf(ana, ben), await isFriendOf(ben, ana)]).toEqual([false, false])
    // Only the player who was asked can answer.
    expect((await answer(ana, ben, 1)).message).toBe('no_friend_request')
    expect((await answer(ben, ana, 1)).error).toBe(false)
    expect([await isFriendOf(ana, ben), await isFriendOf(ben, ana), await states()]).toEqual([true, true, [['friends'], ['friends']]])
    expect(await noticesOf(ana)).toContain('friend_accepted')
    expect((await answer(ben, ana, 1)).message).toBe('no_friend_request')
  })

  it('makes friends of two who ask each other, also at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
      await meet(ana, ben)
      const replies = await Promise.all([askFor(ana, ben), askFor(ben, ana)])
      expect(replies.map(({ error }) => error)).toEqual([false, false])
      expect([await isFriendOf(ana, ben), await isFriendOf(ben, ana)]).toEqual([true, true])
    }
  })

  it('does not tell a refusal, and does not ask again after it', async () => {
    const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
    const room_id = await meet(ana, ben)
    await askFor(ana, ben)
    await answer(ben, ana, 0)
    expect((await askFor(ana, ben)).data.state).toBe('asked')
    expect((await ana.call('get_friends_of_room', { room_id })).data).toMatchObject([{ user_id: ben.id, state: 'asked' }])
    expect([await asking(ben), await isFriendOf(ana, ben), (await noticesOf(ana)).includes('friend_accepted')]).toEqual([[], false, false])
    // The player who declined may ask later.
    expect((await askFor(ben, ana)).data.state).toBe('asked')
    await answer(ana, ben, 1)
    expect(await isFriendOf(ana, ben)).toBe(true)
  })

  it('refuses strangers, random opponents, unknown accounts and oneself alike', async () => {
    const [ana, ben, eve] = [await arena.player('Ana'), await arena.player('Ben'), await arena.player('Eve')]
    const roomId = await arena.startRandom(ana, ben)
    await battle([ana, ben], roomId)
    const replies = await Promise.all([ben, eve, { id: 999_999 }, ana].map(other => askFor(ana, other)))
    expect(new Set(replies.map(({ message }) => message))).toEqual(new Set(['not_met']))
    expect((await ana.call('get_friends_of_room', { room_id: roomId })).data).toEqual([])
    expect((await eve.call('get_friends_of_room', { room_id: roomId })).message).toBe('room_not_found')
    expect((await eve.call('get_friends_of_room', { room_id: 'nowhere' })).message).toBe('room_not_found')
    expect((await arena.stranger.call('ask_friend', { user_id: ana.id })).status).toBe(401)
  })

  it('respects blocks without telling them', async () => {
    const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
    await meet(ana, ben)
    await ben.call('block_player', { user_id: ana.id, status: 1 })
    expect((await askFor(ana, ben)).data.state).toBe('asked')
    expect([await asking(ben), (await noticesOf(ben)).includes('friend_request')]).toEqual([[], false])
    expect((await answer(ben, ana, 1)).message).toBe('no_friend_request')
    expect((await askFor(ben, ana)).message).toBe('not_met')
  })

  it('allows as many a day as the setting says, also when sent all at once, and goes with the account', async () => {
    await arena.set('friend_requests_per_day', 2)
    const players = [await arena.player('Ana'), await arena.player('Ben'), await arena.player('Cyd'), await arena.player('Dan')]
    const [ana, ...others] = players
    await battle(players, await arena.startRoom(players, { questions: 5 }))
    const replies = await Promise.all(others.map(other => askFor(ana!, other)))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['ok', 'ok', 'too_many_friend_requests'])
    await arena.set('friend_requests_per_day', 20)
    await ana!.call('delete_user_account')
    expect(await arena.database.db.selectFrom('friend_requests').selectAll().where('from_id', '=', ana!.id).execute()).toEqual([])
    for (const other of others) expect(await asking(other)).toEqual([])
  })
})

describe('get_friends_leaderboard', () => {
  it('is for players, and shows only the player at first', async () => {
    expect((await arena.stranger.call('get_friends_leaderboard')).status).toBe(401)
    const alice = await arena.player('Alice')
    const { data, total } = await alice.call('get_friends_leaderboard')
    expect([data.my_rank?.user_rank, data.top_three_ranks.length, total]).toEqual([1, 1, 1])
  })

  it('shows the inviter and the invited, and nobody else', async () => {
    const alice = await arena.player('Alice')
    const [bob, cleo] = [await invited(alice), await invited(alice, 'Cleo')]
    const dora = await arena.player('Dora')
    await arena.playLevel(bob, ancient, 8, 2)
    await arena.playLevel(dora, ancient, 10)
    expect(await idsOn(alice)).toEqual([bob.id, alice.id, cleo.id])
    expect(await idsOn(bob)).toEqual([bob.id, alice.id])
    expect(await idsOn(dora)).toEqual([dora.id])
    const shown = await board(alice)
    expect(shown.top_three_ranks.map(({ score, user_rank }) => [score, user_rank])).toEqual([
      [(await bob.call('get_monthly_leaderboard')).data.my_rank?.score, 1],
      [0, 2],
      [0, 3],
    ])
    expect(JSON.stringify(shown)).not.toContain('@')
  })

  it('pages through the ranks below the first three', async () => {
    const alice = await arena.player('Alice')
    for (let index = 0; index < 5; index++) await invited(alice, `F${index}`)
    const { data, total } = await alice.call('get_friends_leaderboard', { offset: 1, limit: 1 })
    expect([data.top_three_ranks.length, data.other_users_rank.map(({ user_rank }) => user_rank), total]).toEqual([3, [5], 6])
  })

  it('shows nobody only because they shared a room', async () => {
    const players = [await arena.player('Ana'), await arena.player('Ben'), await arena.player('Cyd')]
    await battle(players, await arena.startRoom(players, { questions: 5 }))
    for (const player of players) expect(await idsOn(player)).toEqual([player.id])
  })

  it('shows no random opponent', async () => {
    const [ana, ben] = [await arena.player('Ana'), await arena.player('Ben')]
    await battle([ana, ben], await arena.startRandom(ana, ben))
    expect([await idsOn(ana), await idsOn(ben)]).toEqual([[ana.id], [ben.id]])
  })

  it('shows neither blocked nor deactivated nor deleted players', async () => {
    const alice = await arena.player('Alice')
    const [bob, cleo, dora] = [await invited(alice), await invited(alice, 'Cleo'), await invited(alice, 'Dora')]
    await bob.call('block_player', { user_id: alice.id, status: true })
    await arena.database.db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', cleo.id).execute()
    expect(await idsOn(alice)).toEqual([alice.id, dora.id])
    expect(await idsOn(bob)).toEqual([bob.id])
    await dora.call('delete_user_account')
    expect(await idsOn(alice)).toEqual([alice.id])
    const rows = arena.database.db.selectFrom('friends').select('friend_id')
    expect(await rows.where(eb => eb.or([eb('account_id', '=', dora.id), eb('friend_id', '=', dora.id)])).execute()).toEqual([])
  })
})

describe('remove_friend', () => {
  it('ends the friendship for both until both want it again', async () => {
    const alice = await arena.player('Alice')
    const bob = await invited(alice)
    await bob.call('remove_friend', { user_id: alice.id })
    expect([await idsOn(alice), await idsOn(bob)]).toEqual([[alice.id], [bob.id]])
    await meet(alice, bob)
    expect([await idsOn(alice), await idsOn(bob)]).toEqual([[alice.id], [bob.id]])
    await alice.call('ask_friend', { user_id: bob.id })
    expect(await idsOn(bob)).toEqual([bob.id])
    await bob.call('answer_friend_request', { user_id: alice.id, accept: 1 })
    expect(new Set(await idsOn(bob))).toEqual(new Set([alice.id, bob.id]))
  })

  it('changes nothing for a stranger, for the player, and for an unknown account', async () => {
    const alice = await arena.player('Alice')
    const bob = await invited(alice)
    const eve = await arena.player('Eve')
    const rows = () => arena.database.db.selectFrom('friends').selectAll().orderBy('account_id').orderBy('friend_id').execute()
    const before = await rows()
    for (const user_id of [alice.id, bob.id, eve.id, 999_999]) expect((await eve.call('remove_friend', { user_id })).error).toBe(false)
    expect(await rows()).toEqual(before)
    expect((await arena.stranger.call('remove_friend', { user_id: alice.id })).status).toBe(401)
    expect(await idsOn(alice)).toContain(bob.id)
  })

  it('works when both call it at once', async () => {
    const alice = await arena.player('Alice')
    const bob = await invited(alice)
    const replies = await Promise.all([alice.call('remove_friend', { user_id: bob.id }), bob.call('remove_friend', { user_id: alice.id })])
    expect(replies.map(({ error }) => error)).toEqual([false, false])
    expect(await idsOn(alice)).toEqual([alice.id])
  })
})
