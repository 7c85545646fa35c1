// What a result shows beyond its points: the speed, the player's best before it, and the change of rank.

import type { RankChange } from '@trivium/contract/play/rank-change'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Start at noon, so that a day's points do not run into the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

const modern = { category: 'history', subcategory: 'modern' } as const

describe('the speed of a result', () => {
  it('counts given answers only, not passed or lapsed questions, and the fastest is a right one', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const given = [
      [3000, 'right'],
      [5000, 'right'],
      [1000, 'wrong'],
      [20_000, 'nothing'],
    ] as const
    for (const [index, [ms, how]] of given.entries()) {
      // The pause after the first question does not count as answer time.
      quiz.clock.advance(index === 0 ? ms : ms + 4000)
      await quiz.answer(alice, play, questions[index], how)
    }
    // The fifth question lapses.
    quiz.clock.advance(40_000)
    const { data } = await alice.call('finish_play', { play_id: play.id })
    expect(data).toMatchObject({ answered: 3, average_ms: 3000, fastest_ms: 3000 })
  })

  it('is unknown when nothing was answered, or when one clock ran for the whole play', async () => {
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 0)).toMatchObject({ average_ms: null, fastest_ms: null })
    const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
    await quiz.answer(alice, challenge.play, challenge.questions[0], 'right')
    const { data } = await alice.call('finish_play', { play_id: challenge.play.id })
    expect(data).toMatchObject({ answered: 1, average_ms: null, fastest_ms: null })
  })
})

describe('the best before a result', () => {
  it('is kept per level: none at first, then the best, also after a worse play', async () => {
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, ancient, 6, 4)).toMatchObject({ percentage: 60, best_before: null })
    expect(await quiz.playLevel(alice, ancient, 8, 2)).toMatchObject({ percentage: 80, best_before: 60 })
    expect(await quiz.playLevel(alice, ancient, 1, 9)).toMatchObject({ percentage: 10, best_before: 80 })
    expect(await quiz.playLevel(alice, ancient, 9, 1)).toMatchObject({ percentage: 90, best_before: 80 })
    expect(await quiz.playLevel(alice, { ...ancient, level: 2 }, 5, 5)).toMatchObject({ best_before: null })
    expect(await quiz.playLevel(alice, modern, 5, 5)).toMatchObject({ best_before: null })
    expect(await quiz.playLevel(await quiz.player(), ancient, 5, 5)).toMatchObject({ best_before: null })
  })

  it('is kept per target in modes without levels, and ignores plays without an answer', async () => {
    const alice = await quiz.player()
    const play = async (right: number) =>
      quiz.playThrough(alice, await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' }), right)
    const empty = await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })
    expect((await alice.call('finish_play', { play_id: empty.play.id })).data).toMatchObject({ best_before: null })
    expect(await play(7)).toMatchObject({ best_before: null })
    expect(await play(4)).toMatchObject({ best_before: 70 })
    expect(await play(9)).toMatchObject({ best_before: 70 })
    const { words } = quiz.fixture.categories
    const guess = await quiz.open(alice, 'get_guess_the_word', { type: 'category', type_id: words })
    expect(await quiz.playThrough(alice, guess, 3)).toMatchObject({ best_before: null })
  })

  it('does not change when the result is read again', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 6, 4)
    const second = await quiz.playLevel(alice, ancient, 8, 2)
    await quiz.playLevel(alice, ancient, 10)
    const again = await alice.call('get_play', { play_id: second.play_id })
    expect(again.result).toEqual(second)
    expect(again.result).toMatchObject({ best_before: 60 })
  })
})

describe('get_rank_change', () => {
  const changeOf = async (player: TestPlayer, playId: number): Promise<RankChange | null> =>
    (await player.call('get_rank_change', { play_id: playId })).data

  it('counts the players passed; on equal points the earlier player stays ahead', async () => {
    await quiz.database.db.deleteFrom('leaderboard_entries').execute()
    await quiz.database.db.deleteFrom('leaderboard_blocks').execute()
    const [first, second, third, alice] = await Promise.all(['First', 'Second', 'Third', 'Alice'].map(name => quiz.player(name)))
    if (!first || !second || !third || !alice) throw new Error('four players')
    const one = await quiz.playLevel(first, ancient, 10)
    expect(await changeOf(first, one.play_id)).toEqual({ before: null, after: 1, passed: 0 })
    quiz.clock.advance(1000)
    await quiz.playLevel(second, ancient, 6)
    quiz.clock.advance(1000)
    await quiz.playLevel(third, ancient, 5)
    quiz.clock.advance(1000)
    const start = await quiz.playLevel(alice, ancient, 2)
    expect(await changeOf(alice, start.play_id)).toEqual({ before: null, after: 4, passed: 0 })
    quiz.clock.advance(1000)
    const level = await quiz.playLevel(alice, modern, 4)
    // The same points as the second player, but later.
    expect(await changeOf(alice, level.play_id)).toEqual({ before: 4, after: 3, passed: 1 })
    quiz.clock.advance(1000)
    const past = await quiz.playLevel(alice, { category: 'science' }, 10)
    expect(await changeOf(alice, past.play_id)).toEqual({ before: 3, after: 1, passed: 2 })
    expect(await changeOf(alice, level.play_id)).toBeNull()
    const standing = (await alice.call('get_globle_leaderboard')).data.my_rank
    expect(standing).toMatchObject({ user_rank: 1, score: 64 })
  })

  it('is null when no points were earned, or none count', async () => {
    const alice = await quiz.player()
    const lost = await quiz.playLevel(alice, ancient, 0, 10)
    expect(await changeOf(alice, lost.play_id)).toBeNull()
    await quiz.playLevel(alice, modern, 3)
    const nothing = await quiz.playLevel(alice, ancient, 0, 10)
    expect(await changeOf(alice, nothing.play_id)).toBeNull()
    const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })
    await alice.call('finish_play', { play_id: challenge.play.id })
    expect(await changeOf(alice, challenge.play.id)).toBeNull()
  })

  it('is refused for an open play, and for the play of another player', async () => {
    const [alice, mallory] = await Promise.all([quiz.player('Alice'), quiz.player('Mallory')])
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    expect((await alice.call('get_rank_change', { play_id: play.id })).message).toBe('play_open')
    const won = await quiz.playLevel(alice, modern, 10)
    const theft = await mallory.call('get_rank_change', { play_id: won.play_id })
    expect([theft.error, theft.data]).toEqual([true, undefined])
    const guess = await mallory.call('get_rank_change', { play_id: 999_999 })
    expect([guess.message, guess.data]).toEqual(['document_not_found', undefined])
  })
})
