import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, eventually, listen, open, outcome } from '../../../test/app/live-pages.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { scrape } from '../../../test/app/scrape.ts'
import { counter } from '../db/counter.ts'
import { inTransaction, Outdated } from '../db/transaction.ts'
import { judgeLedger } from '../../rewards/wallet/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => quiz.close())

const seen = () => scrape(quiz.app.http)

describe('metrics of plays', () => {
  it('count every play, answer and coin once', async () => {
    const before = await seen()
    const alice = await quiz.player('Alice')
    const coins = async () => Number((await alice.call('get_user_coin_score')).data.coins)
    const had = await coins()
    const begun = await quiz.begin(alice, ancient)
    const { questions } = begun
    const right = questions.length - 1
    const result = await quiz.playThrough(alice, begun, right)
    const after = await seen()
    const more = (name: string, labels = {}) => after.sum(name, labels) - before.sum(name, labels)
    expect(more('trivium_plays_started_total', { mode: 'quiz_zone' })).toBe(1)
    expect(more('trivium_plays_finished_total', { mode: 'quiz_zone' })).toBe(1)
    expect(more('trivium_answers_total', { mode: 'quiz_zone', outcome: 'right' })).toBe(result.correct)
    expect(more('trivium_answers_total')).toBe(questions.length)
    expect(more('http_request_duration_seconds_count', { route: 'submit_answer', outcome: 'ok' })).toBe(questions.length)
    expect(more('trivium_coins_moved_total', { title: 'welcome_bonus' })).toBe(had)
    expect(more('trivium_coins_moved_total') - more('trivium_coins_moved_total', { title: 'welcome_bonus' })).toBe((await coins()) - had)
  })

  it('count an answer once when it is sent several times at the same moment', async () => {
    const bob = await quiz.player('Bob')
    const { play, questions } = await quiz.begin(bob, ancient)
    const before = await seen()
    await Promise.all([1, 2, 3, 4].map(() => quiz.answer(bob, play, questions[0], 'right')))
    const after = await seen()
    expect(after.sum('trivium_answers_total') - before.sum('trivium_answers_total')).toBe(1)
    expect(after.sum('database_batched_items_total', { batch: 'save_plays' })).toBeGreaterThan(
      before.sum('database_batched_items_total', { batch: 'save_plays' }),
    )
  })

  it('count a refusal by its code, and not as a fault', async () => {
    const carol = await quiz.player('Carol')
    const { play, questions } = await quiz.begin(carol, ancient)
    await quiz.answer(carol, play, questions[0], 'right')
    const again = await quiz.answer(carol, play, questions[0], 'wrong')
    expect(again).toMatchObject({ status: 200, error: true, message: 'already_answered' })
    const { sum } = await seen()
    expect(sum('http_requests_refused_total', { route: 'submit_answer', code: 'already_answered' })).toBe(1)
    expect(sum('http_request_duration_seconds_count', { route: 'submit_answer', status: '200', outcome: 'refused' })).toBe(1)
    expect(sum('http_request_duration_seconds_count', { outcome: 'fault' })).toBe(0)
  })

  it('also count a refusal that is repeated under its idempotency key', async () => {
    const dave = await quiz.player('Dave', { coins: 0 })
    await quiz.set('free_lifelines', 0)
    const { play, questions } = await quiz.begin(dave, ancient)
    const ask = () =>
      dave.call(
        'use_lifeline',
        { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' },
        { headers: { 'idempotency-key': 'poor' } },
      )
    const [first, second] = [await ask(), await ask()]
    expect([first.message, second.message]).toEqual(['not_enough_coins', 'not_enough_coins'])
    const { sum } = await seen()
    expect(sum('http_requests_refused_total', { route: 'use_lifeline', code: 'not_enough_coins' })).toBe(2)
  })
})

describe('counters', () => {
  const tried = counter({ name: 'tried_total', help: 'Of this test' })
  const count = () => tried.read(quiz.database.db)[0]?.value ?? 0

  it('count nothing of a transaction that is rolled back or retried', async () => {
    let tries = 0
    await inTransaction(quiz.database.db, async tx => {
      tried.add(tx, {})
      tries += 1
      if (tries < 3) throw new Outdated()
    })
    const undone = inTransaction(quiz.database.db, async tx => {
      tried.add(tx, {})
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([tries, count()]).toEqual([3, 1])
    expect((await seen()).sum('database_transactions_retried_total', { reason: 'outdated' })).toBeGreaterThanOrEqual(2)
  })
})

describe('other metrics', () => {
  it('show open pages, their messages, and refused handshakes', async () => {
    const erin = await quiz.player('Erin')
    const page = await listen(quiz.app, erin)
    expect(await outcome(open(quiz.app, 'x'.repeat(43)))).toBe('unauthorized')
    const during = await seen()
    expect(during.sum('sockets_connected')).toBe(1)
    expect(during.sum('sockets_refused_total', { reason: 'unauthorized' })).toBe(1)
    await enter(page.client, 'nowhere:1')
    expect((await seen()).sum('socket_messages_received_total', { type: 'join' })).toBe(1)
    page.client.emit('nonsense')
    await eventually(async () => expect((await seen()).sum('sockets_cut_total', { reason: 'malformed' })).toBe(1))
    await eventually(async () => expect((await seen()).sum('sockets_connected')).toBe(0))
  })

  it('show the database, its caches and the ledger', async () => {
    await judgeLedger(quiz.database.db, quiz.clock.now())
    const { sum } = await seen()
    expect(sum('database_pool_max_connections')).toBe(quiz.database.kind === 'embedded' ? 1 : 20)
    expect(sum('database_statement_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(50)
    expect(sum('cache_hits_total', { cache: 'settings' })).toBeGreaterThan(0)
    expect(sum('cache_hits_total', { cache: 'plays' })).toBeGreaterThan(0)
    expect(sum('cache_entries', { cache: 'questions' })).toBeGreaterThan(0)
    expect(sum('trivium_ledger_sound')).toBe(1)
    expect(sum('trivium_data_directory_free_bytes')).toBeGreaterThan(0)
    expect(sum('trivium_build_info', { version: '0.1.0', commit: 'unknown', database: quiz.database.kind })).toBe(1)
  })

  it('hold no personal data, and take no label from strangers', async () => {
    await quiz.stranger.call('no_such_action' as 'get_categories', {})
    await quiz.app.http.inject({ method: 'POST', url: '/api/made_up_by_a_stranger' })
    const { text } = await seen()
    for (const secret of ['Alice', 'example.com', 'made_up', 'no_such_action', '127.0.0.1']) expect(text).not.toContain(secret)
  })
})
