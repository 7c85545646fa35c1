import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

describe('get_play_review', () => {
  it('is free by default', async () => {
    const alice = await quiz.player()
    const { play_id } = await quiz.playLevel(alice, ancient, 3)
    expect((await alice.call('get_play_review', { play_id })).data).toHaveLength(10)
    expect(await coinsOf(alice)).toBe(100)
  })

  it('is only for its player, open or finished, like everything about a play', async () => {
    const [alice, eve] = [await quiz.player(), await quiz.player('Eve')]
    const finished = await quiz.playLevel(alice, ancient, 3)
    const { play } = await quiz.begin(alice)
    for (const play_id of [finished.play_id, play.id]) {
      for (const action of ['get_play_review', 'get_play', 'finish_play', 'get_result_proof'] as const)
        expect([action, (await eve.call(action, { play_id })).status]).toEqual([action, 403])
    }
  })

  it('is charged once per play when it has a price, however often the player opens it', async () => {
    const alice = await quiz.player()
    const { play_id } = await quiz.playLevel(alice, ancient, 3)
    await quiz.set('review_price', 7)
    await Promise.all(Array.from({ length: 8 }, () => alice.call('get_play_review', { play_id })))
    expect(await coinsOf(alice)).toBe(93)
    expect((await alice.call('get_tracker_data')).data[0]).toMatchObject({ title: 'review', points: 7, type: 'spent' })
    await quiz.set('review_price', 0)
  })

  it('reveals nothing to a player who cannot pay', async () => {
    const alice = await quiz.player('Alice', { coins: 6 })
    const { play_id } = await quiz.playLevel(alice, ancient, 3)
    await quiz.set('review_price', 7)
    expect(await alice.call('get_play_review', { play_id })).toMatchObject({ error: true, message: 'not_enough_coins' })
    expect(await coinsOf(alice)).toBe(6)
    await quiz.set('review_price', 0)
  })
})

describe('get_tracker_data', () => {
  it('says what the coins were for, in the language of the interface', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 10)
    expect((await alice.call('get_tracker_data')).data[0]).toMatchObject({ title: 'level_won', detail: 'history · ancient · Level 1' })
    await alice.call('update_profile', { web_language: 'ar' })
    expect((await alice.call('get_tracker_data')).data[0]?.detail).toMatch(/^history ar · ancient ar · .*1/)
  })
})
