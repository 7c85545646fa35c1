import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { mondayOf, reviewedWeek } from './week.ts'

let quiz: Quiz
const dayMs = 86_400_000
beforeAll(async () => {
  quiz = await startQuiz()
  // A Tuesday at noon.
  quiz.clock.toNoon()
  while (quiz.clock.now().getUTCDay() !== 2) quiz.clock.advance(dayMs)
})
afterAll(() => quiz.close())

describe('the reviewed week', () => {
  it('is this week on its Sunday, and the last one until then', () => {
    expect(['2026-11-29', '2026-11-30', '2026-12-05', '2026-12-06'].map(reviewedWeek)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(['2026-11-30', '2026-12-06', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-30', '2026-11-30', '2026-12-28'])
  })
})

describe('get_week_review', () => {
  it('adds up the week: days, questions, the longest run, the league, the strongest category', async () => {
    expect((await quiz.stranger.call('get_week_review')).status).toBe(401)
    const alice = await quiz.player('Alice', { webLanguage: 'en' })
    const empty = (await alice.call('get_week_review')).data
    expect(empty).toMatchObject({ is_over: true, rounds: 0, best_run: 0, strongest: null, league: null, before: { asked: 0 } })
    await quiz.playLevel(alice, ancient, 7, 3)
    quiz.clock.advance(dayMs)
    await quiz.playLevel(alice, { category: 'science' }, 4, 6)
    const day = quiz.clock.now().toISOString().slice(0, 10)
    const week = mondayOf(day)
    const { data } = await alice.call('get_week_review', { week: day })
    expect(data).toMatchObject({ week, is_over: false, rounds: 2, best_run: 7, strongest: { name: 'history', percentage: 70 } })
    expect(data.days.map(({ asked, correct }) => [asked, correct])).toEqual([
      [0, 0],
      [10, 7],
      [10, 4],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    const { my_rank, members } = (await alice.call('get_league')).data
    expect(data.league).toEqual({ tier: 'copper', rank: my_rank?.user_rank, members: members.length })
    // The next Monday shows it by itself, and it is the week before then.
    quiz.clock.advance(5 * dayMs)
    expect((await alice.call('get_week_review')).data).toMatchObject({ week, is_over: true, rounds: 2 })
    const next = quiz.clock.now().toISOString().slice(0, 10)
    expect((await alice.call('get_week_review', { week: next })).data).toMatchObject({ rounds: 0, before: { asked: 20, correct: 11 } })
    const eve = await quiz.player('Eve')
    const others: object = { week: day, user_id: alice.id }
    expect((await eve.call('get_week_review', others)).data).toMatchObject({ rounds: 0, best_run: 0 })
  })

  it('can be shared: the page names no more than the first name, and there is none for a week without a round', async () => {
    const alice = await quiz.player('Alice Adams')
    const week = quiz.clock.now().toISOString().slice(0, 10)
    expect((await alice.call('create_share', { share_kind: 'week', week })).message).toBe('document_not_found')
    expect((await alice.call('create_share', { share_kind: 'week' })).message).toBe('document_not_found')
    await quiz.playLevel(alice, ancient, 8, 2)
    const { path } = (await alice.call('create_share', { share_kind: 'week', week })).data
    expect((await alice.call('create_share', { share_kind: 'week', week: mondayOf(week) })).data.path).toBe(path)
    const picture = await quiz.app.http.inject({ url: `${path}.png` })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })
})
