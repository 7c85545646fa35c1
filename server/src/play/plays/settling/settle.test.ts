import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, coinsOf, type Quiz, scoreOf, startQuiz, stopTime } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These tests play the first levels, where by default a wrong answer costs nothing.
  await quiz.set('deducts_from_level', 1)
  // Start at noon: leaderboards and daily caps must not run into the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

const modern = { category: 'history', subcategory: 'modern' } as const
const science = { category: 'science' } as const

describe('the result', () => {
  // right, wrong → percentage, won, coins, score
  it.each([
    [10, 0, 100, true, 4, 40],
    [9, 1, 90, true, 4, 34],
    [8, 0, 80, true, 4, 32],
    [8, 2, 80, true, 4, 28],
    [7, 0, 70, true, 3, 28],
    [6, 4, 60, true, 2, 16],
    [5, 5, 50, false, 0, 10],
    [3, 7, 30, false, 0, 0],
    [0, 10, 0, false, 0, 0],
    [0, 0, 0, false, 0, 0],
  ])('of %d right and %d wrong answers is %d %%, won: %s, %d coins, %d points', async (...numbers) => {
    const [right, wrong, percentage, won, coins, score] = numbers
    const alice = await quiz.player()
    const result = await quiz.playLevel(alice, ancient, right, wrong)
    expect(result).toMatchObject({
      mode: 'quiz_zone',
      total: 10,
      answered: right + wrong,
      correct: right,
      wrong,
      percentage,
      won,
      score,
      level: 1,
      coins_earned: coins,
      coins: 100 + coins,
      coins_note: null,
      level_unlocked: won || right + wrong === 10 ? 2 : null,
      next_level: won || right + wrong === 10 ? 2 : null,
    })
    expect(await coinsOf(alice)).toBe(100 + coins)
    expect(await scoreOf(alice)).toBe(score)
  })

  it('is complete even if a server of the previous release wrote it without newer fields', async () => {
    const alice = await quiz.player()
    const result = await quiz.playLevel(alice, ancient, 10)
    const asked = { play_id: result.play_id }
    const { average_ms, fastest_ms, best_before, ...older } = result
    const { next_level, ...oldest } = older
    expect([typeof average_ms, typeof fastest_ms, best_before, next_level]).toEqual(['number', 'number', null, 2])
    for (const written of [older, oldest]) {
      await quiz.database.db
        .updateTable('plays')
        .set({ result: JSON.stringify(written) })
        .where('id', '=', result.play_id)
        .execute()
      const told = { ...older, average_ms: null, fastest_ms: null, best_before: null, next_level: 2 }
      expect((await alice.call('get_play', asked)).result).toEqual(told)
    }
  })

  it('pays coins only for the first win of a level, and points for a question once a day', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const first = await quiz.begin(alice)
    const known = new Set(first.questions.slice(0, 6).map(({ id }) => id))
    for (const question of first.questions.slice(0, 6)) await quiz.answer(alice, first.play, question, 'right')
    const won = (await alice.call('finish_play', { play_id: first.play.id })).data
    expect(won).toMatchObject({ coins_earned: 2, level_unlocked: 2, score: 24, score_note: null })

    const second = await quiz.begin(alice)
    const fresh = second.questions.filter(({ id }) => !known.has(id)).length
    const again = await quiz.playThrough(alice, second, 10)
    expect(again).toMatchObject({ won: true, coins_earned: 0, coins_note: 'already_won', level_unlocked: null, next_level: 2, coins: 102 })
    expect(again).toMatchObject({ score: 4 * fresh, shown_score: 40, score_note: 'scored_today' })
    expect(await coinsOf(alice)).toBe(102)
    expect(await scoreOf(alice)).toBe(24 + 4 * fresh)

    quiz.clock.toNoon()
    expect(await quiz.playLevel(alice, ancient, 10)).toMatchObject({ score: 40, score_note: null })
    quiz.clock.reset()
  })

  it('counts every right answer for the badge of right answers, also repeated ones of the same day', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const counted = async () => (await alice.call('get_user_badges')).data.find(({ type }) => type === 'big_thing')?.progress
    for (let round = 1; round <= 3; round += 1) {
      await quiz.playLevel(alice, { category: 'scarce' }, 9, 1)
      expect(await counted()).toBe(9 * round)
    }
  })

  it('takes points for every wrong answer, so that retrying a question that was right before is not free', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const place = { category: 'scarce' } as const
    await quiz.playLevel(alice, place, 8)
    const before = await scoreOf(alice)
    const { questions, play } = await quiz.begin(alice, place)
    for (const [index, question] of questions.entries()) await quiz.answer(alice, play, question, index < 9 ? 'right' : 'wrong')
    // At most two of the ten had not scored today, and the wrong one costs points.
    const gained = (await scoreOf(alice)) - before
    expect([0, 2, 4, 6]).toContain(gained)
    quiz.clock.reset()
  })

  it('gives no points for answers that came faster than anybody can read', async () => {
    await quiz.set('least_answer_ms', 300)
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const [index, question] of questions.entries()) {
      quiz.clock.advance(index < 4 ? 299 : 300)
      await quiz.answer(alice, play, question, 'right')
    }
    const { result } = await alice.call('get_play', { play_id: play.id })
    expect(result).toMatchObject({ correct: 10, won: true, coins_earned: 4, score: 24, score_note: 'too_fast' })
    expect(await scoreOf(alice)).toBe(24)
    await quiz.set('least_answer_ms', 0)
  })

  it('does not score a question a second time after an answer to it that came too fast', async () => {
    quiz.clock.toNoon()
    await quiz.set('least_answer_ms', 300)
    stopTime()
    const alice = await quiz.player()
    const scores = []
    for (const ms of [300, 299, 300]) {
      const { play, questions } = await quiz.begin(alice, { category: 'scarce' })
      for (const question of questions) {
        quiz.clock.advance(ms)
        await quiz.answer(alice, play, question, 'right')
      }
      scores.push((await alice.call('get_play', { play_id: play.id })).result?.score)
    }
    expect(scores).toEqual([40, 0, 0])
    await quiz.set('least_answer_ms', 0)
    quiz.clock.reset()
  })

  it('gives no points again on a day that changes of the time zone repeat', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const scores = []
    // It is tomorrow in one zone and today in the other.
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Pacific/Kiritimati']) {
      await quiz.database.db.updateTable('accounts').set({ timezone }).where('id', '=', alice.id).execute()
      scores.push((await quiz.playLevel(alice, { category: 'scarce' }, 10)).score)
    }
    expect(scores).toEqual([40, 0, 0])
    // The badge counts every right answer (docs/decisions/054).
    const { data } = await alice.call('get_user_badges')
    expect(data.find(({ type }) => type === 'big_thing')?.progress).toBe(30)
    quiz.clock.reset()
  })

  it('opens the next level when one was played to its end, won or not, but not when it was given up', async () => {
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 1, 1)).toMatchObject({ won: false, level_unlocked: null })
    expect(await quiz.playLevel(alice, ancient, 1, 9)).toMatchObject({ won: false, level_unlocked: 2 })
    expect(await quiz.playLevel(alice, ancient, 1, 9)).toMatchObject({ level_unlocked: null, next_level: null })
    expect((await quiz.begin(alice, { ...ancient, level: 2 })).play.level).toBe(2)
  })

  it('opens the next level when a question has lapsed', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 9)) await quiz.answer(alice, play, question, 'wrong')
    quiz.clock.advance(300_000)
    const { result } = await alice.call('get_play', { play_id: play.id })
    expect(result).toMatchObject({ answered: 9, won: false, level_unlocked: 2 })
  })

  it('opens the next level only after a win when the setting requires it', async () => {
    await quiz.set('level_opens_when', 'won')
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 1, 9)).toMatchObject({ won: false, level_unlocked: null })
    expect((await alice.call('get_questions_by_level', { ...ancient, level: 2 })).message).toBe('level_locked')
    expect(await quiz.playLevel(alice, ancient, 6, 4)).toMatchObject({ won: true, level_unlocked: 2 })
    await quiz.set('level_opens_when', 'played')
  })

  it('says so when a win pays no coins', async () => {
    await quiz.set('maximum_winning_coins', 1)
    expect(await quiz.playLevel(await quiz.player(), ancient, 6)).toMatchObject({ won: true, coins_earned: 0, coins_note: 'none' })
    await quiz.set('maximum_winning_coins', 4)
  })

  it('adds to the daily, the monthly and the all-time leaderboard, and never takes points away', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 8)
    await quiz.playLevel(alice, ancient, 0, 10)
    for (const board of ['get_daily_leaderboard', 'get_monthly_leaderboard', 'get_globle_leaderboard'] as const) {
      expect((await alice.call(board)).data.my_rank).toMatchObject({ user_id: alice.id, score: 32 })
    }
  })

  it('keeps the rules the play started with', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.set('score_correct', 100)
    await quiz.set('quiz_winning_percentage', 100)
    await quiz.set('maximum_winning_coins', 50)
    for (const question of questions.slice(0, 8)) await quiz.answer(alice, play, question, 'right')
    const { data } = await alice.call('finish_play', { play_id: play.id })
    expect(data).toMatchObject({ won: true, coins_earned: 4, score: 32 })
    await quiz.set('score_correct', 4)
    await quiz.set('quiz_winning_percentage', 60)
    await quiz.set('maximum_winning_coins', 4)
  })
})

