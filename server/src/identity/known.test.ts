import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { proveEmail, visitor } from '../../test/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`

describe('who has an account', () => {
  async function timed(run: () => Promise<unknown>): Promise<number> {
    const started = performance.now()
    await run()
    return performance.now() - started
  }
  const withoutDate = (headers: Record<string, unknown>) => ({ ...headers, date: null })

  it.each([
    ['sign-up/email', 250, { name: 'Eve', password: 'eve-tries-addresses' }],
    ['sign-in/email', 0, { password: 'eve-tries-addresses' }],
    ['request-password-reset', 250, {}],
  ])('is not told by %s, neither in words nor in time', async (path, leastMs, fields) => {
    const known = newEmail()
    await proveEmail(test, known)
    const times = { known: [] as number[], unknown: [] as number[] }
    const ask = (email: string) => visitor(test).post(path, { ...fields, email })
    // Whatever else this machine is doing only ever adds: the quickest of each are what can be compared, after some rounds.
    const ratio = () => Math.min(...times.known) / Math.min(...times.unknown)
    for (let round = 0; round < 4 || (round < 12 && Math.abs(Math.log2(ratio())) > 0.9); round += 1) {
      times.known.push(await timed(() => ask(known)))
      times.unknown.push(await timed(() => ask(newEmail())))
    }
    const [a, b] = [await ask(known), await ask(newEmail())]
    expect({ ...a, headers: withoutDate(a.headers) }).toEqual({ ...b, headers: withoutDate(b.headers) })
    expect(ratio()).toBeGreaterThan(0.5)
    expect(ratio()).toBeLessThan(2)
    expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThan(leastMs - 10)
  })

  it('is told to the owner of the address', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: 'another-way-in-9' })
    expect(test.app.outbox.latest(email)?.subject).toMatch(/^You already have an account/)
    expect((await visitor(test).post('sign-in/email', { email, password: 'another-way-in-9' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('is told where the operator wants it so', async () => {
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
