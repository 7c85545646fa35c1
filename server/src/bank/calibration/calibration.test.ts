import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillLog, type SimulatedItem } from '../../../test/app/log-of-answers.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { readStats } from '../items/index.ts'
import { type Calibrated, calibrate } from './calibrate.ts'
import { claimRun, writeCalibrations } from './store.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
})
afterAll(() => quiz.close())
// Each test begins with no answers.
beforeEach(() =>
  sql`truncate answers, met_questions, plays, item_stats, item_calibrations, calibration_runs cascade`.execute(quiz.database.db),
)

const never = new AbortController().signal
const begin = (more: Partial<Parameters<typeof calibrate>[0]> = {}): Promise<Calibrated | null> =>
  calibrate({ db: quiz.database.db, languageId: quiz.fixture.languages.en, now: quiz.clock.now, signal: never, ...more })

/** Items of the fixture with one right option, with difficulties spread from −2 to 2. */
async function itemsOf(count: number, code: 'en' | 'ar' = 'en'): Promise<SimulatedItem[]> {
  const language = quiz.fixture.languages[code]
  const rows = quiz.database.db
    .selectFrom('questions')
    .select('id')
    .where('language_id', '=', language)
    .where('question_type', 'in', ['multiple_choice', 'true_false'])
  const random = seededRandom(4)
  return (await rows.orderBy('id').limit(count).execute()).map(({ id }) => ({ id, b: 4 * random() - 2 }))
}

const found = async () => {
  const rows = await quiz.database.db.selectFrom('item_calibrations').selectAll().orderBy('question_id').execute()
  return rows.map(({ calibrated_at: _at, ...row }) => row)
}
const runOf = () => quiz.database.db.selectFrom('calibration_runs').selectAll().executeTakeFirst()
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('a calibration', () => {
  it("finds the difficulties on the scale of the authors' estimates", async () => {
    const items = await itemsOf(25)
    await fillLog(quiz.database.db, { items, persons: 300, answersEach: 20, seed: 1 })
    const log = await begin()
    const sound = (await found()).filter(row => row.is_calibrated)
    expect(log).toEqual({ answers: 6_000, persons: 300, items: 25, calibrated: sound.length })
    expect(sound.length).toBeGreaterThanOrEqual(23)
    expect(sound.every(({ answers }) => answers >= 100)).toBe(true)
    // The fixture states a medium difficulty for every item.
    expect(mean(sound.map(({ b }) => b))).toBeCloseTo(0, 10)
    const truth = new Map(items.map(({ id, b }) => [id, b]))
    const trueMean = mean(sound.map(row => truth.get(row.question_id) ?? 0))
    const errors = sound.map(row => row.b - ((truth.get(row.question_id) ?? 0) - trueMean))
    expect(Math.sqrt(mean(errors.map(error => error ** 2)))).toBeLessThan(0.25)
    expect(await runOf()).toMatchObject({ progress: null, leased_until: null, finished_at: expect.any(Date) })
  })

  it('keeps the scale when more items are calibrated', async () => {
    const { db } = quiz.database
    const items = await itemsOf(60)
    await fillLog(db, { items: items.slice(0, 30), persons: 200, answersEach: 20, seed: 2 })
    await begin()
    const before = new Map((await found()).filter(row => row.is_calibrated).map(row => [row.question_id, row.b]))
    // Thirty more, hard ones: the mean of all items cannot stay, that of the first thirty does.
    const harder = items.map((item, index) => (index < 30 ? item : { ...item, b: item.b + 1.5 }))
    await fillLog(db, { items: harder, persons: 300, answersEach: 30, seed: 3 })
    await begin()
    const after = await found()
    const common = after.filter(row => before.has(row.question_id) && row.is_calibrated)
    expect(common.length).toBeGreaterThanOrEqual(20)
    expect(mean(common.map(row => row.b))).toBeCloseTo(mean(common.map(row => before.get(row.question_id) ?? 0)), 10)
    expect(mean(after.filter(row => harder.findIndex(({ id }) => id === row.question_id) >= 30).map(row => row.b))).toBeGreaterThan(1)
  })

  it('uses only first meetings in finished plays of one language, without a lifeline', async () => {
    const { db } = quiz.database
    const items = await itemsOf(20)
    const accounts = await fillLog(db, { items, persons: 150, answersEach: 10, seed: 5 })
    await fillLog(db, { items: await itemsOf(15, 'ar'), persons: 30, answersEach: 10, seed: 6 })
    const some = accounts.slice(0, 5)
    const change = async (index: number, text: ReturnType<typeof sql>) => sql`${text} where account_id = ${some[index]}`.execute(db)
    await change(0, sql`update answers set is_first = false`)
    await change(1, sql`update plays set state = 'open'`)
    await change(2, sql`update answers set answer = null, correct = false`)
    await change(3, sql`update answers set mode = 'exam'`)
    await sql`
      update plays p set lifelines = jsonb_build_object('fifty_fifty', (select min(question_id) from answers a where a.play_id = p.id))
      where account_id = ${some[4]}`.execute(db)
    expect(await begin()).toMatchObject({ answers: 1_500 - 40 - 1, persons: 146, items: 20 })
  })

  it('counts an item worth several points as right from half of them on, like the adaptive test', async () => {
    const { db } = quiz.database
    const [question] = [...quiz.fixture.known.values()].filter(({ question_type }) => question_type === 'multi_select')
    const items = [...(await itemsOf(10)).filter(({ id }) => id !== question?.id), { id: question?.id ?? 0, b: 0 }]
    await fillLog(db, { items, persons: 120, answersEach: items.length, seed: 7 })
    const right = question?.answer ?? []
    const half = right.slice(0, Math.ceil(right.length / 2)).join(',')
    // Never fully right, always half right: the calibration counts every answer as right.
    await sql`update answers set correct = false, answer = ${half} where question_id = ${question?.id}`.execute(db)
    await begin()
    const row = (await found()).find(({ question_id }) => question_id === question?.id)
    expect(row?.facility).toBeGreaterThan(0.98)
    expect(row?.is_calibrated).toBe(false)
  })

  it('finds nothing without answers', async () => {
    expect(await begin()).toEqual({ answers: 0, persons: 0, items: 0, calibrated: 0 })
  })
})

