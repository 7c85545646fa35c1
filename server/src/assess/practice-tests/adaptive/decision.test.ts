// Tests from a bank with calibrated items: they decide, new items are asked unscored (riders), and readiness has an estimate.

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'
import { writeCalibrations } from '../../../bank/calibration/store.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await fillBank(quiz)
})
afterAll(() => quiz.close())
// Each test starts with a bank without calibrations.
beforeEach(() => sql`truncate item_calibrations, item_stats`.execute(quiz.database.db))

async function bankIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct q.id from questions q join area_categories c on c.category_id = q.category_id
    where q.language_id = ${quiz.fixture.languages.en} and q.is_active order by q.id`.execute(quiz.database.db)
  return rows.map(({ id }) => id)
}

/** Calibrates a share of the bank with difficulty `b`, by default a little below the middle. */
async function calibrateShare(share: number, b = -0.2): Promise<Set<number>> {
  const ids = await bankIds()
  const chosen = ids.filter((_, index) => index % 20 < 20 * share)
  const stats = { answers: 300, standard_error: 0.12, infit: 1, outfit: 1, facility: 0.55, is_calibrated: true }
  const rows = chosen.map((question_id, index) => ({ ...stats, question_id, b: b + (index % 9) / 10 - 0.4 }))
  await writeCalibrations(quiz.database.db, rows, quiz.clock.now())
  return new Set(chosen)
}

async function begin(player: TestPlayer, input: object = {}) {
  const reply = await player.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all', ...input })
  if (reply.error) throw new Error(`the test was refused: ${reply.message}`)
  const play = Play.parse(reply.play)
  const [first] = Listed.array().parse(reply.data)
  return { play, test: TestSheet.parse(reply.test), question: first && 'options' in first ? first : null }
}

async function go(player: TestPlayer, begun: Awaited<ReturnType<typeof begin>>, isRight: (number: number) => boolean): Promise<number[]> {
  const asked: number[] = []
  for (let question: Q | null = begun.question; question && asked.length < 200;) {
    asked.push(question.id)
    const reply = await quiz.answer(player, begun.play, question, isRight(asked.length) ? 'right' : 'wrong')
    question = reply.data.next_question
  }
  return asked
}

const resultOf = async (player: TestPlayer, quiz_id: number) => TestResult.parse((await player.call('get_test_result', { quiz_id })).data)
const shortForm = async (player: TestPlayer) =>
  (await player.call('get_all_question_types', { q_pool: 'all' })).data.adaptive_forms.find(({ form }) => form === 'short')

describe('an adaptive test of a calibrated bank', () => {
  it('decides, scores calibrated items only, and asks new ones as riders', async () => {
    const alice = await quiz.player()
    expect(await shortForm(alice)).toMatchObject({ is_practice: true, unscored: 0 })
    const calibrated = await calibrateShare(0.8)
    expect(await shortForm(alice)).toEqual({ form: 'short', least: 20, most: 40, is_practice: false, unscored: 4 })
    const begun = await begin(alice)
    expect(begun.test).toMatchObject({ is_practice: false, adaptive: { least: 24, most: 44 } })
    const asked = await go(alice, begun, () => true)
    expect(asked).toHaveLength(24)
    const result = await resultOf(alice, begun.test.quiz_id)
    expect(result).toMatchObject({ result: 'pass', adaptive: { is_practice: false, unscored: 4, stopped_by: 'confident' } })
    const progress = result.adaptive?.progress ?? []
    expect(progress.map(({ question_id, is_scored }) => [question_id, is_scored])).toEqual(asked.map(id => [id, calibrated.has(id)]))
    expect(progress[0]?.is_scored).toBe(true)
  })

  it('ignores the answers to riders', async () => {
    const calibrated = await calibrateShare(0.8)
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const results = []
    for (const [player, ofRiders] of [
      [alice, true],
      [bob, false],
    ] as const) {
      const begun = await begin(player)
      let question = begun.question
      while (question) {
        const isRight = calibrated.has(question.id) ? question.id % 3 !== 0 : ofRiders
        question = (await quiz.answer(player, begun.play, question, isRight ? 'right' : 'wrong')).data.next_question
      }
      const { adaptive } = await resultOf(player, begun.test.quiz_id)
      const riders = (adaptive?.progress ?? []).filter(({ is_scored }) => !is_scored)
      expect(riders).toHaveLength(4)
      expect(riders.every(({ correct }) => correct === ofRiders)).toBe(true)
      results.push(adaptive)
    }
    // The interval does not move at an unscored item.
    for (const adaptive of results) {
      for (const [index, step] of (adaptive?.progress ?? []).entries()) {
        const before = adaptive?.progress[index - 1]
        if (!step.is_scored) expect([step.theta, step.low, step.high]).toEqual([before?.theta, before?.low, before?.high])
      }
    }
  })

  it('does not reveal while it runs which items count', async () => {
    await calibrateShare(0.8)
    const alice = await quiz.player()
    const begun = await begin(alice)
    const replies = [JSON.stringify(begun)]
    let question = begun.question
    for (let number = 0; number < 20 && question; number++) {
      const reply = await quiz.answer(alice, begun.play, question, 'right')
      replies.push(JSON.stringify(reply))
      question = reply.data.next_question
    }
    expect(replies.join('')).not.toMatch(/unscored|is_scored|calibrat|"b":/i)
  })

  it('is practice again below 60 % calibrated items, and then scores every item', async () => {
    await calibrateShare(0.55)
    const alice = await quiz.player()
    expect(await shortForm(alice)).toMatchObject({ is_practice: true, unscored: 0 })
    const begun = await begin(alice)
    expect(begun.test).toMatchObject({ is_practice: true, adaptive: { least: 20, most: 40 } })
    await go(alice, begun, () => true)
    expect((await resultOf(alice, begun.test.quiz_id)).adaptive).toMatchObject({ is_practice: true, unscored: 0 })
  })

  it('stays what it was at its start, whatever a calibration finds meanwhile', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    await calibrateShare(1)
    await go(alice, begun, () => false)
    expect((await resultOf(alice, begun.test.quiz_id)).adaptive).toMatchObject({ is_practice: true, unscored: 0, stopped_by: 'confident' })
  })
})

describe('readiness', () => {
  async function takeTest(player: TestPlayer, isRight: (number: number) => boolean) {
    const reply = await player.call('get_questions_test', { q_test_type: 'timed', q_test_length: 100 })
    const play = Play.parse(reply.play)
    const questions = Listed.array().parse(reply.data)
    for (const [number, question] of questions.entries())
      if ('options' in question) await quiz.answer(player, play, question, isRight(number) ? 'right' : 'wrong')
    await player.call('finish_play', { play_id: play.id })
    return questions.length
  }

  it('gives an estimate once there is enough evidence on calibrated items, and uses only those', async () => {
    const alice = await quiz.player()
    const answers = await takeTest(alice, number => number % 10 < 8)
    expect((await alice.call('get_readiness')).data).toMatchObject({ estimate: null, answers, calibrated: 0 })
    const calibrated = await calibrateShare(0.8)
    const { data } = await alice.call('get_readiness')
    expect(data.calibrated).toBeGreaterThan(75)
    expect(data.estimate?.items).toBeLessThan(answers)
    expect(data.estimate?.items).toBeLessThanOrEqual(calibrated.size)
    expect(data.estimate).toMatchObject({ word: 'very_high' })
    expect(data.estimate?.ability.standard_error).toBeGreaterThan(0)
    expect(data.estimate?.low).toBeLessThanOrEqual(data.estimate?.probability ?? 0)
    // Half of the items are not enough, however many the answers.
    const half = sql`select question_id from answers where account_id = ${alice.id} order by id limit ${Math.ceil(answers / 2)}`
    await sql`update item_calibrations set is_calibrated = false where question_id in (${half})`.execute(quiz.database.db)
    expect((await alice.call('get_readiness')).data.estimate).toBeNull()
  })

  it('is low for a player with few right answers', async () => {
    await calibrateShare(1)
    const bob = await quiz.player()
    await takeTest(bob, number => number % 10 < 2)
    expect((await bob.call('get_readiness')).data.estimate).toMatchObject({ word: 'low' })
  })
})