describe('finish_play', () => {
  it('gives up: the rest counts as unanswered', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    const { data } = await alice.call('finish_play', { play_id: play.id })
    expect(data).toMatchObject({ play_id: play.id, answered: 1, correct: 1, wrong: 0, percentage: 10, won: false, score: 4 })
    const { data: review } = await alice.call('get_play_review', { play_id: play.id })
    expect(review.map(item => item.your_answer !== null)).toEqual([true, ...Array<boolean>(9).fill(false)])
  })

  it('returns the same result again, and pays once', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 9)) await quiz.answer(alice, play, question, 'right')
    const replies = await Promise.all(Array.from({ length: 4 }, () => alice.call('finish_play', { play_id: play.id })))
    for (const reply of replies) expect(reply.data).toEqual(replies[0]?.data)
    expect(replies[0]?.data).toMatchObject({ coins_earned: 4, coins: 104 })
    expect(await coinsOf(alice)).toBe(104)
    expect(await scoreOf(alice)).toBe(36)
  })

  it('returns one result when it runs at the same moment as the last answer', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 9)) await quiz.answer(alice, play, question, 'right')
    const [answered, finished] = await Promise.all([
      quiz.answer(alice, play, questions[9], 'right'),
      alice.call('finish_play', { play_id: play.id }),
    ])
    const stored = (await alice.call('get_play', { play_id: play.id })).result
    expect(finished.data).toEqual(stored)
    expect(answered.data.result).toEqual(stored)
    expect(await coinsOf(alice)).toBe(104)
  })
})

