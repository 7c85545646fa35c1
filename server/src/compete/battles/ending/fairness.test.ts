import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arena, startArena } from '../../../../test/games/battle-room.ts'
import { contestHall } from '../../../../test/games/contest-hall.ts'
import { coinsOf } from '../../../../test/app/quiz.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('weekly_contest', 0)
})
afterAll(() => arena.close())

/** Plays one battle; the first player wins it because the other leaves. */
async function win(winner: TestPlayer, loser: TestPlayer): Promise<string> {
  const roomId = await arena.startRandom(winner, loser)
  await arena.playRound([winner, loser], roomId)
  await loser.call('leave_room', { room_id: roomId })
  return roomId
}

describe('two players who meet often', () => {
  it('play for nothing after three battles in an hour, whether by search or by code', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    for (let battle = 0; battle < 3; battle++) await win(alice, bob)
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([115, 85])
    const fourth = await arena.view(alice, await win(alice, bob))
    expect(fourth).toMatchObject({ entryFee: 0, rated: false, why: 'opponent_left', result: { rating: null, streak: null } })
    const { data: room } = await alice.call('create_room', { room_type: 'friend', no_of_que: 5, entry: 20 })
    expect(await coinsOf(alice)).toBe(95)
    const joined = await bob.call('join_room', { room_code: room.roomCode })
    expect(joined.data).toMatchObject({ entryFee: 0, why: 'met_too_often' })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([115, 85])
    await alice.call('delete_room', { room_id: room.roomID })
    arena.clock.advance(3_600_001)
    expect((await arena.view(alice, await win(alice, bob))).entryFee).toBe(5)
    const record = await alice.call('get_battle_statistics')
    expect(record).toMatchObject({ total: 5, won: 5, random: { won: 5 }, streak: { now: 4, best: 4 } })
    expect(record.data.map(({ rating_change }) => rating_change === null)).toEqual([false, true, false, false, false])
  })

  it('move at most forty entries a day between them', async () => {
    const [alice, bob] = [await arena.player('Alice', { coins: 1_000 }), await arena.player('Bob', { coins: 1_000 })]
    await arena.set('battles_for_coins_per_hour', 1_000)
    await arena.set('daily_won_from_players_cap', 1_000)
    const entries = []
    for (let battle = 0; battle < 12; battle++) {
      const roomId = await arena.startRoom([alice, bob], { entry: 20 })
      await arena.playRound([alice, bob], roomId)
      await bob.call('leave_room', { room_id: roomId })
      entries.push((await arena.view(alice, roomId)).entryFee)
    }
    expect(entries).toEqual([...Array.from({ length: 10 }, () => 20), 0, 0])
    expect(await coinsOf(bob)).toBe(800)
    await arena.set('battles_for_coins_per_hour', 3)
    await arena.set('daily_won_from_players_cap', 200)
  })
})

describe('a series of wins', () => {
  it('counts for quiz_warrior, ends with a lost battle, and ignores battles of friends', async () => {
    const alice = await arena.player('Alice')
    const rivals = await Promise.all([1, 2, 3].map(number => arena.player(`R${number}`)))
    const [first, second, third] = rivals
    const badges = []
    for (const rival of rivals) badges.push((await arena.view(alice, await win(alice, rival))).result?.badges)
    expect(badges).toEqual([['combat_winner'], [], ['quiz_warrior']])
    const friendly = await arena.startRoom([alice, first!], { entry: 0 })
    await arena.playRound([alice, first!], friendly)
    await alice.call('leave_room', { room_id: friendly })
    expect((await alice.call('get_battle_statistics')).streak).toEqual({ now: 3, best: 3 })
    await win(second!, alice)
    expect((await alice.call('get_battle_statistics')).streak).toEqual({ now: 0, best: 3 })
    expect((await third!.call('set_battle_statistics', { winner_id: 0, is_drawn: 'perhaps' })).data).toEqual({ won: 0, lost: 1, drawn: 0 })
    const statistics = await alice.call('get_users_statistics')
    expect(statistics.data.battles).toEqual({ won: 3, lost: 2, drawn: 0 })
  })

  it('does not count a group battle, which gives its winner clash_winner', async () => {
    const [ann, ben, cem] = [await arena.player('Ann'), await arena.player('Ben'), await arena.player('Cem')]
    const roomId = await arena.startRoom([ann, ben, cem])
    await arena.playRound([ann, ben, cem], roomId)
    for (const player of [ben, cem]) await player.call('leave_room', { room_id: roomId })
    expect((await arena.view(ann, roomId)).result).toMatchObject({ badges: ['clash_winner'], coins_earned: 10, rating: null })
    expect((await arena.view(ben, roomId)).result).toMatchObject({ outcome: 'lost', badges: [] })
  })
})

