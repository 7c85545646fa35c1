import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContestHall, contestHall, hourMs } from '../../../../test/games/contest-hall.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { weekAt } from '@trivium/rules/platform/days'
import { drawFrom, sha256 } from './open.ts'
import { verifyContest } from '../records/verify.ts'

let quiz: Quiz
let hall: ContestHall
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  hall = contestHall(quiz)
})
afterAll(() => quiz.close())

const weekMs = 7 * 24 * hourMs

/** Noon of the Wednesday `weeks` weeks from this one. */
function toWednesday(weeks: number): void {
  const { startsAt } = weekAt(quiz.clock.now(), weeks)
  quiz.clock.advance(startsAt.getTime() + 60 * hourMs - quiz.clock.now().getTime())
}

const lists = async () => {
  const alice = await quiz.player()
  return (await alice.call('get_contest')).data
}

const mondayOf = ({ start_date }: { start_date: string }) => start_date.slice(0, 10)
const monday = (weeks: number) => weekAt(quiz.clock.now(), weeks).monday

describe('the weekly cup', () => {
  it('exists at once in a new installation: one live, one past, and one upcoming', async () => {
    await quiz.set('weekly_contest', 0)
    await hall.tick()
    const alice = await quiz.player()
    expect((await alice.call('get_contest')).message).toBe('no_contests')
    await quiz.set('weekly_contest', 1)
    toWednesday(1)
    await hall.tick()
    const { live, past, upcoming } = await lists()
    expect([live.map(mondayOf), past.map(mondayOf), upcoming.map(mondayOf)]).toEqual([[monday(0)], [monday(-1)], [monday(1)]])
    expect(live[0]).toMatchObject({ kind: 'weekly', state: 'live', questions: 10, entry: 10, participants: 0 })
    expect(live[0]?.name).toMatch(/^Weekly cup, week \d+$/)
    expect(past[0]).toMatchObject({ state: 'over', participants: 0 })
    const { data } = await alice.call('get_contest_detail', { contest_id: past[0]?.id })
    expect(data.question_ids).toHaveLength(10)
    expect(sha256(data.seed ?? '')).toBe(data.seed_hash)
    const spanish = await quiz.player('Ana', { webLanguage: 'spanish' })
    expect((await spanish.call('get_contest')).data.live[0]?.name).toMatch(/^Copa semanal/)
  })

  it('follows the previous one week after week, and pays each time', async () => {
    for (let week = 0; week < 3; week++) {
      const { live } = await lists()
      const alice = await quiz.player()
      await hall.playThrough(alice, live[0]?.id ?? 0, 10)
      toWednesday(1)
      await hall.tick()
      expect(await coinsOf(alice)).toBe(190)
      const after = await lists()
      expect(after.live.map(mondayOf)).toEqual([monday(0)])
      expect(after.upcoming.map(mondayOf)).toEqual([monday(1)])
      expect(after.past.map(mondayOf).slice(0, 2)).toEqual([monday(-1), monday(-2)])
    }
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('goes on after a pause of three weeks: the announced cups are drawn and over, and a new one is live', async () => {
    const before = await lists()
    quiz.clock.advance(3 * weekMs)
    await hall.tick()
    const after = await lists()
    expect(after.live.map(mondayOf)).toEqual([monday(0)])
    expect(after.upcoming.map(mondayOf)).toEqual([monday(1)])
    const ended = [...before.upcoming, ...before.live].map(({ id }) => id)
    expect(after.past.slice(0, 2).map(({ id }) => id)).toEqual(ended)
    for (const id of ended) expect((await verifyContest(quiz.database.db, id)).isGenuine).toBe(true)
  })

  it('leaves each level enough questions for a play, as long as the bank has larger levels', async () => {
    const { db } = quiz.database
    await quiz.set('questions_per_play', 2)
    quiz.clock.advance(weekMs)
    await hall.tick()
    const { live } = await lists()
    const cup = live[0]?.id ?? 0
    expect(await hall.questionIds(cup)).toHaveLength(10)
    const { candidates } = await db.selectFrom('contests').select('candidates').where('id', '=', cup).executeTakeFirstOrThrow()
    const { scarce, science } = quiz.fixture.categories
    const of = async (place: number) =>
      (await db.selectFrom('questions').select('id').where('category_id', '=', place).execute()).map(({ id }) => id)
    // This category has 10 questions a level, all others have 12.
    expect((await of(scarce)).filter(id => candidates?.includes(id))).toEqual([])
    expect((await of(science)).filter(id => candidates?.includes(id))).not.toEqual([])
    await quiz.set('questions_per_play', 10)
  })

  it('is announced once, however many processes run, and in no language with too few questions', async () => {
    const { db } = quiz.database
    const languages = await db.selectFrom('contests').select('language_id').distinct().execute()
    expect(languages).toEqual([{ language_id: quiz.fixture.languages.en }])
    quiz.clock.advance(weekMs)
    await Promise.all([hall.tick(), hall.tick(), hall.tick()])
    const { live, upcoming } = await lists()
    expect([live.length, upcoming.length]).toEqual([1, 1])
  })
})

describe('verify-contest', () => {
  const said = async (id: number) => (await verifyContest(quiz.database.db, id)).sentence

  it('repeats the draw of a genuine contest from public data', async () => {
    const { past } = await lists()
    const id = past[0]?.id ?? 0
    const alice = await quiz.player()
    const { data } = await alice.call('get_contest_draw', { contest_id: id })
    expect(drawFrom(data.candidates.toReversed(), data.questions, data.seed)).toEqual(data.question_ids)
    expect(data.seed_hash).toBe(sha256(data.seed))
    expect(await verifyContest(quiz.database.db, id)).toMatchObject({ isGenuine: true })
  })

  it('reports any difference: other questions, another seed, another candidate, other plays', async () => {
    const { db } = quiz.database
    const { live } = await lists()
    const id = live[0]?.id ?? 0
    const alice = await quiz.player()
    const { play } = await hall.enter(alice, id)
    expect(await said(id)).toBe(`Contest ${id} is not over: its seed is secret until then.`)
    await hall.end(id)
    expect(await said(id)).toMatch(/is genuine/)
    const row = await db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { seed, candidates, question_ids } = row
    const change = (changes: Partial<Pick<typeof row, 'seed' | 'candidates' | 'question_ids'>>) =>
      db.updateTable('contests').set(changes).where('id', '=', id).execute()

    await change({ seed: 'f'.repeat(64) })
    expect(await said(id)).toMatch(/not the one whose hash was announced/)
    await change({ seed, candidates: candidates?.filter(candidate => candidate !== question_ids?.[0]) ?? null })
    expect(await said(id)).toMatch(/but its seed draws/)
    await change({ candidates })
    expect(await said(id)).toMatch(/is genuine/)
    const cheat = (score: number) => db.updateTable('contest_entries').set({ score }).where('play_id', '=', play.id).execute()
    await sql`alter table contest_entries disable trigger user`.execute(db)
    await cheat(99)
    await sql`alter table contest_entries enable trigger user`.execute(db)
    expect(await said(id)).toMatch(/^1 results .* not those of its record/)
    await cheat(98)
    expect(await said(id)).toMatch(/changed after its end/)
    await change({ candidates, question_ids: question_ids?.toReversed() ?? null })
    expect(await said(id)).toMatch(/^1 plays .* other questions/)
    await db.deleteFrom('contest_entries').where('play_id', '=', play.id).execute()
    expect(await said(id)).toMatch(/but its seed draws/)
    expect(await said(999_999)).toBe('There is no contest 999999.')
  })
})
