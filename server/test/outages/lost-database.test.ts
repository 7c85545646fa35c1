import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutConnections, urlOf } from '../setup/database.ts'
import { expectPlayGoesOn, playOn } from './lost-database.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

const password = 'correct horse battery staple 9'
const identityCalls = [
  ['POST', 'sign-up/email', { name: 'Ann', email: 'ann@example.com', password }],
  ['POST', 'sign-in/email', { email: 'ann@example.com', password }],
  ['POST', 'request-password-reset', { email: 'ann@example.com' }],
  ['POST', 'reset-password', { token: 'abc', newPassword: password }],
  ['POST', 'phone-number/send-otp', { phoneNumber: '+4915112345678' }],
  ['POST', 'phone-number/verify', { phoneNumber: '+4915112345678', code: '123456' }],
  ['GET', 'jwks', undefined],
] as const

// Skipped on the embedded database, which runs in the process and has no connection to lose.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('connections that are cut under play', () => {
  const lines: string[] = []
  let quiz: Quiz
  beforeAll(async () => {
    quiz = await startQuiz({ env: { LOG_LEVEL: 'error' }, logTo: { write: line => void lines.push(line) } })
  })
  afterAll(() => quiz.close())

  it('lose nothing acknowledged, answer with 503 at worst, and play goes on', async () => {
    const players = await Promise.all(['Ann', 'Ben', 'Cem', 'Dov'].map(name => quiz.player(name)))
    const course = playOn(quiz, players)
    for (let cuts = 0; cuts < 6; cuts++) {
      await expectPlayGoesOn(course)
      await cutConnections(quiz.database)
    }
    await expectPlayGoesOn(course)
    await course.finish()
  })

  it('are logged and counted', async () => {
    expect(lines.join('')).toContain('a connection to the database was lost')
    const { body } = await quiz.app.http.inject({ url: '/metrics' })
    expect(Number(/^database_connections_lost_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0)
  })

  it('when no connection can be opened, every call says so, and nobody is signed out', async () => {
    const alice = await quiz.player()
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
    await admin.connect()
    const name = new URL(await urlOf(quiz.database)).pathname.slice(1)
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    // Termination is a signal, so connections may still answer for a moment.
    const left = () => admin.query<{ count: number }>('select count(*)::int as count from pg_stat_activity where datname = $1', [name])
    await expect.poll(async () => (await left()).rows[0]?.count, { timeout: 20_000 }).toBe(0)
    const replies = await Promise.all(
      identityCalls.map(([method, path, payload]) => quiz.app.http.inject({ method, url: `/identity/${path}`, payload })),
    )
    expect(replies.map(reply => [reply.statusCode, reply.headers['retry-after']])).toEqual(replies.map(() => [503, '2']))
    const [own, unknown] = await Promise.all([alice.call('get_user_by_id'), quiz.withToken('x'.repeat(43)).call('get_user_by_id')])
    expect([own, unknown]).toMatchObject([{ status: 503, message: 'unavailable' }, { status: 503 }])
    await admin.query(`alter database ${name} with allow_connections true`)
    await admin.end()
    await expect.poll(async () => (await alice.call('get_user_by_id')).status).toBe(200)
  })

  it('receive notifications again after they are restored', async () => {
    const alice = await quiz.player()
    await cutConnections(quiz.database)
    await vi.waitFor(async () => expect(await quiz.database.changes.isTrusted()).toBe(true), { timeout: 20_000 })
    await expect.poll(async () => (await alice.call('get_user_by_id')).status).toBe(200)
  })
})