describe('the daily cap', () => {
  it('limits the coins of solo plays per day, and starts anew on the next day', async () => {
    await quiz.set('daily_solo_coin_cap', 6)
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 10)).toMatchObject({ coins_earned: 4, coins_note: null })
    expect(await quiz.playLevel(alice, modern, 10)).toMatchObject({ coins_earned: 2, coins_note: 'daily_cap', coins: 106 })
    expect(await quiz.playLevel(alice, science, 10)).toMatchObject({ coins_earned: 0, coins_note: 'daily_cap', coins: 106 })
    quiz.clock.advance(24 * 3_600_000)
    expect(await quiz.playLevel(alice, { ...ancient, level: 2 }, 10)).toMatchObject({ coins_earned: 4, coins: 110 })
    await quiz.set('daily_solo_coin_cap', 200)
  })

  it('holds when several plays end at the same moment', async () => {
    await quiz.set('daily_solo_coin_cap', 6)
    const alice = await quiz.player()
    const started = []
    for (const place of [ancient, modern, science, { category: 'claims' } as const]) {
      const { play, questions } = await quiz.begin(alice, place)
      for (const question of questions.slice(0, 9)) await quiz.answer(alice, play, question, 'right')
      started.push({ play, last: questions[9] })
    }
    const ends = await Promise.all(started.map(({ play, last }) => quiz.answer(alice, play, last, 'right')))
    const earned = ends.map(reply => reply.data.result?.coins_earned ?? Number.NaN)
    expect(earned.reduce((a, b) => a + b, 0)).toBe(6)
    expect(await coinsOf(alice)).toBe(106)
    await quiz.set('daily_solo_coin_cap', 200)
  })

  it('counts a play on the day on which it ends, also if it began on the day before', async () => {
    await quiz.set('daily_solo_coin_cap', 4)
    stopTime()
    quiz.clock.toNoon()
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 10)).toMatchObject({ coins_earned: 4 })
    quiz.clock.advance(12 * 3_600_000 - 1000)
    const { play, questions } = await quiz.begin(alice, modern)
    quiz.clock.advance(2000)
    for (const question of questions) await quiz.answer(alice, play, question, 'right')
    const { result } = await alice.call('get_play', { play_id: play.id })
    expect(result).toMatchObject({ coins_earned: 4, coins_note: null })
    expect(await quiz.playLevel(alice, science, 10)).toMatchObject({ coins_earned: 0, coins_note: 'daily_cap' })
    await quiz.set('daily_solo_coin_cap', 200)
  })

  it("uses the player's own day", async () => {
    await quiz.set('daily_solo_coin_cap', 4)
    const east = await quiz.player('East', { timezone: 'Pacific/Kiritimati' })
    expect(await quiz.playLevel(east, ancient, 10)).toMatchObject({ coins_earned: 4 })
    const now = quiz.clock.now()
    // Kiritimati is fourteen hours ahead: its next midnight is ten o'clock UTC.
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + (now.getUTCHours() >= 10 ? 1 : 0), 10)
    quiz.clock.advance(midnight - now.getTime() - 60_000)
    expect(await quiz.playLevel(east, modern, 10)).toMatchObject({ coins_earned: 0, coins_note: 'daily_cap' })
    quiz.clock.advance(61_000)
    expect(await quiz.playLevel(east, science, 10)).toMatchObject({ coins_earned: 4, coins_note: null })
    await quiz.set('daily_solo_coin_cap', 200)
  })
})

