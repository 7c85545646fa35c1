// The page of a play is notified at once when somebody else moves its clock, ends it or reopens it, and of nothing else.

import type { ServerToClient } from '@trivium/contract/live-messages'
import { Play } from '@trivium/contract/play/plays'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { contestHall } from '../../../test/games/contest-hall.ts'
import { type ExamRoom, examRoom, minuteMs, rightAnswer } from '../../../test/games/exam-room.ts'
import { enter, eventually, listen } from '../../../test/app/live-pages.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { callOffContest } from '../../compete/contests/index.ts'

type News = Parameters<ServerToClient['play']>[0]

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.app.http.listen({ port: 0, host: '127.0.0.1' })
  room = await examRoom(quiz)
  await fillBank(quiz)
})
afterAll(() => quiz.close())

/** A page of the play that has read its current state. */
async function pageOf(player: TestPlayer, playId: number) {
  const { client } = await listen(quiz.app, player)
  const heard: News[] = []
  client.on('play', (news: News) => heard.push(news))
  const { play } = await player.call('get_play', { play_id: playId })
  expect(await enter(client, `play:${playId}`, play?.version)).toBe('ok')
  return { heard, play }
}

/** A notified page calls get_play. */
const clockOf = async (player: TestPlayer, playId: number) => (await player.call('get_play', { play_id: playId })).play

describe('the room of a play', () => {
  it('can be joined only by its player', async () => {
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    const { play } = await quiz.begin(alice)
    const { client } = await listen(quiz.app, bob)
    const names = [`play:${play.id}`, 'play:0', 'play:99999999999999999999', 'play:1e9', 'play:-1']
    for (const name of names) expect(await enter(client, name)).toBe('not_here')
  })

  it('is silent while the player answers', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    const page = await pageOf(alice, play.id)
    for (const question of questions) {
      await alice.call('submit_answer', { play_id: play.id, question_id: question.id, answer: rightAnswer(question) })
    }
    await room.examiner.call('give_extra_time', { play_id: play.id, minutes: 1, reason: 'A word.' })
    await eventually(() => expect(page.heard).toHaveLength(1))
    // Each answer raised the version, too, but sent no message.
    expect(page.heard[0]?.number).toBe((await clockOf(alice, play.id))?.version)
  })
})

describe('the page of an exam', () => {
  it('is notified of extra time, and get_play returns the new deadline', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play } = await room.sit(alice, examId)
    const page = await pageOf(alice, play.id)
    const given = await room.examiner.call('give_extra_time', { play_id: play.id, minutes: 10, reason: 'A fire alarm.' })
    await eventually(() => expect(page.heard).toMatchObject([{ type: 'play', state: 'open', room: `play:${play.id}` }]))
    const now = await clockOf(alice, play.id)
    expect([now?.deadline, now?.version]).toEqual([given.data.deadline, page.heard[0]?.number])
    expect(Date.parse(now?.deadline ?? '') - Date.parse(play.deadline ?? '')).toBe(10 * minuteMs)
  })

  it('is notified when the attempt is voided, and when it is reopened', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play } = await room.sit(alice, examId)
    const page = await pageOf(alice, play.id)
    await room.examiner.call('void_exam_attempt', { play_id: play.id, reason: 'Another one sat it.' })
    await eventually(() => expect(page.heard.map(({ state }) => state)).toEqual(['finished']))
    expect(await clockOf(alice, play.id)).toBeNull()
    await room.examiner.call('reopen_exam_attempt', { play_id: play.id, minutes: 15, reason: 'It was Alice.' })
    await eventually(() => expect(page.heard.map(({ state }) => state)).toEqual(['finished', 'open']))
    expect(await clockOf(alice, play.id)).not.toBeNull()
  })

  it('is notified when the clock ends the attempt', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play } = await room.sit(alice, examId)
    const page = await pageOf(alice, play.id)
    quiz.clock.advance(31 * minuteMs)
    await room.tick()
    await eventually(() => expect(page.heard.map(({ state }) => state)).toEqual(['finished']))
  })

  it('is not notified of an absence, which moves no deadline', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play } = await room.sit(alice, examId)
    const page = await pageOf(alice, play.id)
    await alice.call('note_absence', { play_id: play.id, away: 1 })
    await alice.call('note_absence', { play_id: play.id, away: 0 })
    await room.examiner.call('give_extra_time', { play_id: play.id, minutes: 1, reason: 'A word.' })
    await eventually(() => expect(page.heard).toHaveLength(1))
  })

  it('that answers meanwhile gets the deadline and its version from the same row', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    const [first] = questions
    // Simulates extra time between the reading of the play and the saving of the answer.
    const trip = sql`create function move_meanwhile() returns trigger language plpgsql as $$ begin
        if new.drafts <> old.drafts then new.deadline_at := old.deadline_at + interval '10 minutes'; end if; return new; end $$`
    await trip.execute(quiz.database.db)
    await sql`create trigger move_meanwhile before update on plays for each row execute function move_meanwhile()`.execute(quiz.database.db)
    const { data } = await alice.call('submit_answer', { play_id: play.id, question_id: first?.id, answer: first && rightAnswer(first) })
    await sql`drop trigger move_meanwhile on plays`.execute(quiz.database.db)
    const now = await clockOf(alice, play.id)
    expect([data.version, data.deadline]).toEqual([now?.version, now?.deadline])
  })
})

