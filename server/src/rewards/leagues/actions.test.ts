import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
const dayMs = 86_400_000
beforeAll(async () => {
  quiz = await startQuiz()
  // A Tuesday at noon, so that no week ends meanwhile.
  quiz.clock.toNoon()
  while (quiz.clock.now().getUTCDay() !== 2) quiz.clock.advance(dayMs)
})
afterAll(() => quiz.close())

const league = async (player: TestPlayer) => (await player.call('get_league')).data
const points = async (player: TestPlayer) => (await league(player)).my_rank?.score ?? 0

describe('get_league', () => {
  it('needs a sign-in', async () => {
    expect((await quiz.stranger.call('get_league')).status).toBe(401)
  })

  it('shows the lowest tier and nobody before the first points of the week', async () => {
    const alice = await quiz.player('Alice')
    expect(await league(alice)).toMatchObject({
      tier: 'copper',
      members: [],
      my_rank: null,
      last: null,
      is_counting: false,
      promotes: 0,
      demotes: 0,
    })
  })

  it('shows the group, by rank, without an address', async () => {
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    await quiz.playLevel(alice, ancient, 5, 5)
    await quiz.playLevel(bob, ancient, 8, 2)
    const { members, my_rank, week, ends_at } = await league(alice)
    expect(members.map(({ user_rank }) => user_rank)).toEqual(members.map((_, index) => index + 1))
    expect(members.find(({ user_id }) => user_id === bob.id)?.user_rank).toBeLessThan(my_rank?.user_rank ?? 0)
    expect(Object.keys(members[0] ?? {}).toSorted()).toEqual(['name', 'profile', 'score', 'user_id', 'user_rank'])
    expect(JSON.stringify(members)).not.toContain('@')
    expect(Date.parse(ends_at) - Date.parse(week)).toBe(7 * dayMs)
  })

  it('counts exactly what the leaderboards count: no question twice a day, nothing for losing, nothing for giving up', async () => {
    const alice = await quiz.player('Alice')
    await quiz.playLevel(alice, ancient, 0, 0)
    expect(await league(alice)).toMatchObject({ members: [], my_rank: null })
    await quiz.playLevel(alice, ancient, 0, 10)
    expect(await points(alice)).toBe(0)
    for (const right of [6, 10, 10]) {
      await quiz.playLevel(alice, ancient, right, 10 - right)
      const board = (await alice.call('get_monthly_leaderboard')).data.my_rank
      expect(await points(alice)).toBe(board?.score)
    }
  })

  it('ignores claimed points', async () => {
    const alice = await quiz.player('Alice')
    await alice.call('set_user_coin_score', { score: 5000, coins: 5000 })
    await alice.call('set_users_statistics', { questions_answered: 100, correct_answers: 100, ratio: 100, category_id: 1 })
    const fields: object = { points: 999, tier: 'diamond', group_id: 1 }
    await alice.call('get_league', fields)
    expect(await league(alice)).toMatchObject({ tier: 'copper', members: [], my_rank: null })
  })

  it('shows no deactivated players and no players of other groups', async () => {
    await quiz.set('league_size', 5)
    const players = []
    for (let index = 0; index < 7; index++) players.push(await quiz.player(`P${index}`))
    for (const player of players) await quiz.playLevel(player, ancient, 6, 4)
    await quiz.set('league_size', 30)
    const groups = await Promise.all(players.map(async player => (await league(player)).members.map(({ user_id }) => user_id)))
    const [first, last] = [groups[0] ?? [], groups.at(-1) ?? []]
    expect(first).toContain(players[0]?.id)
    expect(first.filter(id => last.includes(id)).length === 0 || first.join() === last.join()).toBe(true)
    const gone = players.at(-1)!
    await quiz.database.db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', gone.id).execute()
    // The summary on the home page shows the same, also for players with equal points.
    for (const player of players.slice(0, -1)) {
      const { tier, members, my_rank, ends_at, rival } = await league(player)
      const { data } = await player.call('get_player_home')
      expect(data.league).toEqual({ tier, rank: my_rank?.user_rank, members: members.length, ends_at, rival })
    }
    for (const player of players.slice(0, -1)) expect((await league(player)).members.map(({ user_id }) => user_id)).not.toContain(gone.id)
  })

  it('shows nothing and seats nobody while leagues are switched off', async () => {
    await quiz.set('weekly_leagues', 0)
    const alice = await quiz.player('Alice')
    await quiz.playLevel(alice, ancient, 6, 4)
    expect(await league(alice)).toMatchObject({ members: [], my_rank: null, last: null })
    expect((await alice.call('get_player_home')).data.league).toBeNull()
    expect(await quiz.database.db.selectFrom('league_entries').select('week').where('account_id', '=', alice.id).execute()).toEqual([])
    await quiz.set('weekly_leagues', 1)
  })

  it('shows how the week ended, sends a notice, and starts the next week in the new tier', async () => {
    const alice = await quiz.player('Alice')
    await quiz.playLevel(alice, ancient, 10)
    const before = await league(alice)
    quiz.clock.advance(7 * dayMs)
    expect(await league(alice)).toMatchObject({ is_counting: true, last: null, members: [] })
    await quiz.app.runJob('close_weeks')
    const { tier, last, is_counting, members } = await league(alice)
    expect({ tier, is_counting, members }).toEqual({ tier: last?.next_tier, is_counting: false, members: [] })
    expect(last).toMatchObject({ week: before.week, tier: 'copper', final_rank: before.my_rank?.user_rank })
    const [notice] = (await alice.call('get_notifications')).data.filter(({ type }) => type.startsWith('league_'))
    expect(notice?.type).toBe(`league_${last?.outcome}`)
    expect(notice?.title).toMatch(last?.outcome === 'promoted' ? 'Bronze' : 'Copper')
  })
})

describe('the rival', () => {
  it('is the member next above, and for the first the one below; the page of the league and home say the same', async () => {
    quiz.clock.advance(7 * dayMs)
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    await quiz.playLevel(alice, ancient, 10)
    expect(await league(alice)).toMatchObject({ rival: null, my_rank: { user_rank: 1 } })
    expect((await alice.call('get_player_home')).data.league).toMatchObject({ rival: null, members: 1 })
    await quiz.playLevel(bob, ancient, 7, 3)
    const gap = (await points(alice)) - (await points(bob))
    expect(gap).toBeGreaterThan(0)
    expect([(await league(alice)).rival, (await league(bob)).rival]).toEqual([
      { name: 'Bob', gap },
      { name: 'Alice', gap },
    ])
    expect((await bob.call('get_player_home')).data.league?.rival).toEqual({ name: 'Alice', gap })
    await quiz.database.db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', alice.id).execute()
    expect((await league(bob)).rival).toBeNull()
  })
})
