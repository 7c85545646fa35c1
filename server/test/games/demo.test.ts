// The demo of DEMO=1: made once, by playing, and started over after an interruption; and the calls that are refused in it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ActionName, contract } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { demoRuleOf } from '@trivium/contract/demo'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Config, readConfig } from '../../src/platform/config/config.ts'
import { createSampleSignIns } from '../../src/operations/sample-sign-ins.ts'
import { type Database, openDatabase } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { createApp } from '../../src/app.ts'
import { isHalfMade, prepareDemo, refuseToMix, startOver } from '../../src/operations/demo/index.ts'
import { type Reply, startApp, type TestApp, type TestPlayer } from '../app/app.ts'
import { freshDatabase, putDatabase } from '../setup/database.ts'
import { itDeep } from '../setup/effort.ts'
import { loadFixture } from '../app/fixture.ts'

const configOf = (dataDir: string, env: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    IDENTITY_SECRET: 'demo'.repeat(8),
    DEMO: '1',
    DEMO_DAYS: '1',
    ...env,
  })

let said: string[] = []
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(text => said.push(String(text)) > 0)
})
afterEach(() => {
  said = []
})
afterAll(() => void vi.restoreAllMocks())

describe('a demo', () => {
  let database: Database
  let config: Config
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-demo-'))
  beforeAll(async () => {
    database = await freshDatabase()
    await loadFixture(database.db)
    config = configOf(dataDir)
    await prepareDemo(async () => createApp, database, config)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const one = async (query: string) => (await database.withSession(session => session.select(query)))[0]?.n

  it('is made by playing: plays with answers, battles with a result, a contest that has paid, and leaderboards', async () => {
    expect({
      open: await one("select count(*)::int as n from plays where state = 'open'"),
      hasPlays: Number(await one("select count(*)::int as n from plays where state = 'finished'")) > 15,
      hasBattles: Number(await one("select count(*)::int as n from battles where phase = 'over'")) > 0,
      hasPrizes: Number(await one("select count(*)::int as n from transfers where title = 'contest_prize'")) > 0,
      toSend: Number(await one("select count(*)::int as n from won_things where state = 'to_send'")),
      runs: Number(await one("select count(*)::int as n from contests where key = 'demo:live' and drawn_at is not null")),
      hasExams: Number(await one('select count(*)::int as n from exams where released_at is not null')) > 0,
      hasScores: Number(await one('select count(*)::int as n from leaderboard_entries')) > 0,
    }).toEqual({ open: 0, hasPlays: true, hasBattles: true, hasPrizes: true, toSend: 1, runs: 1, hasExams: true, hasScores: true })
  })

  it('has questions with figures and with every flag, and a wrong key that players reported', async () => {
    const { rows } = await sql<{ question: string; attempts: number; flags: string[]; reports: number }>`
      select q.question, f.attempts, f.flags, (select count(*)::int from reports r where r.question_id = q.id) as reports
      from item_flags f join questions q on q.id = f.question_id where 'trial' = any(q.tags) order by q.id`.execute(database.db)
    expect(rows.map(({ flags }) => flags)).toEqual([
      ['too_easy', 'unused_distractor'],
      ['weak', 'strong_distractor'],
      ['unused_distractor'],
      ['too_hard'],
      ['weak'],
      [],
      [],
      [],
      [],
      [],
    ])
    expect(rows.map(({ attempts }) => attempts >= 38)).not.toContain(false)
    expect(rows[1]).toMatchObject({ question: 'Which city is the capital of Australia?', reports: 3 })
  })

  it('has an exam with results: 32 examinees with different marks, one void, one with extra time, one whose pages noted violations', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*)::int as sat, count(distinct p.points)::int > 6 as differ, count(a.void_reason)::int as void,
        count(distinct l.account_id)::int as listed, min(p.points) < 6 as some_fail, max(p.points) > 10 as some_shine
      from exams e join exam_attempts a on a.exam_id = e.id join plays p on p.id = a.play_id left join examinees l on l.exam_id = e.id
      where e.released_at is not null and e.title = 'General Science, mid-term'`.execute(database.db)
    expect(rows).toEqual([{ sat: 32, differ: true, void: 1, listed: 1, some_fail: true, some_shine: true }])
    const { rows: events } = await sql<{ event: string; times: number }>`
      select event, count(*)::int as times from exam_events where event in ('violation', 'extra_time', 'away', 'voided')
      group by event order by event`.execute(database.db)
    expect(events).toEqual([
      { event: 'away', times: 1 },
      { event: 'extra_time', times: 1 },
      { event: 'violation', times: 7 },
      { event: 'voided', times: 1 },
    ])
  })

  it('has the class as a group with own ids, and drafts that a second editor accepted, sent back, and has not read', async () => {
    expect(await one('select count(*)::int as n from group_members where own_id is not null')).toBe(40)
    expect(await one("select count(*)::int as n from exam_seats where own_id like 'S-%'")).toBe(80)
    expect(await one("select count(*)::int as n from questions where review = 'waiting'")).toBe(1)
    expect(await one("select count(*)::int as n from questions where review = 'sent_back'")).toBe(1)
  })

  it('leaves a sound ledger dated by its games, and the database’s clock as the default again', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select (select sum(balance)::int from ledger_accounts) as sum, count(distinct date_trunc('hour', created_at)) > 2 as spread,
        max(created_at) < now() as past, (select count(*)::int from pg_class where relname = 'demo_clock') as clocks
      from transfers`.execute(database.db)
    expect(rows[0]).toEqual({ sum: 0, spread: true, past: true, clocks: 0 })
    expect(
      await one(
        `select count(*)::int as n from pg_attrdef where adrelid = 'transfers'::regclass and pg_get_expr(adbin, adrelid) = 'now()'`,
      ),
    ).toBe(1)
  })

  it('contains nothing in the future', async () => {
    expect(await one('select count(*)::int as n from answers where answered_at > now()')).toBe(0)
    expect(await one('select count(*)::int as n from sessions where created_at > now()')).toBe(0)
  })

  it('is made once', async () => {
    const accounts = await one('select count(*)::int as n from accounts')
    expect(await prepareDemo(async () => createApp, database, config)).toBe(false)
    expect(await one('select count(*)::int as n from accounts')).toBe(accounts)
  })

  it('is never served as anything but a demo', async () => {
    await refuseToMix(database, config)
    await expect(refuseToMix(database, configOf(dataDir, { DEMO: '0' }))).rejects.toThrow('start with DEMO=1')
  })

  it('has a sample sign-in for every role, and says that it is a demo', async () => {
    const app = await startApp({ database: { ...database, close: async () => {} }, env: { DEMO: '1' } })
    const samples = await createSampleSignIns(app.app, app.config, database.db)
    expect(samples.map(({ roles }) => roles?.[0] ?? 'player').toSorted()).toEqual([
      'administrator',
      'editor',
      'examiner',
      'player',
      'player',
      'treasurer',
    ])
    expect((await app.stranger.call('get_web_settings')).data.demo).toBe(true)
    await app.close()
  })
})

