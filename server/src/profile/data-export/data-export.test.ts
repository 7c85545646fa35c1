import type { Q } from '@trivium/contract/play/plays'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { contestHall } from '../../../test/games/contest-hall.ts'
import { examRoom, minuteMs, rightAnswer, wrongAnswer } from '../../../test/games/exam-room.ts'
import { answersIn, ownDataOf } from '../../../test/app/own-data.ts'
import { ancient } from '../../../test/app/quiz.ts'
import { leftOut } from './left-out.ts'
import { sections } from './section-store.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
})
afterAll(() => arena.close())

const db = () => arena.database.db
const Copy = z.looseObject({ format: z.literal(1), exported_at: z.string() }).catchall(z.array(z.looseObject({})).or(z.unknown()))
const get = (path: string) => arena.app.http.inject({ method: 'GET', url: path })

async function copyOf(player: TestPlayer) {
  arena.clock.advance(31_000)
  const { path } = (await player.call('export_own_data')).data
  const response = await get(path)
  expect(response.statusCode).toBe(200)
  return { response, copy: Copy.parse(response.json()), text: response.body }
}

/** Every table with a column that references accounts or is named like one; a monthly partition counts as its table. */
async function tablesWithAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'accounts'::regclass
      union select table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'owner_id', 'player_id')) found
    where not exists (select from pg_class c where c.oid = found.name::regclass and (c.relispartition or c.relkind = 'v')) order by 1`.execute(
    db(),
  )
  return rows.map(row => row.name)
}

describe('export_own_data', () => {
  it('covers every table that refers to accounts, or gives the reason for leaving it out', async () => {
    const covered = sections.flatMap(({ tables }) => tables)
    expect([...new Set([...covered, ...Object.keys(leftOut)])].toSorted()).toEqual(
      [...new Set([...(await tablesWithAccounts()), 'accounts'])].toSorted(),
    )
    expect(covered.filter(name => name in leftOut)).toEqual([])
  })

  it('returns all stored data about the player as a file', async () => {
    const ana = await arena.player('Ana Lovelace', { email: 'ana@example.com' })
    await arena.playLevel(ana, ancient, 4, 1)
    await ana.call('update_profile', { web_language: 'es' })
    const { response, copy } = await copyOf(ana)
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(copy['account']).toMatchObject([{ id: ana.id, name: 'Ana Lovelace', email: 'ana@example.com', web_language: 'es' }])
    expect(copy['rounds']).toMatchObject([{ mode: 'quiz_zone', state: 'finished', correct: 4 }])
    expect(copy['answers']).toHaveLength(10)
    expect(copy['coins']).toContainEqual(expect.objectContaining({ title: 'welcome_bonus' }))
    for (const { name } of sections) expect(Array.isArray(copy[name]), name).toBe(true)
  })

  it('returns many rows page by page, each once', async () => {
    const ana = await arena.player('Ana')
    await sql`insert into notices (account_id, type, key, created_at) select ${ana.id}, 'badge', n::text, now() from generate_series(1, 1203) n`.execute(
      db(),
    )
    const { copy } = await copyOf(ana)
    const ids = z
      .array(z.looseObject({ id: z.int() }))
      .parse(copy['notices'])
      .map(row => row.id)
    expect(new Set(ids).size).toBe(1203)
    expect(ids).toHaveLength(1203)
  })

  it('works once, within two minutes, not after signing out, and is rate-limited', async () => {
    const ana = await arena.player('Ana')
    const first = (await ana.call('export_own_data')).data.path
    expect((await ana.call('export_own_data')).message).toBe('too_many_requests')
    expect((await get(first)).statusCode).toBe(200)
    expect((await get(first)).statusCode).toBe(404)
    arena.clock.advance(31_000)
    const late = (await ana.call('export_own_data')).data.path
    arena.clock.advance(121_000)
    expect((await get(late)).statusCode).toBe(404)
    const gone = (await ana.call('export_own_data')).data.path
    await ana.call('logout')
    expect((await get(gone)).statusCode).toBe(404)
    for (const guess of ['', 'x', 'a'.repeat(43), '..%2F..%2Fetc%2Fpasswd', "'--"])
      expect((await get(`/api/own-data/${guess}`)).statusCode).toBe(404)
    expect((await arena.stranger.call('export_own_data')).status).toBe(401)
  })

  it('reveals nothing about others: opponents, inviters, and blocked players are not named', async () => {
    const [ana, bob] = [await arena.player('Ana'), await arena.player('Robert Unmistakable', { email: 'robert.unmistakable@example.com' })]
    const met = await arena.startRoom([ana, bob], { entry: 0, room_type: 'friend' })
    await bob.call('leave_room', { room_id: met })
    await ana.call('leave_room', { room_id: met })
    const room = (await bob.call('create_room', { entry: 0, room_type: 'friend' })).data
    await bob.call('invite_to_room', { room_id: room.roomID, user_id: ana.id })
    const before = await copyOf(ana)
    expect(before.copy['battle_seats']).toHaveLength(1)
    expect(before.copy['invitations']).toHaveLength(1)
    await ana.call('block_player', { user_id: bob.id, status: 1 })
    const { text, copy } = await copyOf(ana)
    expect(copy['player_blocks']).toHaveLength(1)
    expect(text).not.toMatch(/unmistakable/i)
    expect(text).not.toMatch(new RegExp(`"(account|user|friend|from|blocked)_id": ?${bob.id}\\b`))
  })

  it('leaks no secret: no token, no hash, no key', async () => {
    const ana = await arena.player('Ana')
    const { text } = await copyOf(ana)
    expect(text).not.toContain(ana.token)
    expect(text).not.toMatch(/token_hash|secret|password|key_hash|p256dh/)
  })

  it('hides the results of an open play, and its later questions', async () => {
    const ana = await arena.player('Ana')
    const started = await arena.begin(ana)
    const [first, second] = started.questions
    await arena.answer(ana, started.play, first, 'right')
    const { copy, text } = await copyOf(ana)
    expect(copy['rounds']).toMatchObject([{ state: 'open', correct: null, result: null }])
    expect(copy['answers']).toMatchObject([{ question_id: first?.id, answer: null, correct: null, withheld: 'until the round ends' }])
    expect(text).not.toContain(second?.question)
  })

  it('hides the results of an exam before they are released, and its questions while others may sit it', async () => {
    const room = await examRoom(arena)
    const [ana, bob] = [await arena.player('Ana'), await arena.player('Bob')]
    const examId = await room.prepare({ release_when: 'examiner' })
    const sittings = [await room.sit(ana, examId), await room.sit(bob, examId)] as const
    for (const [player, { play, questions }, answerTo] of [
      [ana, sittings[0], rightAnswer] as const,
      [bob, sittings[1], wrongAnswer] as const,
    ]) {
      for (const question of questions)
        await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: answerTo(question) })
      // Drafts are not answers yet, so the copy has none.
      expect(answersIn(await ownDataOf(arena, player), play.id)).toEqual([])
      expect((await player.call('set_exam_module_result')).error).toBe(false)
    }
    const [hers, his] = [await ownDataOf(arena, ana), await ownDataOf(arena, bob)]
    expect(hers.copy.rounds).toMatchObject([{ mode: 'exam', state: 'finished', correct: null, wrong: null, result: null }])
    expect(hers.copy['play_days']).toEqual([])
    const answers = answersIn(hers, sittings[0].play.id)
    expect(answers).toHaveLength(4)
    expect(answers).toEqual(answersIn(his, sittings[1].play.id))
    for (const answer of answers)
      expect(answer).toMatchObject({ correct: null, question: null, answer: null, withheld: 'until the results of the exam are released' })
    for (const { question } of sittings[0].questions) expect(hers.text).not.toContain(question)

    arena.clock.advance(25 * 60 * minuteMs)
    await room.tick()
    await room.examiner.call('release_exam_results', { exam_id: examId })
    const after = answersIn(await ownDataOf(arena, ana), sittings[0].play.id)
    const given = new Map(sittings[0].questions.map(question => [question.id, inOrderOf(question, rightAnswer(question))]))
    expect(after).toHaveLength(4)
    for (const { question_id, answer, correct } of after) expect([answer, correct]).toEqual([given.get(question_id), true])
  })

  it('gives answers by their shown keys, and hides right and wrong until the contest is over', async () => {
    // The weekly contest may start meanwhile and ask the same questions.
    await arena.set('weekly_contest', 0)
    const hall = contestHall(arena)
    const [ana, bob] = [await arena.player('Ana', { coins: 100 }), await arena.player('Bob', { coins: 100 })]
    const contestId = await hall.openOne()
    const keys = new Map<number, string>()
    const plays: number[] = []
    for (const [player, how] of [[ana, 'right'] as const, [bob, 'wrong'] as const]) {
      const { play, question: first } = await hall.enter(player, contestId)
      let question = first
      plays.push(play.id)
      while (question) {
        if (player === ana) keys.set(question.id, arena.fixture.right(question))
        const reply = await arena.answer(player, play, question, how)
        question = reply.data.next_question
        const rows = answersIn(await ownDataOf(arena, player), play.id)
        expect(rows.map(({ answer, correct }) => [answer, correct])).toEqual(rows.map(() => [null, null]))
      }
    }
    const both = [await ownDataOf(arena, ana), await ownDataOf(arena, bob)].map((data, index) => answersIn(data, plays[index] ?? 0))
    expect(both[0]).toHaveLength(3)
    expect(both[0]).toEqual(both[1])
    await hall.end(contestId)
    const told = answersIn(await ownDataOf(arena, ana), plays[0] ?? 0)
    expect(told.map(({ question_id, answer, correct, withheld }) => [question_id, answer, correct, withheld])).toEqual(
      told.map(({ question_id }) => [question_id, keys.get(question_id), true, null]),
    )
  })

  it('gives answers of every type as the player gave them: sets in the order of keys, sequences in theirs, words as typed', async () => {
    const ana = await arena.player('Ana')
    for (const category of ['sets', 'science'] as const) {
      const started = await arena.begin(ana, { category })
      const given = new Map(started.questions.map(question => [question.id, inOrderOf(question, arena.fixture.right(question))]))
      await arena.playThrough(ana, started, started.questions.length)
      const told = answersIn(await ownDataOf(arena, ana), started.play.id)
      expect(told.map(({ question_id, answer }) => [question_id, answer])).toEqual(
        told.map(({ question_id }) => [question_id, given.get(question_id)]),
      )
    }
    const words = await arena.open(ana, 'get_guess_the_word', { type: 'category', type_id: arena.fixture.categories.words })
    await arena.playThrough(ana, words, words.questions.length)
    for (const { question_id, answer } of answersIn(await ownDataOf(arena, ana), words.play.id))
      expect(answer).toBe(arena.fixture.known.get(question_id)?.word)
  })

  it('gives the number of answers of a taken-over trial, not the answers', async () => {
    const ana = await arena.player('Ana')
    await sql`insert into trials (id, began_at, expires_at, question_ids, given, were_right, account_id, points)
      values (gen_random_uuid(), now(), now(), '{1,2}', '{0,3}', '{t,f}', ${ana.id}, 4)`.execute(db())
    expect((await ownDataOf(arena, ana)).copy['trials']).toEqual([{ began_at: expect.any(String), answered: 2, points: 4 }])
  })
})

/** Sets are listed in the order of their keys. */
const inOrderOf = ({ question_type }: Q, answer: string) =>
  question_type === 'multi_select' ? answer.split(',').toSorted().join(',') : answer