describe('an invitation', () => {
  it('pays both players once, when the friend has finished five plays', async () => {
    const owner = await quiz.player('Olga')
    const { refer_code } = (await owner.call('get_user_by_id')).data
    const friend = await quiz.player('Frida', { friendsCode: refer_code })
    for (let count = 1; count <= 4; count++) await quiz.playLevel(friend, ancient, 1, 5)
    expect([await coinsOf(owner), await coinsOf(friend)]).toEqual([100, 100])
    // The fifth play is on a second day: five plays in one evening are easy to fake.
    quiz.clock.toNoon()
    expect(await quiz.playLevel(friend, ancient, 1, 5)).toMatchObject({ coins: 150 })
    expect([await coinsOf(owner), await coinsOf(friend)]).toEqual([200, 150])
    await quiz.playLevel(friend, ancient, 1, 5)
    expect([await coinsOf(owner), await coinsOf(friend)]).toEqual([200, 150])
  })

  it('pays nothing while the friend has no contact', async () => {
    const owner = await quiz.player('Olga')
    const { refer_code } = (await owner.call('get_user_by_id')).data
    const friend = await quiz.player('Frida', { friendsCode: refer_code, email: null })
    for (let count = 1; count <= 6; count++) await quiz.playLevel(friend, ancient, 1)
    expect([await coinsOf(owner), await coinsOf(friend)]).toEqual([100, 100])
  })
})

describe('the ledger', () => {
  it('sums to zero after all these tests', async () => {
    expect(await quiz.ledgerSum()).toBe(0)
  })
})