describe('the making of a demo', () => {
  itDeep(
    'starts over when it was interrupted',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'trivium-demo-'))
      const config = configOf(dataDir)
      const cutOff = new AbortController()
      if (!process.env.TEST_DATABASE_URL) await putDatabase(dataDir)
      let database = process.env.TEST_DATABASE_URL ? await freshDatabase() : await openDatabase(config)
      await loadFixture(database.db)
      vi.mocked(process.stdout.write).mockImplementation(text => {
        if (/: [1-9]/.test(String(text))) cutOff.abort()
        return true
      })
      await expect(prepareDemo(async () => createApp, database, config, cutOff.signal)).rejects.toThrow('abort')
      expect(await isHalfMade(database)).toBe(true)
      if (database.kind === 'postgres') await expect(startOver(database, config)).rejects.toThrow('Drop the database')
      else {
        database = await startOver(database, config)
        await migrate(database)
        expect(await isHalfMade(database)).toBe(false)
        await refuseToMix(database, config)
      }
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
    60_000,
  )

  it('is refused on a database with players', async () => {
    const app = await startApp()
    await app.player()
    await expect(refuseToMix(app.database, configOf(app.config.dataDir))).rejects.toThrow('has players already')
    await app.close()
  })
})

describe('in the demo', () => {
  const specs: Record<string, ActionSpec> = contract
  const names = Object.keys(contract).filter((name): name is ActionName => Object.hasOwn(contract, name))
  const isRefused = (name: ActionName) => specs[name]?.writes === true || demoRuleOf(name) === 'refused'
  let app: TestApp
  let staff: TestPlayer
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp({ env: { DEMO: '1' } })
    await loadFixture(app.database.db)
    staff = await app.player('Edda', { roles: ['administrator'] })
    player = await app.player('Alice')
  })
  afterAll(() => app.close())

  const isForPlayers = (name: ActionName) => specs[name]?.access === 'player' || specs[name]?.access === 'anyone'
  const call = (name: ActionName, by = player): Promise<Reply<ActionName>> => {
    const caller = isForPlayers(name) ? by : staff
    const file = specs[name]?.file
    return caller.call(name, {}, file ? { file: { field: file, bytes: Buffer.from('x') } } : {})
  }

  it.each(names.filter(isRefused))('%s is refused', async name => {
    expect((await call(name)).message).toBe('not_allowed_in_demo')
  })

  it.each(names.filter(name => !isRefused(name)))('%s is allowed', async name => {
    // With a new player, because signing out and the like end the sessions that the other calls use.
    player = await app.player('Alice')
    expect((await call(name)).message).not.toBe('not_allowed_in_demo')
  })

  describe('a shared sample account', () => {
    const share = (shared: TestPlayer) =>
      app.database.db.updateTable('accounts').set({ is_shared: true }).where('id', '=', shared.id).execute()

    it.each(names.filter(isForPlayers))('stores nothing through %s, and plays like any account', async name => {
      const sample = await app.player('Sample')
      await share(sample)
      const isKept = demoRuleOf(name) === 'keeps' || demoRuleOf(name) === 'refused'
      expect((await call(name, sample)).message === 'not_allowed_in_demo').toBe(isKept)
    })

    it('sends, marks and reads nothing; own accounts do all that with their own data', async () => {
      const [sample, own] = [await app.player('Sample'), await app.player('Own')]
      await share(sample)
      const { db } = app.database
      const { data: questions } = await sample.call('get_questions_by_level', { category: 'history', subcategory: 'ancient', level: 1 })
      const question_id = questions[0]?.id
      const moves = [
        ['block_player', { user_id: own.id, status: 1 }],
        ['remove_friend', { user_id: own.id }],
        ['ask_friend', { user_id: own.id }],
        ['answer_friend_request', { user_id: own.id, accept: 1 }],
        ['report_question', { question_id, message: 'This question is not right.' }],
        ['set_bookmark', { question_id, status: 1, type: 'quiz_zone' }],
        ['mark_notifications_read', { up_to_id: 2_000_000_000 }],
      ] as const
      for (const [name, input] of moves) expect((await sample.call(name, input)).message).toBe('not_allowed_in_demo')
      expect((await own.call('block_player', { user_id: sample.id, status: 1 })).message).toBe('ok')
      for (const table of ['reports', 'bookmarks'] as const)
        expect(await db.selectFrom(table).select('account_id').where('account_id', '=', sample.id).execute()).toEqual([])
    })
  })

  it('stays the demo whatever the settings say', async () => {
    await app.set('demo_mode', 0)
    expect((await player.call('update_profile', { name: 'Mallory' })).message).toBe('not_allowed_in_demo')
  })

  it('refuses changes to how to sign in', async () => {
    for (const [path, payload] of [
      ['request-password-reset', { email: 'player@trivium.example' }],
      ['reset-password', { token: 'x', newPassword: 'a-new-password' }],
      ['two-factor/enable', { password: 'play-the-sample' }],
      ['two-factor/disable', { password: 'play-the-sample' }],
    ] as const) {
      const answer = await app.app.http.inject({ method: 'POST', url: `/identity/${path}`, payload })
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 403, { code: 'NOT_ALLOWED_IN_DEMO' }])
    }
  })
})