describe('a calibration that is cut off', () => {
  it.each(['while it reads', 'while it estimates', 'while it writes'])('%s continues, and reaches the same result', async when => {
    const { db } = quiz.database
    await fillLog(db, { items: await itemsOf(30), persons: 150, answersEach: 12, seed: 8 })
    const log = await begin()
    const whole = await found()
    await sql`truncate item_calibrations, calibration_runs`.execute(db)

    const stopping = new AbortController()
    const stop = () => stopping.abort(new Error('on purpose'))
    const cut = { 'while it reads': { onRead: stop }, 'while it estimates': { onStep: stop } }[when] ?? {}
    if (when === 'while it writes') await failOnWrite()
    await expect(begin({ signal: stopping.signal, ...cut })).rejects.toThrow(/on purpose/)
    expect(await runOf()).toMatchObject({ finished_at: null, leased_until: null })
    await sql`drop trigger if exists fail_on_write on item_calibrations`.execute(db)
    // Answers given meanwhile wait for the next calibration.
    await fillLog(db, { items: await itemsOf(30), persons: 20, answersEach: 5, seed: 9 })
    expect(await begin()).toEqual(log)
    expect(await found()).toEqual(whole)
  })

  async function failOnWrite() {
    await sql`create or replace function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`.execute(
      quiz.database.db,
    )
    await sql`create trigger fail_on_write before insert on item_calibrations for each statement execute function fail_on_purpose()`.execute(
      quiz.database.db,
    )
  }

  it('is taken over once the lease of its dead process has expired, not before', async () => {
    const { db } = quiz.database
    await fillLog(db, { items: await itemsOf(20), persons: 150, answersEach: 10, seed: 10 })
    // A process claims the run and dies.
    expect(await claimRun(db, quiz.fixture.languages.en, quiz.clock.now())).toMatchObject({ progress: null })
    expect(await begin()).toBeNull()
    await sql`update calibration_runs set leased_until = now() - interval '1 second'`.execute(db)
    expect(await begin()).toMatchObject({ answers: 1_500 })
  })

  it('continues from the saved step', async () => {
    const { db } = quiz.database
    await fillLog(db, { items: await itemsOf(20), persons: 150, answersEach: 10, seed: 11 })
    let steps = 0
    await begin({ onStep: done => (steps = done) })
    const settled = await found()
    await claimRun(db, quiz.fixture.languages.en, quiz.clock.now())
    const progress = { difficulties: settled.map(row => [row.question_id, row.b - 1]), spread: 1, steps: 399, change: 1, shift: 1 }
    await sql`update calibration_runs set leased_until = null, progress = ${JSON.stringify(progress)}::jsonb`.execute(db)
    let continued = 0
    await begin({ onStep: done => (continued = done) })
    expect(steps).toBeLessThan(100)
    expect(continued).toBe(400)
  })
})

describe('the nightly calibration', () => {
  it('runs once a night, in languages with enough answers', async () => {
    const { db } = quiz.database
    await quiz.app.runJob('calibrate')
    expect(await runOf()).toBeUndefined()
    await fillLog(db, { items: await itemsOf(20), persons: 250, answersEach: 10, seed: 12 })
    await quiz.app.runJob('calibrate')
    const first = await runOf()
    expect(first).toMatchObject({ language_id: quiz.fixture.languages.en, finished_at: expect.any(Date) })
    quiz.clock.advance(60_000)
    await quiz.app.runJob('calibrate')
    expect(await runOf()).toEqual(first)
    quiz.clock.advance(24 * 3_600_000)
    await quiz.app.runJob('calibrate')
    expect((await runOf())?.finished_at?.getTime()).toBeGreaterThanOrEqual((first?.finished_at?.getTime() ?? 0) + 24 * 3_600_000)
  })
})

describe('the difficulty found by a calibration', () => {
  const known = { answers: 400, b: 2, standard_error: 0.1, infit: 1, outfit: 1 }

  it('is shown to players at once, however many have answered so far', async () => {
    const alice = await quiz.player()
    const shown = async () => {
      const { play, questions } = await quiz.begin(alice, ancient)
      await alice.call('finish_play', { play_id: play.id })
      return questions[0]
    }
    const { db } = quiz.database
    await quiz.begin(alice, ancient)
    const rows = await db.selectFrom('questions').select('id').execute()
    const set = (facility: number, is_calibrated: boolean) =>
      writeCalibrations(
        db,
        rows.map(({ id }) => ({ ...known, question_id: id, facility, is_calibrated })),
        quiz.clock.now(),
      )
    await sql`
      insert into item_stats (question_id, attempts, correct, rest_attempts, rest_correct, rest_sum, rest_square_sum, rest_sum_of_correct, times)
      select id, 50, 50, 0, 0, 0, 0, 0, array_fill(0, array[25]) from questions`.execute(db)
    expect((await shown())?.difficulty).toBe('easy')
    await set(0.2, true)
    expect((await shown())?.difficulty).toBe('hard')
    expect((await readStats(db, [rows[0]?.id ?? 0])).get(rows[0]?.id ?? 0)).toMatchObject({ facility: 1, calibratedFacility: 0.2 })
    await set(0.2, false)
    expect((await shown())?.difficulty).toBe('easy')
  })
})
