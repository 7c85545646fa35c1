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

  it('shows players who met in a battle by code to each other', async () => {
    const players = [await arena.player('Ana'), await arena.player('Ben'), await arena.player('Cyd')]
    const roomId = await arena.startRoom(players, { questions: 5 })
    expect(await idsOn(players[0]!)).toEqual([players[0]!.id])
    await battle(players, roomId)
    for (const player of players) expect(new Set(await idsOn(player))).toEqual(new Set(players.map(({ id }) => id)))
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
  it('ends the friendship for both, and a later battle does not restore it', async () => {
    const alice = await arena.player('Alice')
    const bob = await invited(alice)
    await bob.call('remove_friend', { user_id: alice.id })
    expect([await idsOn(alice), await idsOn(bob)]).toEqual([[alice.id], [bob.id]])
    await battle([alice, bob], await arena.startRoom([alice, bob], { questions: 5 }))
    expect([await idsOn(alice), await idsOn(bob)]).toEqual([[alice.id], [bob.id]])
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
