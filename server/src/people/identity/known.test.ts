import { type KyselyPlugin, RawNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { goodPassword, proveEmail, visitor } from '../../../test/app/visitor.ts'
import { must } from '../../platform/api/refuse.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { type CallParts, identityCalls } from './calls.ts'
import { createPost } from './mail/outbox.ts'
import { askedBy } from './parts.ts'
import { passwordHash } from './passwords/password-hash.ts'

let test: TestApp
/** Counts the slow operations: hashing a password, or comparing one with a hash. */
let hashing: MockInstance[]
beforeAll(async () => {
  const hash = passwordHash({ mode: 'test' })
  hashing = [vi.spyOn(hash, 'hash'), vi.spyOn(hash, 'verify')]
  test = await startApp()
})
afterAll(async () => {
  for (const spy of hashing) spy.mockRestore()
  await test.close()
})

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`

/** Records the text of every statement, without its parameters. */
const listener = (statements: string[]): KyselyPlugin => ({
  transformQuery({ node }) {
    statements.push(RawNode.is(node) ? node.sqlFragments.join('?') : node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
})

const parts = (later: unknown[]): Omit<CallParts, 'db' | 'settings'> => ({
  config: test.config,
  secret: 'a secret',
  log: test.app.http.log,
  now: test.clock.now,
  readSettings: async () => defaultSettings,
  onPasswordReset: async () => {},
  isBarred: async () => false,
  isFriendsCode: async () => false,
  address: '192.0.2.1',
  count: async () => {},
  post: { ...createPost(test.config, test.app.http.log, test.clock.now), later: (_replied, work) => void later.push(work) },
})

describe('whether an address has an account', () => {
  async function timed(run: () => Promise<unknown>): Promise<number> {
    const started = performance.now()
    await run()
    return performance.now() - started
  }
  /** The browser cookie is random. */
  const comparable = (headers: Record<string, unknown>) => ({
    ...headers,
    date: null,
    'set-cookie': String(headers['set-cookie']).replace(/=[\w-]{43};/, '=mark;'),
  })

  const ask = async (path: string, fields: object, email: string) => {
    const headers = { origin: test.config.publicUrl }
    const reply = await test.app.http.inject({ method: 'POST', url: `/identity/${path}`, headers, payload: { ...fields, email } })
    return { status: reply.statusCode, headers: comparable(reply.headers), body: reply.json() }
  }

  it.each([
    ['sign-up/email', { name: 'Eve', password: 'eve-tries-addresses' }],
    ['request-password-reset', {}],
  ])('is not revealed by %s, neither in its reply nor in its time', async (path, fields) => {
    const known = newEmail()
    await proveEmail(test, known)
    const times = { known: [] as number[], unknown: [] as number[] }
    // Other load on the machine only makes calls slower, so the fastest of several rounds are compared.
    const ratio = () => Math.min(...times.known) / Math.min(...times.unknown)
    for (let round = 0; round < 4 || (round < 12 && Math.abs(Math.log2(ratio())) > 0.9); round += 1) {
      times.known.push(await timed(() => ask(path, fields, known)))
      times.unknown.push(await timed(() => ask(path, fields, newEmail())))
    }
    expect(await ask(path, fields, known)).toEqual(await ask(path, fields, newEmail()))
    expect(ratio()).toBeGreaterThan(0.5)
    expect(ratio()).toBeLessThan(2)
    expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThan(240)
  })

  it('is not revealed by sign-in/email, neither in its reply nor by hashing a password, which takes nearly all of its time', async () => {
    const known = newEmail()
    await proveEmail(test, known)
    const askCounting = async (email: string) => {
      for (const spy of hashing) spy.mockClear()
      const reply = await ask('sign-in/email', { password: 'eve-tries-addresses' }, email)
      return { ...reply, hashed: hashing.flatMap(({ mock }) => mock.calls).length }
    }
    const first = await askCounting(known)
    expect(first).toMatchObject({ status: 401, hashed: 1 })
    expect(await askCounting(newEmail())).toEqual(first)
  })

  it.each(['sign-up/email', 'request-password-reset'])('is not revealed by what %s does before its reply', async path => {
    const [known, unknown] = [newEmail(), newEmail()]
    await proveEmail(test, known)
    const call = must(
      identityCalls.find(one => one.path === path),
      'the call is listed',
    )
    const doneFor = async (email: string) => {
      const [statements, later] = [[] as string[], [] as unknown[]]
      const db = test.database.db.withPlugin(listener(statements))
      const body = { name: 'Ada', email, password: goodPassword }
      await askedBy({ network: 'here', languages: null, browser: null, replied: Promise.resolve() }, () =>
        call.prepare(body, { ...parts(later), db, settings: defaultSettings }),
      )
      return { statements, later: later.length }
    }
    const [first, second] = [await doneFor(known), await doneFor(unknown)]
    expect(first).toEqual(second)
    // Nothing has been written or sent at the time of the reply, and better-auth is not awaited.
    expect(call.isDone ?? call.isForLater).toBe(true)
    expect(first).toEqual(path === 'sign-up/email' ? { statements: expect.any(Array), later: 1 } : { statements: [], later: 0 })
  })

  it('is told to the owner of the address', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: 'another-way-in-9' })
    expect(test.app.outbox.latest(email)?.subject).toMatch(/^You already have an account/)
    expect((await visitor(test).post('sign-in/email', { email, password: 'another-way-in-9' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('is told to anybody if the operator allows it', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await proveEmail(test, known)
    await test.set('identity_errors_in_detail', 1)
    const password = 'not-the-password-3'
    const codes = [
      await visitor(test).post('sign-in/email', { email: known, password }),
      await visitor(test).post('sign-in/email', { email: unknown, password }),
      await visitor(test).post('sign-up/email', { name: 'Eve', email: known, password }),
      await visitor(test).post('request-password-reset', { email: unknown }),
    ].map(answer => answer.code)
    await test.set('identity_errors_in_detail', 0)
    expect(codes).toEqual(['INVALID_PASSWORD', 'USER_NOT_FOUND', 'USER_ALREADY_EXISTS', 'USER_NOT_FOUND'])
  })
})
