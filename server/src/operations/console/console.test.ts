import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { backupsIn } from '../../platform/db/connection/data-directory.ts'
import { countHours } from './stats.ts'

let quiz: Quiz
let ada: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  // free-lifeline.test.ts tests free lifelines.
  await quiz.set('free_lifelines', 0)
  ada = await quiz.player('Ada', { roles: ['administrator'] })
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
const isEmbedded = !process.env.TEST_DATABASE_URL
const roles = [[], ['editor'], ['examiner'], ['treasurer'], ['administrator']] as const

describe('get_dashboard', () => {
  it('is for staff; coins and payouts are shown to treasurers and administrators only', async () => {
    for (const held of roles) {
      const one = await quiz.player('Eve', { roles: [...held] })
      const reply = await one.call('get_dashboard')
      const [first] = held
      if (first === undefined) {
        expect(reply.status).toBe(403)
        continue
      }
      const seesMoney = first === 'treasurer' || first === 'administrator'
      expect([reply.data.ledger !== null, reply.data.open.payouts !== null]).toEqual([seesMoney, seesMoney])
      expect(reply.data.days.every(({ coins_in }) => (coins_in !== null) === seesMoney)).toBe(true)
    }
    expect((await quiz.stranger.call('get_dashboard')).status).toBe(401)
  })

  it('shows current numbers', async () => {
    const bob = await quiz.player('Bob')
    await quiz.begin(bob)
    await bob.call('set_battle_statistics')
    const { data } = await ada.call('get_dashboard')
    expect(data.now.plays).toBeGreaterThan(0)
    expect(data.players).toMatchObject({ is_estimate: false })
    expect(data.storage.database_bytes).toBeGreaterThan(1_000_000)
    expect(data.storage.kind).toBe(isEmbedded ? 'embedded' : 'postgres')
    expect(data.days).toHaveLength(30)
  })
})

interface Slow {
  day: string
  new_players: number
  plays: number
  answers: number
  coins_in: number
  coins_out: number
}

/** An independent count, row by row. */
async function slowly(): Promise<Slow[]> {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  const days = new Map<string, Slow>()
  const at = (day: string) => {
    const row = days.get(day) ?? { day, new_players: 0, plays: 0, answers: 0, coins_in: 0, coins_out: 0 }
    days.set(day, row)
    return row
  }
  for (const row of await db().selectFrom('accounts').select('registered_at').execute()) at(dayOf(row.registered_at)).new_players++
  for (const row of await db().selectFrom('plays').select('started_at').execute()) at(dayOf(row.started_at)).plays++
  for (const row of await db().selectFrom('answers').select(['answered_at', 'answer']).execute())
    if (row.answer !== null) at(dayOf(row.answered_at)).answers++
  const kinds = new Map((await db().selectFrom('ledger_accounts').select(['id', 'kind']).execute()).map(({ id, kind }) => [id, kind]))
  const isHouse = (id: number) => ['house', 'payouts'].includes(kinds.get(id) ?? '')
  for (const row of await db().selectFrom('transfers').select(['from_id', 'to_id', 'amount', 'created_at']).execute()) {
    if (isHouse(row.from_id) && !isHouse(row.to_id)) at(dayOf(row.created_at)).coins_in += row.amount
    if (!isHouse(row.from_id) && isHouse(row.to_id)) at(dayOf(row.created_at)).coins_out += row.amount
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day))
}

describe('the stats by day', () => {
  const shown = async () => (await ada.call('get_dashboard')).data.days.filter(day => day.new_players + day.plays + day.answers > 0)

  it('equal a slow count, before and after their hours are counted', async () => {
    const players = [await quiz.player('One', { coins: 500 }), await quiz.player('Two', { coins: 50 })]
    for (const player of players) {
      const started = await quiz.begin(player, { ...ancient })
      await quiz.lifeline(player, started.play, started.questions[0], 'fifty_fifty')
      await quiz.playThrough(player, started, 3)
    }
    // Spread the rows over some days, as if they had grown over time.
    await sql`update plays set started_at = started_at - (id % 5) * interval '7 hours'`.execute(db())
    await sql`update answers set answered_at = answered_at - (id % 9) * interval '11 hours'`.execute(db())
    await sql`update accounts set registered_at = registered_at - (id % 4) * interval '30 hours'`.execute(db())
    const truth = await slowly()
    const now = quiz.clock.now()
    const afterAnHour = new Date(now.getTime() + 2 * 3_600_000)
    await countHours(quiz.database, new Date(now.getTime() - 50 * 3_600_000))
    await countHours(quiz.database, now)
    expect(await shown()).toEqual(truth.filter(({ day }) => day <= now.toISOString().slice(0, 10)))
    await countHours(quiz.database, afterAnHour)
    await countHours(quiz.database, afterAnHour)
    expect(await shown()).toEqual(truth)
  })

  it('count each hour once, however many processes count', async () => {
    await db().deleteFrom('hour_stats').execute()
    const later = new Date(quiz.clock.now().getTime() + 2 * 3_600_000)
    await Promise.all([1, 2, 3].map(() => countHours(quiz.database, later)))
    expect(await shown()).toEqual(await slowly())
  })

  it('count an hour only after everything in it has been committed', async () => {
    await db().deleteFrom('hour_stats').execute()
    const hour = Math.floor(quiz.clock.now().getTime() / 3_600_000) * 3_600_000
    const last = async (at: number) => {
      await countHours(quiz.database, new Date(at))
      const row = await db().selectFrom('hour_stats').select('hour').orderBy('hour', 'desc').executeTakeFirst()
      return row?.hour.getTime()
    }
    expect(await last(hour + 599_000)).toBe(hour - 2 * 3_600_000)
    expect(await last(hour + 601_000)).toBe(hour - 3_600_000)
  })
})

