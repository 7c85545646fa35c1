import { notUnderstood } from '@trivium/contract/platform/fields'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { cleanTimezone } from '../../people/accounts/index.ts'

const lines: string[] = []
let quiz: Quiz
let alice: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz({ env: { LOG_LEVEL: 'info' }, logTo: { write: line => lines.push(line) } })
  alice = await quiz.player('Alice', { timezone: 'Asia/Kathmandu' })
  await quiz.playLevel(alice, ancient, 8, 2)
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => quiz.close())

/** The differing claims that were logged since the test began. */
function noted() {
  const entries: { msg?: string; claim?: object; truth?: object }[] = lines.map(line => JSON.parse(line))
  return entries.filter(({ msg }) => msg === 'claim differs from the truth').map(({ claim, truth }) => ({ claim, truth }))
}

describe('a claim', () => {
  it('that cannot be parsed is answered with the truth, and logged without its text', async () => {
    const { coins, score } = (await alice.call('get_user_coin_score')).data
    const secret = { coins: 'call me', score: { deep: [1] }, title: 'my home address '.repeat(20) }
    expect(await alice.call('set_user_coin_score', secret)).toMatchObject({ status: 200, data: { coins, score } })
    const far = await alice.call('set_level_data', { category: 'history', subcategory: 'ancient', level: 'far' })
    expect(far).toMatchObject({ status: 200, error: false, data: { unlocked: 2 } })
    expect(await alice.call('set_quiz_categories', { type: 'neither' })).toMatchObject({ message: 'ok', data: { played: false } })
    for (const claim of [{ type: 2, type_id: 'x' }, { type: 1, category: '\0' }, {}]) {
      expect(await alice.call('set_quiz_categories', claim)).toMatchObject({ status: 200, message: 'document_not_found' })
    }
    expect(await alice.call('set_badges', { type: 'nothing of the kind' })).toMatchObject({ status: 200, message: 'document_not_found' })
    const unread = 'not understood'
    expect(noted().slice(0, 3)).toEqual([
      { claim: { coins: unread, score: unread, title: unread }, truth: { coins, score } },
      { claim: { level: unread }, truth: { level: 2 } },
      { claim: { type: unread }, truth: {} },
    ])
    expect(noted().at(-1)).toEqual({ claim: { type: unread }, truth: {} })
    expect(lines.join('')).not.toMatch(/call me|home address|neither|of the kind/)
  })

  it('of stats is logged with the differing values only', async () => {
    const { ancient: category_id, history, science } = quiz.fixture.categories
    const truth = { questions_answered: 10, correct_answers: 8 }
    for (const place of [category_id, history]) await alice.call('set_users_statistics', { ...truth, category_id: place, ratio: 80 })
    expect(noted()).toEqual([])
    await alice.call('set_users_statistics', { ...truth, correct_answers: 9, category_id, ratio: 90 })
    await alice.call('set_users_statistics', { category_id: science, ratio: 100 })
    expect(noted()).toEqual([
      { claim: { correct_answers: 9, ratio: 90 }, truth: { correct_answers: 8, ratio: 80 } },
      { claim: { ratio: 100 }, truth: { ratio: null } },
    ])
  })

  it('of an unknown time zone is logged without its text, which could be anything', async () => {
    await alice.call('get_daily_quiz', { timezone: 'I am Alice, call me', gmt_format: `or ${'write '.repeat(20)}` })
    expect(noted()).toMatchObject([{ claim: { timezone: notUnderstood, gmt_format: notUnderstood } }])
    expect(lines.join('')).not.toContain('call me')
  })

  it('of a time zone is logged when it is not the stored one', async () => {
    await alice.call('get_daily_quiz', { timezone: 'Asia/Kathmandu', gmt_format: '+05:45' })
    await alice.call('get_daily_quiz', { timezone: 'Asia/Katmandu' })
    await alice.call('get_daily_quiz')
    expect(noted()).toEqual([])
    await alice.call('get_daily_quiz', { timezone: 'Pacific/Niue', gmt_format: '-11:00' })
    expect(noted()).toEqual([
      {
        claim: { timezone: 'Pacific/Niue', gmt_format: '-11:00' },
        truth: { timezone: cleanTimezone('Asia/Kathmandu'), gmt_format: '+05:45' },
      },
    ])
    const bob = await quiz.player('Bob')
    await bob.call('get_daily_quiz', { timezone: 'UTC', gmt_format: '+00:00' })
    expect(noted()).toHaveLength(1)
  })

  // ASVS V16.3.3
  it('of coins, badges, levels and plays is logged the same way', async () => {
    const { coins, score } = (await alice.call('get_user_coin_score')).data
    await alice.call('set_user_coin_score', { coins, score })
    await alice.call('set_badges', { type: 'dashing_debut' })
    await alice.call('set_level_data', { category: 'history', subcategory: 'ancient', level: 2 })
    await alice.call('set_quiz_categories', { type: 'quiz_zone', category: 'history' })
    expect(noted()).toEqual([])
    const forged = await alice.call('set_user_coin_score', { coins: coins + 1, score })
    expect(forged.data).toEqual({ coins, score, all_time_score: score })
    await alice.call('set_badges', { type: 'thirsty' })
    await alice.call('set_level_data', { category: 'history', subcategory: 'ancient', level: 3 })
    await alice.call('set_quiz_categories', { type: 'quiz_zone', category: 'science' })
    expect(noted()).toEqual([
      { claim: { coins: coins + 1 }, truth: { coins } },
      { claim: { thirsty: true }, truth: { thirsty: false } },
      { claim: { level: 3 }, truth: { level: 2 } },
      { claim: { played: true }, truth: { played: false } },
    ])
  })
})
