// A correction updates results, levels, leaderboards, coins and badges of solo plays, and never lowers them.

import { Notice } from '@trivium/contract/rewards/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { coinsOf, type Quiz, scoreOf, type Started, startQuiz } from '../../../test/app/quiz.ts'
import { other, type Regrading, regrading, right, wrong } from '../../../test/app/regrading.ts'
import { must } from '../../platform/api/refuse.ts'
import { readSettings } from '../../platform/settings/index.ts'

let quiz: Quiz
let regrader: Regrading
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  // The tests use first levels, where a wrong answer costs nothing by default.
  await quiz.set('deducts_from_level', 1)
  regrader = await regrading(quiz)
  quiz.clock.toNoon()
})
afterAll(async () => {
  expect([await quiz.ledgerSum(), await wrongBalances()]).toEqual([0, 0])
  await quiz.close()
})

const db = () => quiz.database.db
const noticesOf = async (player: TestPlayer) => Notice.array().parse((await player.call('get_notifications')).data)
const noticesTo = async (player: TestPlayer) => (await noticesOf(player)).filter(({ type }) => type === 'regraded')
/** The options of a question. We look options up by text, because a new row may order them differently. */
const optionsOf = async (id: number) =>
  (await db().selectFrom('questions').select('options').where('id', '=', id).executeTakeFirstOrThrow()).options
const textAt = async (id: number, index: number) => (await optionsOf(id))[index]?.text
const placeIn = async (id: number, text: string | undefined) => (await optionsOf(id)).findIndex(option => option.text === text)
const idAt = ({ questions }: Started, place: number) => must(questions[place], 'a play has so many').id
const boardOf = async ({ id }: TestPlayer) =>
  db().selectFrom('leaderboard_entries').select(['board', 'period', 'score']).where('account_id', '=', id).orderBy('board').execute()