describe('a rating', () => {
  it('is provisional again after two years without battles, but not after one day', async () => {
    const results = []
    for (const days of [1, 730]) {
      const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
      const rated_at = new Date(arena.clock.now().getTime() - days * 86_400_000)
      const row = { rating: 1500, deviation: 60, volatility: 0.06, rated_at, streak: 0, best_streak: 0 }
      const rows = [alice, bob].map(({ id }) => ({ account_id: id, ...row }))
      await arena.database.db.insertInto('battle_ratings').values(rows).execute()
      results.push((await arena.view(alice, await win(alice, bob))).result?.rating)
    }
    expect(results).toMatchObject([{ is_provisional: false }, { is_provisional: true }])
    const gains = results.map(rating => (rating ? rating.after - rating.before : 0))
    expect(gains[1]).toBeGreaterThan(5 * (gains[0] ?? Infinity))
  })
})

describe('the search', () => {
  it('pairs players within a window of ratings that widens', async () => {
    const [low, high] = [await arena.player('Low'), await arena.player('High')]
    const rate = (id: number, rating: number) =>
      arena.database.db
        .insertInto('battle_ratings')
        .values({ account_id: id, rating, deviation: 60, volatility: 0.06, rated_at: arena.clock.now(), streak: 0, best_streak: 0 })
        .execute()
    await rate(low.id, 1400)
    await rate(high.id, 1620)
    await low.call('find_opponent', { category: 'history' })
    expect((await high.call('find_opponent', {})).data.room_id).toBeNull()
    await arena.pass(10_000)
    await arena.app.runJob('pair_up')
    expect((await low.call('find_opponent', { category: 'history' })).data.room_id).toBeNull()
    await arena.pass(5_000)
    await arena.app.runJob('pair_up')
    const found = await low.call('find_opponent', { category: 'history' })
    expect(found.data.room_id).not.toBeNull()
    expect((await arena.view(high, found.data.room_id ?? '')).category).toMatchObject({ slug: 'history' })
    await high.call('leave_room', { room_id: found.data.room_id })
  })

  it('skips players who use another language, play elsewhere, have spent their coins, or have cancelled', async () => {
    const [one, two, three, four] = await Promise.all(['One', 'Two', 'Three', 'Four'].map(name => arena.player(name, { coins: 5 })))
    const history = { category: 'history' }
    expect((await one!.call('find_opponent', { language_id: arena.fixture.languages.ar })).data.room_id).toBeNull()
    const { data: other } = await four!.call('find_opponent', { language_id: arena.fixture.languages.en })
    expect([other.room_id, (await four!.call('cancel_search', { search_id: other.search_id })).data.room_id]).toEqual([null, null])
    const { data: off } = await one!.call('find_opponent', history)
    expect((await one!.call('cancel_search', { search_id: off.search_id })).data).toEqual({ room_id: null })
    expect((await two!.call('find_opponent', history)).data.room_id).toBeNull()
    await two!.call('create_room', { entry: 5, no_of_que: 5 })
    expect((await three!.call('find_opponent', history)).data.room_id).toBeNull()
    expect((await four!.call('find_opponent', history)).data.room_id).not.toBeNull()
    expect(await Promise.all([one!, three!, four!].map(coinsOf))).toEqual([5, 0, 0])
    expect((await one!.call('get_random_questions', {})).message).toBe('room_not_found')
    arena.clock.advance(30_000)
    expect((await two!.call('get_random_questions', {})).battle?.state).toBe('waiting')
  })
})

