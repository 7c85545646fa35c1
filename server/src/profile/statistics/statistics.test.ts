import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addSpeeds } from '../../play/play-stats/store.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Start at noon: daily stats must not run into the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

describe('get_users_statistics', () => {
  it('is empty before the first play', async () => {
    const { data } = await (await quiz.player()).call('get_users_statistics')
    expect(data).toMatchObject({
      questions_answered: 0,
      correct_answers: 0,
      strong_category: null,
      weak_category: null,
      best_rank: null,
      by_mode: [],
      by_category: [],
      median_ms: null,
      battles: { won: 0, lost: 0, drawn: 0 },
    })
    expect(data.by_day).toHaveLength(30)
    expect(data.speed.map(range => range.up_to_ms)).toEqual([2_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000, null])
    expect(data.speed.every(range => range.answers === 0 && range.correct === 0)).toBe(true)
    expect(data.by_day.every(day => day.answered === 0)).toBe(true)
  })

  it('adds up answers by mode, day and category', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 9, 1)
    await quiz.playLevel(alice, { category: 'science' }, 3, 7)
    await quiz.playLevel(alice, { category: 'claims' }, 2)
    const { data } = await alice.call('get_users_statistics')
    expect(data).toMatchObject({
      questions_answered: 22,
      correct_answers: 14,
      strong_category: { name: 'ancient', type: 'quiz_zone', asked: 10, ratio: 90 },
      weak_category: { name: 'science', type: 'quiz_zone', asked: 10, ratio: 30 },
      by_mode: [{ mode: 'quiz_zone', plays: 3, asked: 30, answered: 22, correct: 14 }],
      // On equal numbers of answers the older category comes first.
      by_category: [
        { slug: 'science', name: 'science', type: 'quiz_zone', asked: 10, answered: 10, correct: 3 },
        { slug: 'ancient', name: 'ancient', type: 'quiz_zone', asked: 10, answered: 10, correct: 9 },
        { slug: 'claims', name: 'claims', type: 'quiz_zone', asked: 10, answered: 2, correct: 2 },
      ],
    })
    expect(data.best_rank).toBeGreaterThan(0)
    expect(data.by_day.at(-1)).toEqual({ day: quiz.clock.now().toISOString().slice(0, 10), asked: 30, answered: 22, correct: 14 })
  })

  it('names categories in the language of the app, whichever language they were played in', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 9, 1)
    const names = async () => {
      const { data } = await alice.call('get_users_statistics')
      return [data.strong_category?.name, data.by_category[0]?.name]
    }
    expect(await names()).toEqual(['ancient', 'ancient'])
    await alice.call('update_profile', { web_language: 'ar' })
    expect(await names()).toEqual(['ancient ar', 'ancient ar'])
  })

  it('does not count lapsed or passed questions', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'nothing')
    quiz.clock.advance(3_600_000)
    await alice.call('get_play', { play_id: play.id })
    expect((await alice.call('get_users_statistics')).data).toMatchObject({
      questions_asked: 10,
      questions_answered: 0,
      by_mode: [{ plays: 1, asked: 10, answered: 0 }],
    })
  })

  it('counts an unanswered question as not right: a level of three right answers out of ten is 30 %', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 3)) await quiz.answer(alice, play, question, 'right')
    const { data: result } = await alice.call('finish_play', { play_id: play.id })
    expect(result).toMatchObject({ percentage: 30 })
    const { data } = await alice.call('get_users_statistics')
    expect(data).toMatchObject({ questions_asked: 10, questions_answered: 3, correct_answers: 3 })
    expect(data.by_category[0]).toMatchObject({ asked: 10, answered: 3, correct: 3 })
    const category_id = quiz.fixture.categories.ancient
    const claim = { questions_answered: 3, correct_answers: 3, category_id, ratio: 30 }
    expect((await alice.call('set_users_statistics', claim)).error).toBe(false)
  })

  it('covers the last thirty days', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 1)
    quiz.clock.advance(24 * 3_600_000)
    await quiz.playLevel(alice, ancient, 2)
    const byDay = async () => (await alice.call('get_users_statistics')).data.by_day.map(day => day.answered)
    expect((await byDay()).slice(-2)).toEqual([1, 2])
    // The last day on which the first one is shown.
    quiz.clock.advance(28 * 24 * 3_600_000)
    expect(await byDay()).toEqual([1, 2, ...Array.from({ length: 28 }, () => 0)])
  })
})

