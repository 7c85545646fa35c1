// Number of statements per call, however long the test is.

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveAll } from '../../../test/setup/database.ts'
import type { Reply } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../test/app/statements.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  it('an answer in an adaptive test costs the same number early and late', async () => {
    const alice = await quiz.player()
    await receiveAll(quiz.database)
    const begun = await alice.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all' })
    const play = Play.parse(begun.play)
    const [first] = Listed.array().parse(begun.data)
    let question: Q | null = first && 'options' in first ? first : null
    const costs: number[] = []
    for (let number = 0; number < 15 && question; number++) {
      const { statements, result } = await takeDown((): Promise<Reply<'submit_answer'>> =>
        quiz.answer(alice, play, question ?? undefined, 'right'),
      )
      costs.push(statements.length)
      question = result.data.next_question
    }
    // The first answer also reads the bank.
    expect(Math.max(...costs.slice(1))).toBeLessThanOrEqual(11)
    expect(costs).toHaveLength(15)
  })

  it('the offer, a report and readiness cost the same number however many tests there are', async () => {
    const alice = await quiz.player()
    const names = ['get_all_question_types', 'get_questions_test_report', 'get_readiness', 'get_open_tests'] as const
    // One call after the other, because simultaneous calls share batched reads.
    const costs = async () => {
      await receiveAll(quiz.database)
      const all: [string, number][] = []
      for (const name of names) all.push([name, (await takeDown(() => alice.call(name))).statements.length])
      return Object.fromEntries(all)
    }
    const take = async () => {
      for (const q_test_type of ['timed', 'cat']) {
        const begun = await alice.call('get_questions_test', { q_test_type, q_test_length: 10 })
        const play = Play.parse(begun.play)
        const [first] = Listed.array().parse(begun.data)
        if (first && 'options' in first) await quiz.answer(alice, play, first, 'right')
        await alice.call('finish_play', { play_id: play.id })
      }
    }
    await take()
    await costs()
    const before = await costs()
    for (let number = 0; number < 3; number++) await take()
    // The first call reads new questions into the cache.
    await costs()
    expect(await costs()).toEqual(before)
    expect(before).toEqual({ get_all_question_types: 2, get_questions_test_report: 8, get_readiness: 1, get_open_tests: 1 })
  })
})