/** Number of ledger accounts whose balance is not the sum of their transfers. */
async function wrongBalances(): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from ledger_accounts a where a.balance <> coalesce((select sum(amount) from transfers where to_id = a.id), 0)
      - coalesce((select sum(amount) from transfers where from_id = a.id), 0)`.execute(db())
  return rows[0]?.wrong ?? Number.NaN
}

/** Plays a new level to its end: the first `rights` questions right, the others wrong. */
async function played(player: TestPlayer, rights: number, levels = 1) {
  const course = await regrader.newCourse(levels)
  const started = await regrader.begin(player, course)
  return { course, started, result: await regrader.playThrough(player, started, rights) }
}

describe('an answer that turns right', () => {
  it('turns a lost level into a won one: score, coins, level and statistics follow, with one notice', async () => {
    await quiz.set('level_opens_when', 'won')
    const alice = await quiz.player()
    const { course, started, result } = await played(alice, 5, 2)
    await quiz.set('level_opens_when', 'played')
    expect(result).toMatchObject({ correct: 5, wrong: 5, won: false, coins_earned: 0, score: 10, level_unlocked: null })
    const [coins, score] = [await coinsOf(alice), await scoreOf(alice)]
    const regrade = await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()

    // 60 percent pays 4 - (80 - 60) / 10 coins. The score gains 4 for the right answer, and the 2 that the wrong one had cost.
    const after = await regrader.resultOf(alice, result.play_id)
    expect(after).toMatchObject({
      correct: 6,
      wrong: 4,
      percentage: 60,
      won: true,
      coins_earned: 2,
      score: 16,
      level_unlocked: 2,
      coins_note: null,
    })
    expect([await coinsOf(alice), await scoreOf(alice)]).toEqual([coins + 2, score + 6])
    expect((await boardOf(alice)).map(entry => entry.score)).toEqual([16, 16, 16])
    const progress = db().selectFrom('level_progress').select(['best_percentage', 'won_at']).where('category_id', '=', course.categoryId)
    expect(await progress.execute()).toEqual([{ best_percentage: 60, won_at: new Date(result.finished_at) }])
    expect((await alice.call('get_users_statistics')).data).toMatchObject({ correct_answers: 6, questions_answered: 10 })
    expect(await noticesTo(alice)).toMatchObject([{ message: expect.stringMatching(/Coins for you: 2\. Points for you: 6\./) }])
    const ledger = (await alice.call('get_tracker_data')).data
    expect(ledger.filter(row => row.title === 'regraded')).toMatchObject([{ points: 2, type: 'income' }])
    expect((await regrader.edda.call('get_regrade', { regrade_id: regrade })).data).toMatchObject({
      state: 'done',
      players: 1,
      plays: 1,
      answers: 1,
      coins: 2,
      score: 6,
      changed: [{ play_id: result.play_id, account_id: alice.id, mode: 'quiz_zone', coins: 2, score: 6 }],
    })
    await regrader.run()
    expect([await coinsOf(alice), (await noticesTo(alice)).length]).toEqual([coins + 2, 1])
  })

  it('shows in the review and in the proof', async () => {
    const alice = await quiz.player()
    const { started, result } = await played(alice, 5)
    const id = idAt(started, 8)
    await regrader.correct(id, wrong)
    await regrader.run()
    const item = (await alice.call('get_play_review', { play_id: result.play_id })).data.find(question => question.id === id)
    expect(item).toMatchObject({ correct: true, correct_answer: item?.your_answer })
    const proof = (await alice.call('get_result_proof', { play_id: result.play_id })).data
    expect(proof.steps.find(step => step.question.id === id)?.answers).toMatchObject([{ why: 'regraded', points: 4 }])
    expect(proof.regrades).toMatchObject([{ answers: 1, coins: 2, score: 6 }])
    expect(proof.players[0]?.points).toBe(16)
  })

  it('pays only the difference to what was paid', async () => {
    const alice = await quiz.player()
    const { started, result } = await played(alice, 7)
    expect(result).toMatchObject({ won: true, coins_earned: 3 })
    const coins = await coinsOf(alice)
    for (const place of [8, 9]) {
      await regrader.correct(idAt(started, place), wrong)
      await regrader.run()
      expect(await coinsOf(alice)).toBe(coins + 1)
    }
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 9, coins_earned: 4 })
    expect(await noticesTo(alice)).toHaveLength(2)
  })

  it('pays a level once, even if it was won again meanwhile', async () => {
    const alice = await quiz.player()
    const { course, started, result } = await played(alice, 5)
    await regrader.playThrough(alice, await regrader.begin(alice, course), 10)
    const coins = await coinsOf(alice)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await coinsOf(alice)).toBe(coins)
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ won: true, coins_earned: 0, coins_note: 'already_won' })
  })

  it('pays a level once, even if two lost rounds of it become wins', async () => {
    const alice = await quiz.player()
    const { course, started } = await played(alice, 5)
    const id = idAt(started, 9)
    const again = await regrader.begin(alice, course)
    const sure = new Map(again.questions.map((question, place) => [question.id, question.id === id || place < 4 ? wrong : right]))
    const fewer = new Map([...sure].map(([question, index], place) => [question, question !== id && place < 6 ? wrong : index]))
    await regrader.playThrough(alice, again, 0, fewer)
    const coins = await coinsOf(alice)
    await regrader.correct(id, wrong)
    await regrader.run()
    expect(await coinsOf(alice)).toBe(coins + 2)
    expect(await noticesTo(alice)).toHaveLength(1)
  })

  it('respects the cap of its own day', async () => {
    await quiz.set('daily_solo_coin_cap', 1)
    const alice = await quiz.player()
    const { started, result } = await played(alice, 5)
    await quiz.set('daily_solo_coin_cap', 200)
    const coins = await coinsOf(alice)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await coinsOf(alice)).toBe(coins + 1)
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ coins_earned: 1, coins_note: 'daily_cap' })
  })

  it('respects the cap of the day of the play and counts for that day, however late it comes', async () => {
    await quiz.set('daily_solo_coin_cap', 4)
    const alice = await quiz.player()
    await played(alice, 10)
    const { course, started } = await played(alice, 5)
    await quiz.set('daily_solo_coin_cap', 200)
    const days = () =>
      db()
        .selectFrom('play_days')
        .select(['day', 'category_id', 'correct', 'coins'])
        .where('account_id', '=', alice.id)
        .orderBy('category_id')
        .execute()
    const before = await days()
    const coins = await coinsOf(alice)
    quiz.clock.advance(3 * 86_400_000)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await coinsOf(alice)).toBe(coins)
    expect(await days()).toEqual(before.map(row => (row.category_id === course.categoryId ? { ...row, correct: row.correct + 1 } : row)))
    const questionId = idAt(started, 9)
    const credit = db().selectFrom('question_credits').select(['counted_on', 'scored_on']).where('question_id', '=', questionId)
    expect(await credit.execute()).toEqual([{ counted_on: before[0]?.day, scored_on: before[0]?.day }])
  })

  it('takes no coins back if the cap was lowered on that day', async () => {
    const alice = await quiz.player()
    await played(alice, 10)
    await quiz.set('daily_solo_coin_cap', 1)
    // This round was won but paid nothing, because the day had exceeded the cap. One more right answer would be worth one more coin.
    const { started, result } = await played(alice, 8)
    await quiz.set('daily_solo_coin_cap', 200)
    await quiz.database.db
      .updateTable('plays')
      .set({ result: sql`jsonb_set(result, '{coins_earned}', '1')` })
      .where('id', '=', result.play_id)
      .execute()
    const coins = await coinsOf(alice)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await coinsOf(alice)).toBe(coins)
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 9, coins_earned: 1, coins_note: 'daily_cap' })
  })

  it('scores on the leaderboards of the day of the play', async () => {
    const alice = await quiz.player()
    const { started } = await played(alice, 5)
    const before = await boardOf(alice)
    quiz.clock.advance(20 * 86_400_000)
    await regrader.correct(idAt(started, 7), wrong)
    await regrader.run()
    expect(await boardOf(alice)).toEqual(before.map(entry => ({ ...entry, score: entry.score + 6 })))
    expect((await alice.call('get_daily_leaderboard')).data.my_rank).toBeNull()
  })

  it('scores once a day, but counts for the badge in each round in which it turned right', async () => {
    await quiz.set('score_wrong', 0)
    const alice = await quiz.player()
    const { course, started } = await played(alice, 5)
    const id = idAt(started, 9)
    await regrader.playThrough(alice, await regrader.begin(alice, course), 10, new Map([[id, wrong]]))
    const score = await scoreOf(alice)
    const counted = async () => (await alice.call('get_user_badges')).data.find(({ type }) => type === 'big_thing')?.progress ?? 0
    const before = await counted()
    await regrader.correct(id, wrong)
    await regrader.run()
    expect([await scoreOf(alice), await counted()]).toEqual([score + 4, before + 2])
    // Restore the setting.
    await quiz.set('score_wrong', 2)
  })

  it('does not score if the question had scored on that day by the old key', async () => {
    await quiz.set('score_wrong', 0)
    const alice = await quiz.player()
    const { course, started } = await played(alice, 5)
    await regrader.playThrough(alice, await regrader.begin(alice, course), 10)
    const score = await scoreOf(alice)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    await quiz.set('score_wrong', 2)
    expect(await scoreOf(alice)).toBe(score)
  })

  it('scores even if it was right on that day in a mode without leaderboards', async () => {
    const alice = await quiz.player()
    const { started } = await played(alice, 9)
    const score = await scoreOf(alice)
    await quiz.writePlayStats()
    quiz.clock.advance(11 * 60_000)
    const practising = await quiz.open(alice, 'get_practice_questions')
    expect(practising.questions.map(({ id }) => id)).toEqual([idAt(started, 9)])
    await regrader.choose(alice, practising, practising.questions[0], right)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    // 4 points for the right answer, and the 2 that the wrong one had cost.
    expect(await scoreOf(alice)).toBe(score + 6)
  })

  it('scores nothing if it came faster than anybody can read', async () => {
    await quiz.set('least_answer_ms', 10_000)
    const alice = await quiz.player()
    const { started, result } = await played(alice, 5)
    await quiz.set('least_answer_ms', 0)
    expect(result.score).toBe(0)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 6, score: 0, won: true })
  })

  it('raises a negative score only as far as the points reach', async () => {
    const alice = await quiz.player()
    // 2 right, 8 wrong: 8 - 16 points, which the leaderboards take as 0; then 12 - 14, then 16 - 12.
    const { started, result } = await played(alice, 2)
    for (const [place, score] of [
      [9, 0],
      [8, 4],
    ] as const) {
      await regrader.correct(idAt(started, place), wrong)
      await regrader.run()
      expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ score })
    }
    expect((await boardOf(alice)).map(entry => entry.score)).toEqual([4, 4, 4])
  })

  it('counts what had scored before the play, whatever was right again later that day', async () => {
    const alice = await quiz.player()
    const { course, started, result } = await played(alice, 2)
    const [one, two, ...rest] = started.questions.map(({ id }) => id)
    const again = new Map<number, number | null>([[one ?? 0, right], [two ?? 0, right], ...rest.map(id => [id, null] as const)])
    await regrader.playThrough(alice, await regrader.begin(alice, course), 0, again)
    for (const place of [9, 8]) await regrader.correct(idAt(started, place), wrong)
    await regrader.run()
    // 8 points of the first two, 8 of those that turned right, less 2 for each of the 6 others.
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 4, score: 4 })
  })

  it('unlocks once a badge that the round would have unlocked', async () => {
    const { badges } = await readSettings(db())
    await quiz.set('badges', { ...badges, dashing_debut: { counter: 5, reward: 1 } })
    const alice = await quiz.player()
    const { started } = await played(alice, 9)
    const badge = async (name: string) => (await alice.call('get_user_badges')).data.find(({ type }) => type === name)
    expect((await badge('brainiac'))?.status).toBe('locked')
    expect((await badge('dashing_debut'))?.progress).toBe(1)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect((await badge('brainiac'))?.status).toBe('unlocked')
    expect((await badge('dashing_debut'))?.progress).toBe(1)
    expect((await noticesOf(alice)).filter(({ title }) => title.includes('Brainiac'))).toHaveLength(1)
    await quiz.set('badges', badges)
  })
})

describe('an answer that was right by the old key', () => {
  it('stays right: nobody loses by our mistake, and nobody gets a notice', async () => {
    const alice = await quiz.player()
    const { started, result } = await played(alice, 8)
    const [coins, score] = [await coinsOf(alice), await scoreOf(alice)]
    const id = idAt(started, 0)
    await regrader.correct(id, wrong)
    await regrader.run()
    expect([await coinsOf(alice), await scoreOf(alice), await noticesTo(alice)]).toEqual([coins, score, []])
    expect(await regrader.resultOf(alice, result.play_id)).toEqual(result)
    const review = (await alice.call('get_play_review', { play_id: result.play_id })).data.find(question => question.id === id)
    expect(review?.correct).toBe(true)
    expect(review?.correct_answer).not.toBe(review?.your_answer)
  })
})

describe('a question without a right answer', () => {
  it('counts as right for everyone who answered it, not for those who passed, and is not asked again', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { course, started, result } = await played(alice, 5)
    const id = idAt(started, 9)
    const his = await regrader.playThrough(bob, await regrader.begin(bob, course), 10, new Map([[id, null]]))
    await regrader.correct(id, null)
    await regrader.run()
    expect((await regrader.resultOf(alice, result.play_id)).correct).toBe(6)
    expect(await regrader.resultOf(bob, his.play_id)).toEqual(his)
    expect(
      (await quiz.open(alice, 'get_questions_by_level', { category: course.slug, level: 1 })).questions.map(question => question.id),
    ).not.toContain(id)
  })
})

describe('two corrections of one question', () => {
  it('add up: an answer is right by any of the keys, and counts once', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { course, started, result } = await played(alice, 5)
    const id = idAt(started, 9)
    const his = await regrader.playThrough(bob, await regrader.begin(bob, course), 5, new Map([[id, other]]))
    const { data } = await regrader.edda.call('correct_question', { question_id: id, answer: [wrong], reason: 'The key was wrong.' })
    const newId = must(data.question_id, 'it was replaced')
    await regrader.edda.call('start_regrade', { question_id: id })
    await regrader.run()
    const correctBefore = (await regrader.resultOf(bob, his.play_id)).correct
    await regrader.correct(newId, await placeIn(newId, await textAt(id, other)))
    await regrader.run()
    expect((await regrader.resultOf(alice, result.play_id)).correct).toBe(6)
    expect((await regrader.resultOf(bob, his.play_id)).correct).toBe(correctBefore + 1)
    expect([(await noticesTo(alice)).length, (await noticesTo(bob)).length]).toEqual([1, 1])
  })

  it('may concern two questions of one round', async () => {
    const alice = await quiz.player()
    const { started, result } = await played(alice, 4)
    await regrader.correct(idAt(started, 8), wrong)
    await regrader.correct(idAt(started, 9), wrong)
    await regrader.run()
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 6, won: true, coins_earned: 2, score: 16 })
  })
})

describe('accounts that are gone', () => {
  it('get nothing if they are deleted, and the full amount if they are deactivated', async () => {
    const [anna, ben, cleo] = [await quiz.player('Anna'), await quiz.player('Ben'), await quiz.player('Cleo')]
    const course = await regrader.newCourse()
    const id = must(course.levels[0]?.[0], 'a course has questions')
    for (const player of [anna, ben, cleo])
      await regrader.playThrough(player, await regrader.begin(player, course), 10, new Map([[id, wrong]]))
    await anna.call('delete_user_account')
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', ben.id).execute()
    const regrade = await regrader.correct(id, wrong)
    await regrader.run()
    const { changed, state } = (await regrader.edda.call('get_regrade', { regrade_id: regrade })).data
    expect([state, changed.map(({ account_id }) => account_id).toSorted((a, b) => a - b)]).toEqual(['done', [ben.id, cleo.id]])
    expect(await boardOf(anna)).toEqual([])
  })
})

describe('a round that has not ended', () => {
  it('is regraded when it has ended; the regrade stays open until then', async () => {
    const alice = await quiz.player()
    const course = await regrader.newCourse()
    const started = await regrader.begin(alice, course)
    const [first, second] = started.questions
    await regrader.choose(alice, started, first, wrong)
    const regrade = await regrader.correct(must(first, 'there are some').id, wrong)
    await regrader.run()
    const state = async () => (await regrader.edda.call('get_regrade', { regrade_id: regrade })).data
    expect(await state()).toMatchObject({ state: 'running', answers: 0, still_open: 0 })
    // An answer after the correction is graded by the new key at once.
    const key = must(second, 'there are some')
    await regrader.correct(key.id, wrong)
    expect(
      (await regrader.choose(alice, started, key, wrong), (await alice.call('get_play', { play_id: started.play.id })).play?.correct),
    ).toBe(1)
    await alice.call('finish_play', { play_id: started.play.id })
    quiz.clock.advance(120_000)
    await regrader.run()
    expect(await state()).toMatchObject({ state: 'done', answers: 1, plays: 1 })
    expect((await regrader.resultOf(alice, started.play.id)).correct).toBe(2)
  })
})

describe('the job', () => {
  it('does nothing twice when several processes run it at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, (_, index) => quiz.player(`Player ${index}`)))
    const course = await regrader.newCourse()
    const id = must(course.levels[0]?.[0], 'a course has questions')
    for (const player of players) await regrader.playThrough(player, await regrader.begin(player, course), 10, new Map([[id, wrong]]))
    const coins = await Promise.all(players.map(coinsOf))
    const regrade = await regrader.correct(id, wrong)
    await Promise.all([regrader.run(), regrader.run(), regrader.run()])
    await regrader.run()
    expect((await regrader.edda.call('get_regrade', { regrade_id: regrade })).data).toMatchObject({
      state: 'done',
      players: 6,
      plays: 6,
      answers: 6,
      score: 36,
    })
    expect(await Promise.all(players.map(coinsOf))).toEqual(coins)
    for (const player of players) expect(await noticesTo(player)).toHaveLength(1)
  })

  it('resumes after a transaction fails in the middle, and loses or doubles nothing', async () => {
    // Players in the order in which the job regrades them.
    const players = [await quiz.player('First'), await quiz.player('Second'), await quiz.player('Third')]
    const course = await regrader.newCourse()
    const ids = must(course.levels[0], 'a course has a level')
    const chosen = new Map(ids.slice(0, 5).map(id => [id, wrong]))
    for (const player of players) await regrader.playThrough(player, await regrader.begin(player, course), 10, chosen)
    const coins = await Promise.all(players.map(coinsOf))
    const regrade = await regrader.correct(must(ids[0], 'there are ten'), wrong)
    const middle = must(players[1], 'there are three').id
    await sql`create function break_here() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`.execute(db())
    await sql`create trigger breaks before insert on notices for each row when (new.account_id = ${sql.lit(middle)}) execute function break_here()`.execute(
      db(),
    )
    await expect(regrader.run()).rejects.toThrow('broken')
    expect(await Promise.all(players.map(coinsOf))).toEqual([must(coins[0], 'three') + 2, coins[1], coins[2]])
    await sql`drop trigger breaks on notices`.execute(db())
    await sql`drop function break_here()`.execute(db())
    await regrader.run()
    expect(await Promise.all(players.map(coinsOf))).toEqual(coins.map(before => before + 2))
    expect((await regrader.edda.call('get_regrade', { regrade_id: regrade })).data).toMatchObject({ state: 'done', players: 3, coins: 6 })
  })
})
