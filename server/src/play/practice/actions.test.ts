import { localDay } from '@trivium/rules/platform/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { reviewAnswers } from './index.ts'

let app: TestApp
let fixture: Fixture
let ids: number[]
beforeAll(async () => {
  app = await startApp()
  fixture = await loadFixture(app.database.db)
  ids = [...fixture.known.keys()].toSorted((a, b) => a - b)
  app.clock.toNoon()
})
afterAll(() => app.close())

const minutes = 60_000

/** Rates these answers, as happens after a play. */
async function answered(player: TestPlayer, correct: boolean, questionIds: number[], languageId = fixture.languages.en): Promise<void> {
  const common = { accountId: player.id, mode: 'quiz_zone' as const, at: app.clock.now(), languageId, correct, ms: 1_000 }
  const answers = questionIds.map(questionId => ({ questionId, ...common }))
  await inTransaction(app.database.db, tx => reviewAnswers(tx, answers, defaultSettings))
}

describe('get_practice', () => {
  it('is empty before anything was missed', async () => {
    const alice = await app.player()
    const { data } = await alice.call('get_practice')
    expect(data).toMatchObject({ due: 0, cards: 0, done_today: 0, daily_limit: 20, next_due_at: null })
    expect(data.forecast).toHaveLength(14)
    expect(data.forecast[0]).toEqual({ day: localDay(app.clock.now(), 'UTC'), due: 0 })
  })

  it('returns the cards due now, the next due time, and the number due per day', async () => {
    const alice = await app.player()
    await answered(alice, false, ids.slice(0, 5))
    app.clock.advance(11 * minutes)
    await answered(alice, true, ids.slice(0, 2))
    const { data } = await alice.call('get_practice')
    // Three are due, two are due again tomorrow.
    expect(data).toMatchObject({ due: 3, cards: 5 })
    expect(new Date(data.next_due_at ?? 0).getTime() - app.clock.now().getTime()).toBeGreaterThan(23 * 60 * minutes)
    expect(data.forecast.map(({ due }) => due)).toEqual([3, 2, ...Array.from({ length: 12 }, () => 0)])
    expect(data.forecast.reduce((sum, { due }) => sum + due, 0)).toBe(data.cards)
  })

  it('counts the cards of other languages, so that nobody misses them', async () => {
    const alice = await app.player()
    const { en, ar } = fixture.languages
    await answered(alice, false, ids.slice(0, 3), ar)
    await answered(alice, false, ids.slice(3, 4))
    const elsewhere = async (language_id: number) => (await alice.call('get_practice', { language_id })).data.elsewhere
    expect(await elsewhere(en)).toEqual([{ language_id: ar, due: 0, cards: 3 }])
    app.clock.advance(11 * minutes)
    expect(await elsewhere(en)).toEqual([{ language_id: ar, due: 3, cards: 3 }])
    expect(await elsewhere(ar)).toEqual([{ language_id: en, due: 1, cards: 1 }])
  })

  it('starts days at midnight in the player’s zone, and forecasts nothing beyond the last day', async () => {
    const bob = await app.player('Bob', { timezone: 'Asia/Kathmandu' })
    await answered(bob, false, ids.slice(0, 5))
    // Kathmandu is 5 hours and 45 minutes ahead: its midnight is 18:15 UTC.
    const midnight = Date.parse(`${localDay(app.clock.now(), 'Asia/Kathmandu')}T18:15:00Z`)
    const dayMs = 24 * 60 * minutes
    const due = [midnight - 1, midnight, midnight + dayMs, midnight + 13 * dayMs - 1, midnight + 13 * dayMs]
    for (const [index, at] of due.entries()) {
      const card = app.database.db.updateTable('practice_cards').set({ due_at: new Date(at) })
      await card
        .where('account_id', '=', bob.id)
        .where('question_id', '=', ids[index] ?? 0)
        .execute()
    }
    const { data } = await bob.call('get_practice')
    expect(data.forecast.map(day => day.due)).toEqual([1, 1, 1, ...Array.from({ length: 10 }, () => 0), 1])
    expect(data.cards).toBe(5)
  })

  it('counts overdue cards for today', async () => {
    const alice = await app.player()
    await answered(alice, false, ids.slice(0, 4))
    app.clock.advance(5 * 24 * 60 * minutes)
    const { data } = await alice.call('get_practice')
    expect(data).toMatchObject({ due: 4, next_due_at: null })
    expect(data.forecast[0]?.due).toBe(4)
  })

  it('limits the day to the setting', async () => {
    const alice = await app.player()
    await app.set('practice_daily_limit', 3)
    await answered(alice, false, ids.slice(0, 5))
    app.clock.advance(11 * minutes)
    expect((await alice.call('get_practice')).data).toMatchObject({ due: 3, cards: 5, daily_limit: 3 })
    await app.set('practice_daily_limit', 20)
  })

  it('uses the requested language, else the default one', async () => {
    const alice = await app.player()
    await answered(alice, false, ids.slice(0, 2))
    await answered(alice, false, ids.slice(2, 3), fixture.languages.ar)
    expect((await alice.call('get_practice')).data.cards).toBe(2)
    expect((await alice.call('get_practice', { language_id: fixture.languages.ar })).data.cards).toBe(1)
    expect((await alice.call('get_practice', { language_id: 99 })).data.cards).toBe(0)
  })
})

describe('get_practice_reason', () => {
  it('returns where a question was missed first, and how often', async () => {
    const alice = await app.player()
    const missedAt = app.clock.now()
    await answered(alice, false, ids.slice(0, 1))
    app.clock.advance(20 * minutes)
    await answered(alice, false, ids.slice(0, 1))
    const { data } = await alice.call('get_practice_reason', { question_id: ids[0] })
    expect(data).toMatchObject({ mode: 'quiz_zone', times_missed: 2, times_practised: 0 })
    expect(new Date(data.missed_at).getTime() - missedAt.getTime()).toBeLessThan(minutes)
    expect(new Date(data.last_answered_at).getTime() - missedAt.getTime()).toBeGreaterThanOrEqual(20 * minutes)
    expect(data.stability_days).toBeGreaterThan(0)
  })

  it('reads only the cards of the caller', async () => {
    const [alice, bob] = [await app.player(), await app.player('Bob')]
    await answered(alice, false, ids.slice(0, 1))
    expect(await bob.call('get_practice_reason', { question_id: ids[0] })).toMatchObject({ error: true, message: 'document_not_found' })
    expect((await alice.call('get_practice_reason', { question_id: ids[0] })).error).toBe(false)
  })
})
