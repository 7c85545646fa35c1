// A round that its player has left.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, type Started, startQuiz, stopTime } from '../../../../test/app/quiz.ts'
import { closeOverduePlays } from '../index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
beforeEach(() => stopTime())
afterAll(() => quiz.close())

const leave = (player: TestPlayer, { play }: Started) => player.call('leave_play', { play_id: play.id })
const peek = async (player: TestPlayer, { play }: Started) => (await player.call('get_play', { play_id: play.id, peek: true })).play
const come = async (player: TestPlayer, { play }: Started) => (await player.call('get_play', { play_id: play.id })).play
const sweep = () => closeOverduePlays(quiz.database.db, quiz.clock.now())
const seconds = (count: number) => quiz.clock.advance(count * 1000)
const at = (secondsFromNow: number) => new Date(quiz.clock.now().getTime() + secondsFromNow * 1000).toISOString()

describe('a left round', () => {
  it('loses the open question at most: the next ones wait, and open when the player is back', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    expect(await leave(alice, started)).toMatchObject({ data: { waits: true } })
    seconds(29)
    expect(await peek(alice, started)).toMatchObject({ answered: 0, deadline: at(1) })
    seconds(3600)
    expect(await sweep()).toBe(0)
    expect(await peek(alice, started)).toMatchObject({ answered: 1, deadline: null })
    // Looking from outside starts no clock; the player does.
    expect(await peek(alice, started)).toMatchObject({ answered: 1, deadline: null })
    expect(await come(alice, started)).toMatchObject({ answered: 1, deadline: at(30) })
    seconds(32)
    expect(await come(alice, started)).toMatchObject({ answered: 2, deadline: at(32) })
  })

  it('loses nothing between two questions', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    await quiz.answer(alice, started.play, started.questions[0], 'right')
    await leave(alice, started)
    seconds(3600)
    expect(await come(alice, started)).toMatchObject({ answered: 1, correct: 1, deadline: at(30) })
    expect((await quiz.begin(alice)).play).toMatchObject({ id: started.play.id, resumed: true, deadline: at(30) })
  })

  it('waits after an answer whose verdict the player reads, and the clock of the next question starts when it is shown', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const answer = (index: number) => ({ play_id: play.id, question_id: questions[index]?.id ?? 0, answer: 'a', waits: true })
    expect((await alice.call('submit_answer', answer(0))).data).toMatchObject({ deadline: null, answered: 1 })
    // A lost reply is asked for again.
    expect((await alice.call('submit_answer', answer(0))).data).toMatchObject({ deadline: null, answered: 1 })
    seconds(90)
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 1, deadline: at(30) })
    seconds(29)
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 1, deadline: at(1) })
    seconds(1)
    await alice.call('submit_answer', answer(1))
    // Nobody gains a fast answer by hiding that the question is shown: the time counts from the answer before.
    seconds(20)
    await alice.call('submit_answer', answer(2))
    await alice.call('finish_play', { play_id: play.id })
    const given = quiz.database.db.selectFrom('answers').select('ms').where('play_id', '=', play.id).orderBy('position').limit(3)
    expect(await given.execute()).toEqual([{ ms: 0 }, { ms: 30_000 }, { ms: 20_000 }])
  })

  it('waits for nobody after the last answer, and ends within a day', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const submit = (index: number) =>
      alice.call('submit_answer', { play_id: play.id, question_id: questions[index]?.id ?? 0, answer: 'a', waits: true })
    for (const index of questions.keys()) {
      const { data } = await submit(index)
      if (index < questions.length - 1) expect(data).toMatchObject({ deadline: null, result: null })
      else expect(data.result).not.toBeNull()
    }
    const bob = await quiz.player()
    const started = await quiz.begin(bob)
    await bob.call('submit_answer', { play_id: started.play.id, question_id: started.questions[0]?.id ?? 0, answer: 'a', waits: true })
    const row = () => quiz.database.db.selectFrom('plays').select('state').where('id', '=', started.play.id).executeTakeFirst()
    seconds(24 * 3600 - 1)
    await sweep()
    expect(await row()).toEqual({ state: 'open' })
    seconds(2)
    await sweep()
    expect(await row()).toEqual({ state: 'finished' })
  })

  it('gives no time for the open question: it lapses as ever, and its answer comes too late', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    const [first] = started.questions
    await leave(alice, started)
    seconds(40)
    const late = await quiz.answer(alice, started.play, first, 'right')
    expect(late).toMatchObject({ data: { correct: false, score: 0 } })
    expect(await come(alice, started)).toMatchObject({ answered: 1 })
  })

  it('goes on with an answer from another page', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    await leave(alice, started)
    seconds(5)
    expect(await quiz.answer(alice, started.play, started.questions[0], 'right')).toMatchObject({
      data: { correct: true, deadline: at(34) },
    })
    seconds(66)
    expect(await peek(alice, started)).toMatchObject({ answered: 2, deadline: at(2) })
  })

  it('is no running clock for the home page, ends when it is given up, and a day later by itself', async () => {
    const alice = await quiz.player()
    const one = await quiz.begin(alice)
    seconds(1)
    const other = await quiz.begin(alice, { category: 'science' })
    await quiz.answer(alice, other.play, other.questions[0], 'right')
    for (const started of [one, other]) await leave(alice, started)
    seconds(600)
    expect((await alice.call('get_player_home')).data.open_play).toMatchObject({ id: other.play.id, has_clocks: false })
    expect(await alice.call('finish_play', { play_id: one.play.id })).toMatchObject({ data: { answered: 0, won: false } })
    seconds(24 * 3600)
    await sweep()
    const row = await quiz.database.db.selectFrom('plays').selectAll().where('id', '=', other.play.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'finished', result: { answered: 1, correct: 1 } })
  })

  it('is only its player’s to leave', async () => {
    const [alice, eve] = [await quiz.player(), await quiz.player('Eve')]
    expect(await leave(eve, await quiz.begin(alice))).toMatchObject({ status: 403 })
  })
})

it('does not wait where one clock runs for all questions, or none', async () => {
  const alice = await quiz.player()
  const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 5, minutes: 3 })
  const { deadline } = challenge.play
  expect(await leave(alice, challenge)).toMatchObject({ data: { waits: false } })
  expect(await come(alice, challenge)).toMatchObject({ deadline })
})