describe('get_users_statistics by category', () => {
  it("names categories in the player's content language, and leaves out those never answered", async () => {
    const alice = await quiz.player()
    await quiz.database.db.updateTable('accounts').set({ language_id: quiz.fixture.languages.ar }).where('id', '=', alice.id).execute()
    await quiz.playLevel(alice, ancient, 1)
    await quiz.playLevel(alice, { category: 'claims' }, 0)
    const { data } = await alice.call('get_users_statistics')
    expect(data.by_category).toEqual([{ slug: 'ancient', name: 'ancient ar', type: 'quiz_zone', asked: 10, answered: 1, correct: 1 }])
  })

  it('names them in the content language if they have no name in the language of the app', async () => {
    const alice = await quiz.player('Alice', { webLanguage: 'es' })
    await quiz.database.db.updateTable('accounts').set({ language_id: quiz.fixture.languages.ar }).where('id', '=', alice.id).execute()
    await quiz.playLevel(alice, ancient, 1)
    expect((await alice.call('get_users_statistics')).data.by_category).toMatchObject([{ slug: 'ancient', name: 'ancient ar' }])
  })

  it('shows a name in any language rather than none, here and in the coin history', async () => {
    const [alice, names] = [await quiz.player(), { ar: 'ادعاءات' }]
    await quiz.database.db
      .updateTable('categories')
      .set({ names: JSON.stringify(names) })
      .where('slug', '=', 'claims')
      .execute()
    await quiz.playLevel(alice, { category: 'claims' }, 10)
    expect((await alice.call('get_users_statistics')).data.by_category).toMatchObject([{ slug: 'claims', name: names.ar }])
    expect((await alice.call('get_tracker_data')).data[0]).toMatchObject({ title: 'level_won', detail: `${names.ar} · Level 1` })
  })
})

describe('the speed of answers', () => {
  it('adds up how long answers took, and leaves out answers without a measured time', async () => {
    const alice = await quiz.player()
    await record(alice.id, [
      { ms: 1_500, correct: true },
      { ms: 2_000, correct: false },
      { ms: null, correct: true },
    ])
    await record(alice.id, [
      { ms: 3_000, correct: true },
      { ms: 45_000, correct: true },
      { ms: 2_500, correct: false },
    ])
    await record(alice.id, [{ ms: null, correct: true }])
    const { data } = await alice.call('get_users_statistics')
    expect(data.speed.filter(range => range.answers > 0)).toEqual([
      { up_to_ms: 2_000, answers: 2, correct: 1 },
      { up_to_ms: 4_000, answers: 2, correct: 1 },
      { up_to_ms: null, answers: 1, correct: 1 },
    ])
    // The middle of 5 answers is 2.5: a quarter of the way from 2 to 4 s.
    expect(data.median_ms).toBe(2_500)
  })

  it('counts the speed of answers only, not of passed questions', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const [index, how] of (['right', 'nothing', 'wrong'] as const).entries()) await quiz.answer(alice, play, questions[index], how)
    await alice.call('finish_play', { play_id: play.id })
    const { data } = await alice.call('get_users_statistics')
    expect([data.questions_answered, data.speed.reduce((sum, range) => sum + range.answers, 0)]).toEqual([2, 2])
  })

  it('loses nothing when plays settle at once', async () => {
    const alice = await quiz.player()
    const answers = [1_000, 5_000, 12_000].map(ms => ({ ms, correct: true }))
    await Promise.all(Array.from({ length: 20 }, () => record(alice.id, answers)))
    const { data } = await alice.call('get_users_statistics')
    expect(data.speed.map(range => range.answers)).toEqual([20, 0, 20, 0, 0, 20, 0, 0, 0])
  })

  const record = (accountId: number, answers: { ms: number | null; correct: boolean }[]) =>
    inTransaction(quiz.database.db, tx => addSpeeds(tx, [{ accountId, answers }]))
})

describe('set_users_statistics', () => {
  it('is a claim: it answers with the server’s values and changes nothing', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 1, 1)
    const claim = { questions_answered: 1000, correct_answers: 1000, category_id: 1, ratio: 99.5 }
    expect((await alice.call('set_users_statistics', claim)).data).toEqual({ questions_answered: 2, correct_answers: 1 })
    expect((await alice.call('get_users_statistics')).data).toMatchObject({ questions_answered: 2, correct_answers: 1 })
  })
})
