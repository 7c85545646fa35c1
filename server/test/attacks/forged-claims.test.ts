// Sends values of every kind in every field of the contract that is only a claim: nothing changes, and the reply is the truth.

import { contract, type ActionName } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { notUnderstood } from '@trivium/contract/platform/fields'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/rewards/wallet/index.ts'
import type { TestPlayer } from '../app/app.ts'
import { attackSeed, effort, tried } from '../setup/effort.ts'
import { examRoom } from '../games/exam-room.ts'
import { hostileValue } from '../banks/hostile.ts'
import { finishPlays } from '../app/payouts.ts'
import { ancient, type Quiz, startQuiz } from '../app/quiz.ts'

const specs: Record<string, ActionSpec> = contract
/** A claim field maps a value it cannot understand to `notUnderstood`, which identifies such fields. */
const isClaim = (name: string, field: string) =>
  specs[name]?.input.shape[field]?.safeParse({ nobody: ['says', 'this'] }).data === notUnderstood
/** Signing in opens a session and ends the previous one, so its claims are tested in people/accounts/sign-up/sign-up.test.ts. */
const claims = Object.keys(specs)
  .filter(name => name !== 'user_signup')
  .flatMap(name =>
    Object.keys(specs[name]?.input.shape ?? {}).flatMap(field => (isClaim(name, field) ? [[name as ActionName, field] as const] : [])),
  )

let quiz: Quiz
let alice: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  quiz.clock.toNoon()
  await quiz.set('difference_hours', 0)
  await quiz.set('payout_account_days', 0)
  alice = await quiz.player('Alice', { coins: 20_000 })
  await finishPlays(quiz.database.db, alice.id)
  await quiz.playLevel(alice, ancient, 8, 2)
  const room = await examRoom(quiz)
  const examId = await room.prepare()
  await room.sit(alice, examId)
  await alice.call('set_exam_module_result', { exam_module_id: examId })
  truth.set_exam_module_result = { exam_module_id: examId }
  // The first reads may change something themselves, which is not the effect of a claim.
  await quiz.writePlayStats()
  await standing()
})
afterAll(() => quiz.close())

/** The other fields of these calls. */
const truth: Partial<Record<ActionName, Record<string, unknown>>> = {
  set_level_data: { category: 'history', subcategory: 'ancient' },
  set_multi_match_level_data: { category: 'mixes' },
  set_quiz_categories: { type: 'quiz_zone', category: 'history', subcategory: 'ancient' },
  set_payment_request: { payment_type: 'paypal', payment_address: 'alice@example.com', coin_used: 5000 },
}

/** Fields that say what is asked about: another value is another question, not a claim about the answer. */
const asks = new Set(['category', 'subcategory', 'type_id', 'exam_module_id', 'type'])

const standing = async () => {
  const looks = ['get_user_coin_score', 'get_users_statistics', 'get_user_badges', 'get_battle_statistics'] as const
  const replies = await Promise.all(looks.map(look => alice.call(look)))
  const level = await alice.call('get_level_data', { category_slug: 'history', subcategory_slug: 'ancient' })
  return JSON.stringify([...replies, level].map(({ data }) => data))
}

/** Values that change with time, or with each payout request. */
const changing = /"(now|date|asked_at|payable_from|id|reset_at|x-ratelimit[a-z-]*)":("[^"]*"|\d+|null)/g
const wordsOf = ({ error, message, data }: { error: boolean; message: string; data?: unknown }) =>
  JSON.stringify({ error, message, data }).replaceAll(changing, '')

async function ask(name: ActionName, input: Record<string, unknown>): Promise<string> {
  const reply = await alice.call(name, input)
  expect(reply.status).toBe(200)
  if (name === 'set_payment_request' && !reply.error)
    await alice.call('delete_pending_payment_request', { payment_id: (reply.data as { id: number }).id })
  return wordsOf(reply)
}

const forged = fc.oneof(
  { weight: 2, arbitrary: hostileValue },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(1, 9, 99, 100, 1_000_000, '1000000', '99:59', true, 'true', 'Asia/Tokyo', '+09:00', '[1,2]'),
  },
  { weight: 1, arbitrary: fc.nat() },
)

describe('a forged claim', () => {
  it('exists in many fields of the contract', () => {
    expect(claims.length).toBeGreaterThan(30)
  })

  it.each(claims)('changes nothing, and the reply is the truth: %s %s', { timeout: 600_000 }, async (name, field) => {
    const sound = { ...truth[name] }
    const [before, told] = [await standing(), await ask(name, sound)]
    const values = fc.sample(forged, { numRuns: effort(12, 1_000), seed: attackSeed() })
    for (const [index, value] of values.entries()) {
      const said = await ask(name, { ...sound, [field]: value })
      if (!asks.has(field)) expect([index, said]).toEqual([index, told])
      if (index % 100 === 0) expect(await standing()).toBe(before)
    }
    expect(await standing()).toBe(before)
    tried('forged claims', values.length, `${name}.${field}`)
  })

  it('leaves a ledger that balances', async () => {
    expect(await checkLedger(quiz.database.db)).toEqual([])
  })
})
