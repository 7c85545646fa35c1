// While no process is alive, the clocks of open plays stand still. Battles have their own tests (battle-room.ts, lose).

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../app/app.ts'
import { contestHall } from '../games/contest-hall.ts'
import { type ExamRoom, examRoom, minuteMs, rightAnswer } from '../games/exam-room.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'
import { fillBank } from '../banks/test-bank.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  room = await examRoom(quiz)
  await fillBank(quiz)
})
afterAll(() => quiz.close())

const now = () => quiz.clock.now().getTime()
const leftMs = async (player: TestPlayer, play_id: number) =>
  Date.parse((await player.call('get_play', { play_id })).play?.deadline ?? '') - now()

/** Advances the clock as if no process were alive. The first call afterwards comes before the next heartbeat. */
async function lose(ms: number): Promise<void> {
  await quiz.app.runJob('beat')
  quiz.clock.advance(ms)
}

/** The length of the last outage in ms, by the service's own clock, because a test's clock goes on, too. */
async function lastOutageMs(): Promise<number> {
  const outage = sql<{ ms: number }>`
    select (extract(epoch from ended_at - began_at) * 1000)::float8 as ms from outages order by id desc limit 1`
  return (await outage.execute(quiz.database.db)).rows[0]?.ms ?? 0
}

describe('an outage', () => {
  it('takes no time: the first call after it is an answer that counts', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await lose(5 * minuteMs)
    const { data } = await quiz.answer(alice, play, questions[0], 'right')
    expect(data).toMatchObject({ correct: true, answered: 1 })
  })

  it('takes no time from a play that the sweep handles first', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await lose(8 * 60 * minuteMs)
    await quiz.app.runJob('close_overdue_plays')
    expect((await quiz.answer(alice, play, questions[0], 'right')).data).toMatchObject({ correct: true, answered: 1 })
  })

  it('gives back its length, and as much again to come back, up to ten seconds', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    const deadline = async () => Date.parse((await alice.call('get_play', { play_id: play.id })).play?.deadline ?? '')
    for (const [ms, most] of [
      [2_000, Number.POSITIVE_INFINITY],
      [60_000, 10_000],
    ] as const) {
      await quiz.app.runJob('beat')
      const before = await deadline()
      await lose(ms)
      const moved = (await deadline()) - before
      const outageMs = await lastOutageMs()
      expect(Math.abs(moved - outageMs - Math.min(outageMs, most))).toBeLessThan(5)
    }
  })

  it('does not count while another process was alive', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    await lose(5_000)
    await sql`update service_clock set seen_at = ${quiz.clock.now()}`.execute(quiz.database.db)
    expect((await alice.call('get_play', { play_id: play.id })).play?.deadline).toBe(play.deadline)
  })

  it('is none while no clock ran, and begins with the first clock that started since', async () => {
    const { db } = quiz.database
    const count = async () =>
      (
        await db
          .selectFrom('outages')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    await db.updateTable('plays').set({ deadline_at: null }).where('state', '=', 'open').execute()
    await lose(60_000)
    const before = Number(await count())
    // A play that starts after the processes have rested: nothing stood still.
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const left = await leftMs(alice, play.id)
    await quiz.app.runJob('beat')
    expect([Number(await count()), Math.abs((await leftMs(alice, play.id)) - left) < 2_000]).toEqual([before, true])
    // All processes die before the first beat of the next play: it stood still from its own start.
    await db.updateTable('plays').set({ deadline_at: null }).where('state', '=', 'open').execute()
    await sql`update service_clock set seen_at = ${quiz.clock.now()}`.execute(db)
    quiz.clock.advance(40_000)
    await sql`update plays set started_at = ${quiz.clock.now()}, opened_at = ${quiz.clock.now()}, version = version + 1,
      deadline_at = ${new Date(now() + 30_000)} where id = ${play.id}`.execute(db)
    quiz.clock.advance(5 * minuteMs)
    await quiz.answer(alice, play, questions[0], 'right')
    expect(Number(await count())).toBe(before + 1)
    expect(Math.abs((await lastOutageMs()) - 5 * minuteMs)).toBeLessThan(5_000)
  })

  it('gives no clock to a play without one', async () => {
    const alice = await quiz.player()
    const { play } = await alice.call('get_questions_test', { q_test_type: 'tutor', q_pool: 'all' })
    expect(play?.deadline).toBeNull()
    // Without any clock that runs, a silence is no outage.
    await quiz.begin(await quiz.player('Bob'))
    await lose(60_000)
    expect((await alice.call('get_play', { play_id: play?.id })).play).toMatchObject({ id: play?.id, deadline: null })
    expect((await alice.call('finish_play', { play_id: play?.id })).error).toBe(false)
  })

  it('reopens no play that was over before it', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(60 * minuteMs)
    await quiz.app.runJob('beat')
    const before = await quiz.answer(alice, play, questions[0], 'right')
    await lose(5 * minuteMs)
    const after = await quiz.answer(alice, play, questions[0], 'right')
    expect([before.data.result?.answered, after.data.result?.answered]).toEqual([0, 0])
  })
})

