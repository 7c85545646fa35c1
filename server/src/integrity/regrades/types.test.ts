// A corrected number or pair updates result, coins, score and review of a solo round.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Q } from '@trivium/contract/play/plays'
import { coinsOf, type Quiz, scoreOf, startQuiz } from '../../../test/app/quiz.ts'
import { type Regrading, regrading, right, wrong } from '../../../test/app/regrading.ts'
import { must } from '../../platform/api/refuse.ts'

let quiz: Quiz
let regrader: Regrading
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('deducts_from_level', 1)
  regrader = await regrading(quiz)
  quiz.clock.toNoon()
})
afterAll(async () => {
  expect(await quiz.ledgerSum()).toBe(0)
  await quiz.close()
})

const named = (...texts: string[]) => JSON.stringify(texts.map(text => ({ text, image: null })))
const keyOf = (choices: readonly { key: string; text: string }[], text: string) => must(choices.find(one => one.text === text)?.key, text)
/** The right pairs for the player: Oslo in Norway, Stockholm in Sweden. */
const truePairs = ({ options, matches }: Q) =>
  [
    ['Norway', 'Oslo'],
    ['Sweden', 'Stockholm'],
  ]
    .map(([country = '', capital = '']) => `${keyOf(options, country)}-${keyOf(matches, capital)}`)
    .toSorted()
    .join(',')

const kinds = [
  {
    name: 'a tolerance that was too small',
    asked: { question_type: 'number', options: '[]', answer: [], number: JSON.stringify({ value: 9.81, tolerance: 0.05, unit: 'm/s²' }) },
    given: () => '9.9',
    key: { number: { value: 9.81, tolerance: 0.1 } },
    rightNow: () => '9.81',
  },
  {
    name: 'a wrong pair',
    asked: { question_type: 'matching', options: named('Norway', 'Sweden'), matches: named('Oslo', 'Stockholm'), answer: [1, 0] },
    given: truePairs,
    key: { answer: [0, 1] },
    rightNow: truePairs,
  },
] as const

describe.each(kinds)('$name', ({ asked, given, key, rightNow }) => {
  it('is corrected: result, coins, score, review and proof follow, once', async () => {
    const alice = await quiz.player()
    const course = await regrader.newCourse()
    const id = must(course.levels[0]?.[9], 'a level has ten')
    const content = { ...asked, answer: [...asked.answer] }
    await quiz.database.db.updateTable('questions').set(content).where('id', '=', id).execute()
    const started = await regrader.begin(alice, course)
    let rights = 0
    for (const question of started.questions) {
      if (question.id !== id) await regrader.choose(alice, started, question, rights++ < 5 ? right : wrong)
      else await alice.call('submit_answer', { play_id: started.play.id, question_id: id, answer: given(question) })
    }
    expect(await regrader.resultOf(alice, started.play.id)).toMatchObject({ correct: 5, wrong: 5, won: false, coins_earned: 0, score: 10 })
    const [coins, score] = [await coinsOf(alice), await scoreOf(alice)]

    const corrected = await regrader.edda.call('correct_question', { question_id: id, ...key, reason: 'The key was wrong.' })
    expect(corrected.error, JSON.stringify(corrected)).toBe(false)
    await regrader.edda.call('start_regrade', { question_id: id })
    await regrader.run()
    await regrader.run()

    expect(await regrader.resultOf(alice, started.play.id)).toMatchObject({ correct: 6, wrong: 4, won: true, coins_earned: 2, score: 16 })
    expect([await coinsOf(alice), await scoreOf(alice)]).toEqual([coins + 2, score + 6])
    const question = must(
      started.questions.find(one => one.id === id),
      'it was asked',
    )
    const item = (await alice.call('get_play_review', { play_id: started.play.id })).data.find(one => one.id === id)
    expect(item).toMatchObject({ correct: true, correct_answer: rightNow(question) })
    const proof = (await alice.call('get_result_proof', { play_id: started.play.id })).data
    expect(proof.steps.find(step => step.question.id === id)?.answers).toMatchObject([{ why: 'regraded', points: 4 }])
    expect(proof.regrades).toMatchObject([{ answers: 1, coins: 2, score: 6 }])
  })
})
