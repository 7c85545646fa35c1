// Twins play the same rounds: one under the wrong keys, which are corrected and regraded afterwards, the other under the corrected keys.
// In the end both own the same.

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '@trivium/contract/play/plays'
import type { TestPlayer } from '../../../test/app/app.ts'
import { coinsOf, type Quiz, scoreOf, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { type Regrading, regrading } from '../../../test/app/regrading.ts'
import { receiveAll } from '../../../test/setup/database.ts'
import { addCorrection, readCorrected } from '../../bank/questions/index.ts'
import { must } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { startRegrade } from './index.ts'

let quiz: Quiz
let regrader: Regrading
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.set('deducts_from_level', 1)
  await quiz.set('least_answer_ms', 1_500)
  regrader = await regrading(quiz)
})
afterAll(async () => {
  expect(await quiz.ledgerSum()).toBe(0)
  await quiz.close()
})

type Course = Awaited<ReturnType<Regrading['newCourse']>>

/** A round of one level: an option for each of its ten questions (null passes), answered slowly enough or not. */
interface Round {
  level: number
  answers: { option: number | null; isSlow: boolean }[]
}

/** Of one level: for each question another right option, 'void', or null if its key stays. */
type Keys = (number | 'void' | null)[]

const round = (level: fc.Arbitrary<number>): fc.Arbitrary<Round> =>
  fc.record({
    level,
    answers: fc.array(
      fc.record({
        option: fc.oneof({ weight: 5, arbitrary: fc.nat(2) }, fc.constant(null)),
        isSlow: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      }),
      { minLength: 10, maxLength: 10 },
    ),
  })
const keys: fc.Arbitrary<Keys> = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(1, 2), fc.constant('void' as const)),
  {
    minLength: 10,
    maxLength: 10,
  },
)

async function play(player: TestPlayer, course: Course, { level, answers }: Round): Promise<Result> {
  const started = await regrader.begin(player, course, level)
  const ids = must(course.levels[level - 1], 'the course has this level')
  let result: Result | null = null
  for (const [place, question] of started.questions.entries()) {
    const { option, isSlow } = must(answers[ids.indexOf(question.id)], 'there is an answer for each question')
    // After the pause, so that the time of the answer is its own.
    quiz.clock.advance((place === 0 ? 0 : 4_000) + (isSlow ? 2_000 : 500))
    result = await regrader.choose(player, started, question, option)
  }
  return must(result, 'the last answer ends the round')
}

/** Adds the keys to the rows themselves, so that both twins are asked the same rows, and regrades. */
async function correct(course: Course, levels: Keys[]): Promise<void> {
  const { db } = quiz.database
  const known = await readCorrected(db, course.levels.flat())
  for (const [index, level] of levels.entries()) {
    for (const [place, key] of level.entries()) {
      const id = must(course.levels[index]?.[place], 'a level has ten questions')
      if (key === null) continue
      const later = { answer: key === 'void' ? [] : [key], word: null, is_void: key === 'void' }
      await inTransaction(db, async tx => {
        await addCorrection(tx, must(known.get(id), 'it was just read'), [id], later)
        await startRegrade(tx, { questionId: id, startedBy: regrader.edda.id, at: quiz.clock.now() })
      })
    }
  }
  await receiveAll(quiz.database)
  await regrader.run()
}

/** What a correction may change in a result. */
const worthOf = (result: Result) => ({
  total: result.total,
  answered: result.answered,
  correct: result.correct,
  wrong: result.wrong,
  percentage: result.percentage,
  won: result.won,
  score: result.score,
  score_note: result.score_note,
  level_unlocked: result.level_unlocked,
  next_level: result.next_level,
  fastest_ms: result.fastest_ms,
})