describe('jobs', () => {
  it('run when an administrator asks, with an audit row, and report their outcome', async () => {
    expect((await ada.call('run_job', { name: 'count_stats' })).data).toEqual({ name: 'count_stats' })
    const runOf = async (name: string) => (await ada.call('get_jobs')).data.find(job => job.name === name)
    await expect.poll(() => runOf('count_stats')).toMatchObject({ ended_at: expect.any(String), is_failing: false, error: null })
    const rows = await db().selectFrom('audit_entries').selectAll().where('subject', '=', 'job:count_stats').execute()
    expect(rows).toMatchObject([{ account_id: ada.id, action: 'run_job' }])
    expect((await ada.call('run_job', { name: 'no_such' })).message).toBe('document_not_found')
  })

  it('are named on the dashboard after a failure in any process', async () => {
    const at = quiz.clock.now()
    await db()
      .insertInto('job_runs')
      .values({ name: 'housekeeping', started_at: at, ended_at: at, took_ms: 3, failed_at: at, error: 'on purpose' })
      .execute()
    const { data } = await ada.call('get_dashboard')
    expect(data.jobs.failing).toEqual(['housekeeping'])
    expect((await ada.call('get_jobs')).data.find(({ name }) => name === 'housekeeping')).toMatchObject({
      error: 'on purpose',
      is_failing: true,
    })
  })
})

describe.runIf(isEmbedded)('backups of the embedded database', () => {
  const made = async () => {
    await vi.waitFor(
      async () => expect((await ada.call('get_backups')).task).toMatchObject({ ended_at: expect.any(String), error: null }),
      60_000,
    )
    return (await ada.call('get_backups')).data
  }
  const drilled = async () => {
    const ended = async () => {
      const [drill] = (await ada.call('get_restore_drills')).data
      expect(drill?.ended_at).toEqual(expect.any(String))
      return drill
    }
    return vi.waitFor(ended, 60_000)
  }
  const fetchFile = (url: string) => quiz.app.http.inject({ url })

  it('are made while the database serves, one at a time, and pass a drill', async () => {
    expect((await ada.call('run_restore_drill')).message).toBe('document_not_found')
    const replies = await Promise.all([1, 2].map(() => ada.call('make_backup')))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['already_running', 'ok'])
    const [backup] = await made()
    expect(backup).toMatchObject({ id: expect.stringMatching(/^trivium-\d{8}-\d{6}-asked\.zip$/), is_daily: false })
    const before = await quiz.ledgerSum()
    expect((await ada.call('run_restore_drill')).data).toMatchObject({ file: backup?.id, is_sound: null })
    const drill = await drilled()
    expect(drill?.checks.filter(({ is_sound }) => !is_sound)).toEqual([])
    expect(drill).toMatchObject({
      is_sound: true,
      checks: expect.arrayContaining([expect.objectContaining({ what: 'Rows of transfers' })]),
    })
    expect(await quiz.ledgerSum()).toBe(before)
  }, 120_000)

  // ASVS V5.4.1
  it('can be downloaded once by an administrator who has just signed in, and only existing files', async () => {
    const [backup] = (await ada.call('get_backups')).data
    const { url } = (await ada.call('get_backup_link', { file: backup?.id })).data
    const replies = await Promise.all([fetchFile(url), fetchFile(url)])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
    const file = replies.find(({ statusCode }) => statusCode === 200)
    expect(file?.rawPayload.length).toBe(backup?.bytes)
    expect(file?.headers).toMatchObject({
      'content-disposition': `attachment; filename="${backup?.id}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    for (const name of ['../../lock', '..%2Flock', 'identity-secret', '', `./${backup?.id}`])
      expect((await ada.call('get_backup_link', { file: name })).error).toBe(true)
    expect((await fetchFile('/api/admin/backups/no-such-secret')).statusCode).toBe(404)
    quiz.clock.advance(16 * 60_000)
    expect((await ada.call('get_backup_link', { file: backup?.id })).message).toBe('sign_in_again')
    quiz.clock.reset()
  })

  it('fail the drill if they are damaged', async () => {
    const folder = backupsIn(quiz.config.dataDir)
    writeFileSync(join(folder, 'trivium-20990101-000000-asked.zip'), 'no backup at all')
    await ada.call('run_restore_drill')
    const drill = await drilled()
    expect(drill).toMatchObject({ is_sound: false, checks: [{ what: 'The backup opens', is_sound: false }] })
  }, 60_000)

  it('are made daily by the job, which deletes the oldest daily ones', async () => {
    const names = () => readdirSync(backupsIn(quiz.config.dataDir)).filter(name => name.endsWith('-daily.zip'))
    await quiz.set('backups_kept', 2)
    for (let day = 0; day < 4; day++) {
      await quiz.app.runJob('back_up')
      await quiz.app.runJob('back_up')
      quiz.clock.advance(86_400_000)
    }
    quiz.clock.reset()
    expect(names()).toHaveLength(2)
    expect(existsSync(join(backupsIn(quiz.config.dataDir), 'trivium-20990101-000000-asked.zip'))).toBe(true)
    await quiz.set('backups_kept', 7)
  }, 120_000)
})

describe.runIf(!isEmbedded)('backups of PostgreSQL', () => {
  it('are made by its own tools', async () => {
    expect(await ada.call('get_backups')).toMatchObject({ data: [], is_offered: false })
    for (const action of ['make_backup', 'run_restore_drill'] as const) expect((await ada.call(action)).message).toBe('backups_by_postgres')
  })
})
