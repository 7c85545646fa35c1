// Who says before the start of a contest that they take part, what that changes, and who is notified.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { plansOf } from '../../../test/app/plans.ts'
import { coinsOf, type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../test/app/statements.ts'
import { type ContestHall, contestHall, hourMs } from '../../../test/games/contest-hall.ts'
import { effort } from '../../../test/setup/effort.ts'
import { must } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { deactivate } from '../../people/accounts/index.ts'
import { callOffContest } from './running/call-off.ts'
import { contestJob } from './running/run.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { countRegistered, deleteRegistration, insertRegistration, readNextUntold, readRegistered } from './registration-store.ts'

const minuteMs = 60_000
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
let hall: ContestHall
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

const register = (player: TestPlayer, contest_id: number, status: 0 | 1 = 1) => player.call('register_for_contest', { contest_id, status })
const detailOf = async (player: TestPlayer, contest_id: number) => (await player.call('get_contest_detail', { contest_id })).data
const whoIsIn = (player: TestPlayer, contest_id: number, page = {}) => player.call('get_contest_registrations', { contest_id, ...page })
/** What a player was told about contests, oldest first. */
const toldTo = async (player: TestPlayer) => {
  const { data } = await player.call('get_notifications', { limit: 100, order: 'asc' })
  return data.filter(({ type }) => type.startsWith('contest_')).map(({ type, type_id, message }) => ({ type, type_id, message }))
}

describe('register_for_contest', () => {
  it('puts a player on the list once, takes no coins, and can be taken back until the start', async () => {
    stopTime()
    const id = await hall.announce({ startsInHours: 2, entry: 20 })
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    expect(await detailOf(alice, id)).toMatchObject({ state: 'upcoming', registered: 0, is_registered: false, first_registered: [] })
    for (let time = 0; time < 2; time++) expect((await register(alice, id)).data).toEqual({ is_registered: true })
    quiz.clock.advance(1000)
    await register(bob, id)
    const faces = [
      { user_id: alice.id, name: 'Alice', profile: null },
      { user_id: bob.id, name: 'Bob', profile: null },
    ]
    expect(await detailOf(alice, id)).toMatchObject({ registered: 2, is_registered: true, first_registered: faces, my_state: 'none' })
    expect(await whoIsIn(bob, id)).toMatchObject({ data: faces, total: 2 })
    expect(await whoIsIn(bob, id, { offset: 1, limit: 1 })).toMatchObject({ data: faces.slice(1), total: 2 })
    const { data } = await bob.call('get_contest')
    expect(data.upcoming.find(contest => contest.id === id)).toMatchObject({ registered: 2, is_registered: true, participants: 0 })
    for (let time = 0; time < 2; time++) expect((await register(alice, id, 0)).data).toEqual({ is_registered: false })
    expect(await detailOf(alice, id)).toMatchObject({ registered: 1, is_registered: false })
    expect([await coinsOf(alice), await coinsOf(bob)]).toEqual([100, 100])
    quiz.clock.reset()
  })

  it('refuses contests that have started, are ending, are over, were called off, or do not exist', async () => {
    stopTime()
    const alice = await quiz.player()
    const [live, over, off] = [await hall.openOne(), await hall.openOne({ hours: 1 }), await hall.announce({ startsInHours: 1 })]
    const undrawn = await hall.announce({ startsInHours: 1 })
    await hall.end(over)
    await callOffContest(quiz.database.db, off, quiz.clock.now())
    const messages = async (contest_id: number) =>
      [await register(alice, contest_id), await register(alice, contest_id, 0), await whoIsIn(alice, contest_id)].map(
        ({ message }) => message,
      )
    quiz.clock.advance(hourMs)
    const asked: [number, string][] = [
      [live, 'contest_started'],
      [undrawn, 'contest_started'],
      [over, 'contest_over'],
      [off, 'contest_over'],
      [999_999, 'document_not_found'],
    ]
    for (const [id, refusal] of asked) expect([id, await messages(id)]).toEqual([id, [refusal, refusal, refusal]])
    expect(await quiz.database.db.selectFrom('contest_registrations').selectAll().where('account_id', '=', alice.id).execute()).toEqual([])
    quiz.clock.reset()
  })

  it('registers the caller, even if the call names another account', async () => {
    const id = await hall.announce({ startsInHours: 2 })
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const forged = { contest_id: id, status: 1, account_id: bob.id, user_id: bob.id, player_id: bob.id } as const
    await alice.call('register_for_contest', forged)
    expect([(await detailOf(alice, id)).is_registered, (await detailOf(bob, id)).is_registered]).toEqual([true, false])
    const taken = { ...forged, status: 0, account_id: alice.id, user_id: alice.id, player_id: alice.id }
    await bob.call('register_for_contest', taken)
    expect((await detailOf(alice, id)).is_registered).toBe(true)
  })

  it('lets the account enter afterwards like everybody, for the entry', async () => {
    const id = await hall.announce({ startsInHours: 1, entry: 20 })
    const alice = await quiz.player()
    await register(alice, id)
    expect(await alice.call('get_questions_by_contest', { contest_id: id })).toMatchObject({ error: true, message: 'contest_not_started' })
    quiz.clock.advance(hourMs)
    await hall.tick()
    expect(await detailOf(alice, id)).toMatchObject({ state: 'live', my_state: 'none', participants: 0, first_registered: [] })
    await hall.enter(alice, id)
    expect(await coinsOf(alice)).toBe(80)
    quiz.clock.reset()
  })

  it('counts right, whatever 50 calls do at once', async () => {
    const id = await hall.announce({ startsInHours: 2 })
    const players: TestPlayer[] = []
    for (let index = 0; index < 10; index++) players.push(await quiz.player(`Player ${index}`))
    const [staying, wavering] = [players.slice(0, 5), players.slice(5)]
    const calls = players.flatMap(player =>
      ([1, 1, 0, 1, 0] as const).map(status => register(player, id, staying.includes(player) ? 1 : status)),
    )
    expect(calls).toHaveLength(50)
    await Promise.all(calls)
    await Promise.all(wavering.flatMap(player => [register(player, id, 0), register(player, id, 0)]))
    const { data, total } = await whoIsIn(must(players[9], 'ten players'), id, { limit: 100 })
    expect([data.map(({ user_id }) => user_id).toSorted((one, other) => one - other), total]).toEqual([staying.map(player => player.id), 5])
  })

  it('counts right when 50 transactions of several processes change the registrations of the same players', async () => {
    const { db } = quiz.database
    const ids = [await hall.announce({ startsInHours: 2 }), await hall.announce({ startsInHours: 2 })]
    const players = [await quiz.player(), await quiz.player(), await quiz.player()]
    const startsAt = new Date(quiz.clock.now().getTime() + hourMs)
    const changes = Array.from({ length: 50 }, (_, turn) => {
      const [contestId, accountId] = [must(ids[turn % 2], 'two contests'), must(players[turn % 3], 'three players').id]
      return inTransaction(db, tx =>
        turn % 5 < 3
          ? insertRegistration(tx, { contestId, accountId, startsAt, at: quiz.clock.now() })
          : deleteRegistration(tx, contestId, accountId),
      )
    })
    await Promise.all(changes)
    for (const id of ids) {
      const rows = await readRegistered(db, id, { offset: 0, limit: 100 })
      expect(await countRegistered(db, id)).toBe(rows.length)
    }
  })

  it('forgets accounts that are deactivated or deleted, and what a deactivated one tries meanwhile', async () => {
    const ids = [await hall.announce({ startsInHours: 2 }), await hall.announce({ startsInHours: 3 })]
    const [alice, bob, carol] = [await quiz.player('Alice'), await quiz.player('Bob'), await quiz.player('Carol')]
    for (const player of [alice, bob, carol]) for (const id of ids) await register(player, id)
    await Promise.all([deactivate(quiz.database.db, alice.id), bob.call('delete_user_account')])
    expect((await register(alice, ids[0] ?? 0)).status).not.toBe(200)
    for (const id of ids) {
      const { data, total } = await whoIsIn(carol, id)
      expect([data.map(({ name }) => name), total, (await detailOf(carol, id)).registered]).toEqual([['Carol'], 1, 1])
    }
  })

  it('is one for the weekly cups of all languages: the list shows the one that the player is in', async () => {
    stopTime()
    const { en, ar } = quiz.fixture.languages
    const cup = { kind: 'weekly', hours: 20, startsInHours: 5 } as const
    const [english, arabic] = [await hall.announce({ ...cup, languageId: en }), await hall.announce({ ...cup, languageId: ar })]
    const alice = await quiz.player()
    const cups = async (language_id: number) =>
      (await alice.call('get_contest', { language_id })).data.upcoming.flatMap(({ id, kind, is_registered }) =>
        kind === 'weekly' ? [[id, is_registered]] : [],
      )
    expect([await cups(en), await cups(ar)]).toEqual([[[english, false]], [[arabic, false]]])
    await register(alice, english)
    expect([await cups(en), await cups(ar)]).toEqual([[[english, true]], [[english, true]]])
    // By its id, the other can be chosen, too. The player is notified once.
    await register(alice, arabic)
    quiz.clock.advance(5 * hourMs - 2 * minuteMs)
    await hall.tick()
    expect((await toldTo(alice)).map(({ type }) => type)).toEqual(['contest_soon'])
    quiz.clock.reset()
  })
})

describe('the notices of a registered player', () => {
  it('come once, ten minutes before the start and at the start, however often the job runs', async () => {
    stopTime()
    const id = await hall.announce({ startsInHours: 1 })
    const [early, late, undecided] = [await quiz.player(), await quiz.player(), await quiz.player()]
    await register(early, id)
    await register(undecided, id)
    await register(undecided, id, 0)
    await hall.tick()
    expect(await toldTo(early)).toEqual([])
    quiz.clock.advance(50 * minuteMs)
    await Promise.all([hall.tick(), hall.tick()])
    const soon = { type: 'contest_soon', type_id: id, message: 'It starts in 10 minutes, and you are in.' }
    expect(await toldTo(early)).toEqual([soon])
    quiz.clock.advance(minuteMs)
    // A player who registers in the last minutes gets no notice that it starts soon. Registering again brings no second notice.
    await register(late, id)
    await register(early, id, 0)
    await register(early, id)
    await hall.tick()
    expect([await toldTo(early), await toldTo(late)]).toEqual([[soon], []])
    quiz.clock.advance(9 * minuteMs)
    await Promise.all([hall.tick(), hall.tick()])
    await hall.tick()
    const started = expect.objectContaining({ type: 'contest_started', type_id: id })
    expect([await toldTo(early), await toldTo(late), await toldTo(undecided)]).toEqual([[soon, started], [started], []])
    quiz.clock.reset()
  })

  it('say how long it still is when the job was late, and leave out what is past', async () => {
    stopTime()
    const [id, passed] = [await hall.announce({ startsInHours: 1 }), await hall.announce({ startsInHours: 1, hours: 1 })]
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    await register(alice, id)
    await register(bob, passed)
    quiz.clock.advance(58.5 * minuteMs)
    await hall.tick()
    expect(await toldTo(alice)).toMatchObject([{ message: 'It starts in 2 minutes, and you are in.' }])
    const before = await toldTo(bob)
    quiz.clock.advance(2 * hourMs)
    await hall.tick()
    expect(await toldTo(bob)).toEqual(before)
    expect((await toldTo(alice)).map(({ type }) => type)).toEqual(['contest_soon', 'contest_started'])
    quiz.clock.reset()
  })

  it('go to the devices, too; a message that it starts soon ends with the start', async () => {
    stopTime()
    const { db } = quiz.database
    const id = await hall.announce({ startsInHours: 1 })
    const alice = await quiz.player()
    await db.updateTable('sessions').set({ fcm_id: 'a device' }).where('account_id', '=', alice.id).execute()
    await register(alice, id)
    quiz.clock.advance(50 * minuteMs)
    await hall.tick()
    const until = quiz.clock.now().getTime() + 10 * minuteMs
    quiz.clock.advance(10 * minuteMs)
    await hall.tick()
    const messages = await db
      .selectFrom('push_messages')
      .select('expires_at')
      .where('account_id', '=', alice.id)
      .orderBy('expires_at')
      .execute()
    expect(messages.map(({ expires_at }) => expires_at.getTime() - until)).toEqual([0, 24 * hourMs])
    quiz.clock.reset()
  })

  it('do not come to players of a contest that was called off', async () => {
    stopTime()
    const id = await hall.announce({ startsInHours: 1 })
    const alice = await quiz.player()
    await register(alice, id)
    await callOffContest(quiz.database.db, id, quiz.clock.now())
    quiz.clock.advance(hourMs)
    await hall.tick()
    expect(await toldTo(alice)).toEqual([])
    quiz.clock.reset()
  })

  it('are due ten minutes before the start, so that the job need not look before', async () => {
    stopTime()
    const { db } = quiz.database
    const others = await quiz.database.db.selectFrom('contests').select('id').where('state', '=', 'announced').execute()
    for (const { id } of others) await callOffContest(db, id, quiz.clock.now())
    await hall.tick()
    const id = await hall.announce({ startsInHours: 1 })
    const alice = await quiz.player()
    const startsAt = quiz.clock.now().getTime() + hourMs
    const next = async () => (await readNextUntold(db, quiz.clock.now()))?.getTime() ?? null
    expect(await next()).toBeNull()
    await register(alice, id)
    expect(await next()).toBe(startsAt - 10 * minuteMs)
    quiz.clock.advance(55 * minuteMs)
    await hall.tick()
    expect(await next()).toBeNull()
    const job = contestJob({ db, now: quiz.clock.now, readSettings: () => readSettings(db), log: quiz.app.http.log })
    await job.run()
    expect((await job.dueAt?.())?.getTime()).toBe(startsAt)
    quiz.clock.advance(5 * minuteMs)
    await job.run()
    expect((await toldTo(alice)).map(({ type }) => type)).toEqual(['contest_soon', 'contest_started'])
    expect(await next()).toBeNull()
    quiz.clock.reset()
  })
})

describe('many registrations', () => {
  const many = effort(2_500, 100_000)

  async function registerMany(contestId: number): Promise<void> {
    const { db } = quiz.database
    await sql`
      with made as (
        insert into accounts (subject, sign_in_type, name, refer_code)
        select 'crowd-' || n, 'email', 'Player ' || n, 'crowd-' || n from generate_series(1, ${many}::int) n returning id
      )
      insert into contest_registrations (contest_id, account_id, registered_at)
      select ${contestId}, id, ${quiz.clock.now()}::timestamptz - interval '1 hour' + id * interval '1 millisecond' from made`.execute(db)
    await sql`analyze contest_registrations`.execute(db)
  }

  it('are read by pages from an index, counted without counting, and all notified', { timeout: 120_000 }, async () => {
    stopTime()
    const { db } = quiz.database
    const id = await hall.announce({ startsInHours: 1 })
    await registerMany(id)
    const alice = await quiz.player()
    const last = await whoIsIn(alice, id, { offset: Math.min(many, 10_000) - 100, limit: 100 })
    expect([last.data.length, last.total, (await detailOf(alice, id)).registered]).toEqual([100, many, many])
    const plans = await db.transaction().execute(async tx => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return plansOf(tx, watched => readRegistered(watched, id, { offset: 50, limit: 25 }))
    })
    expect(plans).toEqual([expect.stringContaining('contest_registrations_in_order')])
    quiz.clock.advance(55 * minuteMs)
    await hall.tick()
    const { rows } = await sql<{ told: number }>`select count(*)::int as told from notices where key = ${`contest:${id}:soon`}`.execute(db)
    expect(rows).toEqual([{ told: many }])
    quiz.clock.reset()
  })
})

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  it('a call costs few statements: registering three in a transaction, a look at the countdown six', async () => {
    const id = await hall.announce({ startsInHours: 2 })
    const [alice, warm] = [await quiz.player(), await quiz.player()]
    for (const status of [1, 0] as const) await register(warm, id, status)
    await detailOf(warm, id)
    // A first call also reads the account.
    for (const player of [warm, alice]) await whoIsIn(player, id)
    // The message that wakes the job elsewhere is sent after the commit, and once between two runs.
    const isOwn = (text: string) => !text.includes('pg_notify')
    const cost = async (call: () => Promise<unknown>) =>
      (await takeDown(call)).statements.map(({ text }) => text.trim().slice(0, 60)).filter(isOwn)
    const costs = [await cost(() => register(alice, id)), await cost(() => register(alice, id, 0))]
    expect(costs.map(texts => [texts.length <= 5, texts])).toEqual(costs.map(texts => [true, texts]))
    const looks = [await cost(() => whoIsIn(alice, id)), await cost(() => detailOf(alice, id))]
    expect(looks.map((texts, index) => [texts.length <= (index === 0 ? 3 : 6), texts])).toEqual(looks.map(texts => [true, texts]))
  })
})