/** Everything that plays leave behind for their player. */
async function estateOf(player: TestPlayer) {
  const { db } = quiz.database
  const { id } = player
  const boards = await db
    .selectFrom('leaderboard_entries')
    .select(['board', 'score'])
    .where('account_id', '=', id)
    .orderBy('board')
    .execute()
  const badges = await db
    .selectFrom('badges')
    .select(['type', 'progress'])
    .where('account_id', '=', id)
    .where('progress', '>', 0)
    .orderBy('type')
    .execute()
  const days = await sql<object>`
    select day::text, mode, category_id, plays, asked, answered, correct from play_days where account_id = ${id} order by day, mode, category_id`.execute(
    db,
  )
  const credits = await sql<object>`
    select question_id, counted_on::text, scored_on::text from question_credits where account_id = ${id} order by question_id`.execute(db)
  const levels = await sql<object>`
    select level, best_percentage, won_at is not null as won from level_progress where account_id = ${id} order by level`.execute(db)
  // The rank depends on the twin.
  const { best_rank: _, ...statistics } = (await player.call('get_users_statistics')).data
  const streaks = await sql<object>`select kind, length, best, last_day::text from streaks where account_id = ${id} order by kind`.execute(
    db,
  )
  return {
    coins: await coinsOf(player),
    score: await scoreOf(player),
    boards,
    badges,
    days: days.rows,
    credits: credits.rows,
    levels: levels.rows,
    statistics,
    streaks: streaks.rows,
  }
}

async function twins(rounds: Round[], levels: Keys[]) {
  quiz.clock.toNoon()
  const course = await regrader.newCourse(levels.length)
  const [one, other] = [await quiz.player(), await quiz.player()]
  const before: Result[] = []
  for (const each of rounds) before.push(await play(one, course, each))
  await correct(course, levels)
  const after: Result[] = []
  for (const each of rounds) after.push(await play(other, course, each))
  const regraded = await Promise.all(before.map(({ play_id }) => regrader.resultOf(one, play_id)))
  return { before, regraded, after, own: await estateOf(one), others: await estateOf(other) }
}

const runs = { numRuns: 12, endOnFailure: true }
/** How many coins the rounds of one level bring depends on which of them was won first. */
const ofCoins = ['elite', 'power_elite']
const withoutCoins = (badges: { type: string }[]) => badges.filter(({ type }) => !ofCoins.includes(type))

describe('a player whose rounds were regraded', () => {
  it('owns what the rounds would have brought under the corrected keys', async () => {
    stopTime()
    const rounds = fc.tuple(round(fc.constant(1)), round(fc.constant(2)))
    await fc.assert(
      fc.asyncProperty(rounds, fc.tuple(keys, keys), fc.constantFrom(3, 50), async (both, levels, cap) => {
        await quiz.set('daily_solo_coin_cap', cap)
        const { regraded, after, own, others } = await twins(both, levels)
        expect(regraded.map(worthOf)).toEqual(after.map(worthOf))
        // Under the day's cap the coins of one round may move to the other.
        if (cap > 10)
          expect(regraded.map(({ coins_earned, coins_note }) => [coins_earned, coins_note])).toEqual(
            after.map(({ coins_earned, coins_note }) => [coins_earned, coins_note]),
          )
        expect(own).toEqual(others)
      }),
      runs,
    )
  })

  it('owns no less than before, and a level pays once, however often it was played', async () => {
    stopTime()
    await quiz.set('daily_solo_coin_cap', 50)
    await quiz.set('deducts_from_level', 5)
    const rounds = fc.array(round(fc.constant(1)), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(rounds, keys, async (several, level) => {
        const { before, regraded, after, own, others } = await twins(several, [level])
        const tally = ({ correct, wrong, percentage, won }: Result) => ({ correct, wrong, percentage, won })
        expect(regraded.map(tally)).toEqual(after.map(tally))
        // Each question has scored once on this day, in whichever round.
        expect([own.score, own.boards, own.days, own.credits, own.levels, withoutCoins(own.badges)]).toEqual([
          others.score,
          others.boards,
          others.days,
          others.credits,
          others.levels,
          withoutCoins(others.badges),
        ])
        const paid = regraded.map(({ coins_earned }) => coins_earned)
        expect(paid.filter(coins => coins > 0).length).toBeLessThanOrEqual(1)
        expect(before.every(({ coins_earned }, index) => coins_earned <= (paid[index] ?? 0))).toBe(true)
        expect(own.coins > 100).toBe(others.coins > 100)
      }),
      runs,
    )
  })
})