describe('an outage during an exam', () => {
  it('moves the clock in free order, and keeps the saved answers', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    const [first, second] = questions
    const send = (question: typeof first) =>
      alice.call('submit_answer', { play_id: play.id, question_id: question?.id, answer: question && rightAnswer(question) })
    expect((await send(first)).error).toBe(false)
    await lose(40 * minuteMs)
    expect((await send(second)).error).toBe(false)
    expect(await leftMs(alice, play.id)).toBeGreaterThan(28 * minuteMs)
  })

  it.each([
    ['which would end the exam', 1],
    ['which would cause a warning', 0],
  ])('does not count as absence, %s, of a player who was away and could not report back', async (_what, strict_away) => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ strict_away })]
    const { play } = await room.sit(alice, examId)
    await quiz.app.runJob('beat')
    await alice.call('note_absence', { play_id: play.id, away: 1, kind: 'hidden' })
    await lose(10 * minuteMs)
    const back = await alice.call('note_absence', { play_id: play.id, away: 0 })
    expect(back.data).toEqual({ over: false, warned: false, ends_at: null })
    await room.tick()
    expect(await leftMs(alice, play.id)).toBeGreaterThan(28 * minuteMs)
  })

  it('is noted once for the examiner', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const over = await room.prepare()
    await room.sit(alice, examId)
    await lose(10 * minuteMs)
    await quiz.app.runJob('beat')
    const events = async (exam_id: number) => (await room.examiner.call('get_exam_board', { exam_id })).events ?? []
    const [event, ...others] = (await events(examId)).filter(({ event }) => event === 'outage')
    expect([others, event?.play_id, await events(over)]).toEqual([[], null, []])
    // Ten minutes, and ten seconds to come back.
    expect(Number.parseInt(event?.detail ?? '', 10)).toBeGreaterThanOrEqual(610)
  })

  it('does not move the end of the exam’s window, except for players with extra time', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    await quiz.app.runJob('beat')
    const ends_at = new Date(now() + 31 * minuteMs).toISOString()
    const examId = await room.prepare({ ends_at })
    const [first, second] = [(await room.sit(alice, examId)).play, (await room.sit(bob, examId)).play]
    const given = await room.examiner.call('give_extra_time', { play_id: second.id, minutes: 10, reason: 'A fire alarm.' })
    await lose(10 * minuteMs)
    const ends = [(await alice.call('get_play', { play_id: first.id })).play, (await bob.call('get_play', { play_id: second.id })).play]
    expect(ends[0]?.deadline).toBe(ends_at)
    expect(Date.parse(ends[1]?.deadline ?? '') - Date.parse(given.data.deadline ?? '')).toBeGreaterThan(10 * minuteMs)
  })
})

describe('an outage during a contest', () => {
  it('moves the clock of a question, but not the end of the window', async () => {
    const hall = contestHall(quiz)
    const alice = await quiz.player()
    await quiz.app.runJob('beat')
    const { play } = await hall.enter(alice, await hall.openOne())
    await lose(60_000)
    expect(Date.parse((await alice.call('get_play', { play_id: play.id })).play?.deadline ?? '')).toBeGreaterThan(
      Date.parse(play.deadline ?? '') + 60_000,
    )
  })
})
