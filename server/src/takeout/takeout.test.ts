import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestPlayer } from '../../test/app.ts'
import { type Arena, startArena } from '../../test/battle-room.ts'
import { examRoom, rightAnswer } from '../../test/exam-room.ts'
import { ancient } from '../../test/quiz.ts'
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

/** Every table with a column that refers to accounts, or that is named as if it did; a month of a table is that table. */
async function tablesWithAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'accounts'::regclass
      union select table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'owner_id', 'player_id')) found
    where not exists (select from pg_class c where c.oid = found.name::regclass and c.relispartition) order by 1`.execute(db())
  return rows.map(row => row.name)
}

describe('export_own_data', () => {
  it('covers every table with an account in it, or says why not', async () => {
    const covered = sections.flatMap(({ tables }) => tables)
    expect([...new Set([...covered, ...Object.keys(leftOut)])].toSorted()).toEqual(
      [...new Set([...(await tablesWithAccounts()), 'accounts'])].toSorted(),
    )
    expect(covered.filter(name => name in leftOut)).toEqual([])
  })

  it('gives everything that is kept about the player, as a file', async () => {
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

  it('gives many rows page by page, each once', async () => {
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

  it('works once, within two minutes, for nobody who signed out meanwhile, and not all the time', async () => {
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

  it('tells nothing about others: not who played against, invited, or was blocked', async () => {
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

  it('does not say how an open round goes, nor what will be asked in it', async () => {
    const ana = await arena.player('Ana')
    const started = await arena.begin(ana)
    const [first, second] = started.questions
    await arena.answer(ana, started.play, first, 'right')
    const { copy, text } = await copyOf(ana)
    expect(copy['rounds']).toMatchObject([{ state: 'open', correct: null, result: null }])
    expect(copy['answers']).toMatchObject([{ question_id: first?.id, correct: null }])
    expect(text).not.toContain(second?.question)
  })

  it('does not say how an exam went before its results are released, nor what it asks while others may sit it', async () => {
    const room = await examRoom(arena)
    const ana = await arena.player('Ana')
    const { play, questions } = await room.sit(ana, await room.prepare({ release_when: 'examiner' }))
    for (const question of questions)
      await ana.call('submit_answer', { play_id: play.id, question_id: question.id, answer: rightAnswer(question) })
    expect((await ana.call('set_exam_module_result')).error).toBe(false)
    const { copy, text } = await copyOf(ana)
    expect(copy['rounds']).toMatchObject([{ mode: 'exam', state: 'finished', correct: null, wrong: null, result: null }])
    expect(copy['answers']).toHaveLength(4)
    expect(
      z
        .array(z.looseObject({}))
        .parse(copy['answers'])
        .every(row => row['correct'] === null && row['question'] === null),
    ).toBe(true)
    for (const { question } of questions) expect(text).not.toContain(question)
  })
})