describe('the page of a contest', () => {
  it('is notified when the contest is called off, and its clock has run out', async () => {
    const hall = contestHall(quiz)
    const alice = await quiz.player()
    const id = await hall.openOne()
    const { play } = await hall.enter(alice, id)
    const page = await pageOf(alice, play.id)
    const at = quiz.clock.now()
    await callOffContest(quiz.database.db, id, at)
    await eventually(() => expect(page.heard).toHaveLength(1))
    expect((await clockOf(alice, play.id))?.deadline).toBe(at.toISOString())
    quiz.clock.advance(2_000)
    expect(await clockOf(alice, play.id)).toBeNull()
  })
})

describe('pages of every kind', () => {
  /** Starts one play per player, so that no start ends another play. */
  async function startAll(): Promise<{ player: TestPlayer; play: Play }[]> {
    const hall = contestHall(quiz)
    const contestId = await hall.openOne()
    const starts: ((player: TestPlayer) => Promise<unknown>)[] = [
      async player => (await quiz.begin(player)).play,
      async player => (await hall.enter(player, contestId)).play,
      async player => (await player.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all' })).play,
      async player => (await player.call('get_questions_test', { q_test_type: 'timed', q_pool: 'all' })).play,
      async player => (await player.call('get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 })).play,
      async player => (await room.sit(player, await room.prepare())).play,
    ]
    const started = []
    for (const start of starts) {
      const player = await quiz.player()
      started.push({ player, play: Play.parse(await start(player)) })
      // The starts take time, which must not be mistaken for an outage.
      await quiz.app.runJob('beat')
    }
    return started
  }

  it('are notified when an outage has moved their clocks: level, contest, adaptive, and in free order test, challenge, exam', async () => {
    await quiz.app.runJob('beat')
    const started = await startAll()
    expect(new Set(started.map(({ play }) => play.order))).toEqual(new Set(['one_by_one', 'free']))
    const pages = await Promise.all(started.map(({ player, play }) => pageOf(player, play.id)))
    const aliveAt = quiz.clock.now().getTime()
    await quiz.app.runJob('beat')
    quiz.clock.advance(60_000)
    await quiz.app.runJob('beat')
    await eventually(() => expect(pages.map(({ heard }) => heard.length)).toEqual(started.map(() => 1)))
    const outageMs = quiz.clock.now().getTime() - aliveAt
    for (const { player, play } of started) {
      const movedMs = Date.parse((await clockOf(player, play.id))?.deadline ?? '') - Date.parse(play.deadline ?? '')
      // The length of the outage plus ten seconds to come back, less the time between the two readings of the clock.
      expect(Math.abs(movedMs - outageMs - 10_000)).toBeLessThan(5_000)
    }
  })
})