describe('questions', () => {
  it('are those that the fewest players of the room have met, whatever their seats', async () => {
    const { db } = arena.database
    const [alice, bob, cem, dan, eve] = await Promise.all(['Alice', 'Bob', 'Cem', 'Dan', 'Eve'].map(name => arena.player(name)))
    const { rows } = await sql<{ id: number }>`
      select q.id from questions q join categories c on c.id = q.category_id
      where q.is_active and q.sealed_by is null and q.question_type = 'multiple_choice' and q.language_id = ${arena.fixture.languages.en}
        and ${arena.fixture.categories.history} in (c.id, c.parent_id) order by q.pick`.execute(db)
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(20)
    // Nobody has met ten of them. One or two players have met each of the others; the last player in the room has met the most.
    const isNew = (id: number) => ids.indexOf(id) % Math.floor(ids.length / 10) === 0 && ids.indexOf(id) < 10 * Math.floor(ids.length / 10)
    const met = ids
      .filter(id => !isNew(id))
      .flatMap(id => [cem!, eve!, ...(id % 2 === 0 ? [bob!] : [])].map(({ id: account_id }) => ({ account_id, question_id: id })))
    await sql`insert into met_questions (account_id, question_id, first_at)
      select account_id, question_id, ${arena.clock.now()} from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as m (account_id int, question_id int)`.execute(
      db,
    )
    const asked = async (roomId: string) => {
      const { rows: events } = await sql<{ ids: number[] }>`
        select array(select (q->>'question_id')::int from jsonb_array_elements(e.payload->'questions') q) as ids
        from battle_events e join battles b on b.id = e.battle_id where b.room_id = ${roomId} and e.kind = 'started'`.execute(db)
      return events[0]?.ids ?? []
    }
    const room = await arena.startRoom([alice!, bob!, cem!], { category: 'history', no_of_que: 10, entry: 0 })
    const drawn = await asked(room)
    expect(drawn).toHaveLength(10)
    expect(drawn.filter(id => !isNew(id))).toEqual([])
    for (const player of [alice!, bob!, cem!]) await player.call('leave_room', { room_id: room })
    await dan!.call('find_opponent', { category: 'history' })
    const found = (await eve!.call('find_opponent', { category: 'history' })).data.room_id ?? ''
    expect((await asked(found)).filter(id => !isNew(id))).toEqual([])
    await eve!.call('leave_room', { room_id: found })
  })

  it('of a running battle are asked and shown nowhere else', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const roomId = await arena.startRoom([alice, bob], { category: 'scarce', no_of_que: 10, entry: 0 })
    const { data } = await alice.call('get_question_by_room_id', { room_id: roomId })
    expect((await alice.call('get_questions_by_level', { category: 'scarce', level: 1 })).message).toBe('no_questions')
    for (const { id } of data.slice(0, 3)) {
      expect((await alice.call('set_bookmark', { question_id: id, status: 1, type: 'quiz_zone' })).message).toBe('document_not_found')
      expect((await alice.call('report_question', { question_id: id, message: 'I want to see this question' })).message).toBe(
        'document_not_found',
      )
    }
    expect((await alice.call('get_play', {})).play).toBeNull()
    const { question } = await arena.toOpen(alice, roomId)
    expect((await alice.call('set_bookmark', { question_id: question?.id, status: 1, type: 'quiz_zone' })).message).toBe('ok')
    await bob.call('leave_room', { room_id: roomId })
    expect((await alice.call('get_questions_by_level', { category: 'scarce', level: 1 })).message).toBe('ok')
  })

  it('all count as met when a battle ends early, because its review shows them; a day later only for players who have answered', async () => {
    const [alice, bob, cem] = [await arena.player('Alice'), await arena.player('Bob'), await arena.player('Cem')]
    const met = async ({ id }: TestPlayer) =>
      (await arena.database.db.selectFrom('met_questions').select('question_id').where('account_id', '=', id).execute()).length
    const all = () => Promise.all([alice, bob, cem].map(met))
    const roomId = await arena.startRoom([alice, bob, cem], { entry: 0 })
    expect(await all()).toEqual([0, 0, 0])
    for (const player of [alice, bob]) await arena.answerRound(player, await arena.toOpen(player, roomId), 'wrong')
    for (const player of [cem, bob]) await player.call('leave_room', { room_id: roomId })
    const { state, play_id, result } = await arena.view(cem, roomId)
    expect([state, result?.rounds.length]).toEqual(['over', 1])
    expect((await cem.call('get_play_review', { play_id })).data).toHaveLength(5)
    expect(await all()).toEqual([5, 5, 5])
    arena.clock.advance(25 * 3_600_000)
    await arena.app.runJob('housekeeping')
    expect(await all()).toEqual([5, 5, 0])
  })

  it("are left out of the battle's result while a contest asks them", async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const roomId = await arena.startRoom([alice, bob], { category: 'scarce', no_of_que: 10, entry: 0 })
    while ((await arena.view(alice, roomId)).due !== null) await arena.pass(15_000)
    const before = await arena.view(alice, roomId)
    expect([before.result?.rounds.length, before.correct_answer === null]).toEqual([10, false])
    const contest = await contestHall(arena).openOne({ asks: { questions: 10, leafIds: [arena.fixture.categories.scarce] } })
    const after = await arena.view(alice, roomId)
    expect([after.result?.rounds, after.correct_answer, after.note]).toEqual([[], null, null])
    const asked = await alice.call('submit_answer', { play_id: before.play_id, question_id: before.question?.id, answer: '' })
    expect(asked.data?.correct_answer ?? null).toBeNull()
    await contestHall(arena).end(contest)
    expect((await arena.view(alice, roomId)).result?.rounds).toHaveLength(10)
  })
})
