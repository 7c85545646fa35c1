import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coinsOf, type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'
import { closeOverduePlays, deleteEmptyPlays } from '../index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const sweep = () => closeOverduePlays(quiz.database.db, quiz.clock.now())

describe('an abandoned play', () => {
  it('is closed and settled when its time is over, not before', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const rowOf = () => quiz.database.db.selectFrom('plays').selectAll().where('id', '=', play.id).executeTakeFirstOrThrow()
    const { closes_at } = await rowOf()
    for (const question of questions.slice(0, 8)) await quiz.answer(alice, play, question, 'right')
    // `closes_at` is indexed and stays, so that saving an answer is cheap: quick answers only bring the real end nearer.
    expect((await rowOf()).closes_at).toEqual(closes_at)
    const latest = 10 * 30_000 + 9 * 4000 + 1000
    quiz.clock.advance(latest)
    expect(await sweep()).toBe(0)
    quiz.clock.advance(1)
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(0)
    const row = await rowOf()
    expect(row).toMatchObject({ state: 'finished', result: { answered: 8, correct: 8, won: true, coins_earned: 4 } })
    expect(Number(row.finished_at) - Number(row.started_at)).toBe(2 * 34_000 + 1000)
    expect(await coinsOf(alice)).toBe(104)
  })

  it('is over for its player before any sweep', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 8)) await quiz.answer(alice, play, question, 'right')
    const home = async () => (await alice.call('get_player_home')).data
    quiz.clock.advance(2 * 34_000)
    expect((await home()).open_play).toMatchObject({ id: play.id })
    quiz.clock.advance(1001)
    expect((await home()).open_play).toBeNull()
    expect(await alice.call('get_play', { play_id: play.id })).toMatchObject({ result: { won: true, coins_earned: 4, coins: 104 } })
    expect(await sweep()).toBe(0)
  })

  it('is closed once by many sweeps at the same moment, and none of them fails', async () => {
    const players = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(name => quiz.player(name)))
    await Promise.all(players.map(player => quiz.begin(player)))
    quiz.clock.advance(3_600_000)
    const closed = await Promise.all([sweep(), sweep(), sweep()])
    expect(closed.reduce((a, b) => a + b, 0)).toBe(6)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('pays no coins to an account that was deleted meanwhile', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 8)) await quiz.answer(alice, play, question, 'right')
    await alice.call('delete_user_account')
    quiz.clock.advance(3_600_000)
    await sweep()
    const row = await quiz.database.db.selectFrom('plays').select('result').where('id', '=', play.id).executeTakeFirstOrThrow()
    expect(row.result).toMatchObject({ won: true, coins_earned: 0, coins: 0 })
  })
})

describe('a play that nobody answered', () => {
  it('is deleted some time after its end, with its rows in the log; other plays stay', async () => {
    stopTime()
    const alice = await quiz.player()
    const empty = await quiz.begin(alice)
    const answered = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    await quiz.answer(alice, answered.play, answered.questions[0], 'wrong')
    const open = await quiz.begin(alice, { category: 'science' })
    for (const { play } of [empty, answered]) await alice.call('finish_play', { play_id: play.id })
    const ids = [empty, answered, open].map(({ play }) => play.id)
    const left = async (from: 'plays' | 'answers') => {
      const id = from === 'plays' ? 'plays.id' : 'answers.play_id'
      const rows = await quiz.database.db.selectFrom(from).select(`${id} as id`).where(id, 'in', ids).distinct().execute()
      return rows.map(row => row.id).toSorted((a, b) => a - b)
    }
    await deleteEmptyPlays(quiz.database.db, quiz.clock.now())
    expect([await left('plays'), await left('answers')]).toEqual([ids, ids.slice(0, 2)])
    quiz.clock.advance(1)
    await deleteEmptyPlays(quiz.database.db, quiz.clock.now())
    expect([await left('plays'), await left('answers')]).toEqual([ids.slice(1), ids.slice(1, 2)])
  })
})
