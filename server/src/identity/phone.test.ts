import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { claimsIn, proveMobile, visitor } from '../../test/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

let count = 0
const newMobile = () => `+4915112${String((count += 1)).padStart(6, '0')}`
/** The provider's own clock, for what ends by itself. */
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('signing in by phone', () => {
  const ask = (phoneNumber: string) => visitor(test).post('phone-number/send-otp', { phoneNumber })
  const tryCode = (phoneNumber: string, code: string) => visitor(test).post('phone-number/verify', { phoneNumber, code })
  const codeTo = (mobile: string) => test.app.outbox.latest(mobile)?.code ?? ''
  const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('takes the code that was sent, and knows the number again', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    expect((await guest.post('phone-number/send-otp', { phoneNumber: mobile.replace(/^\+49/, '+49 (0) ') })).status).toBe(200)
    expect(codeTo(mobile)).toMatch(/^\d{6}$/)
    expect((await guest.post('phone-number/verify', { phoneNumber: mobile, code: codeTo(mobile) })).status).toBe(200)
    const first = await guest.proof()
    expect(claimsIn(first.id_token)).toMatchObject({ sign_in_type: 'mobile', phone_number: mobile, email: null, name: null })
    test.clock.advance(61_000)
    expect((await proveMobile(test, mobile)).firebase_id).toBe(first.firebase_id)
  })

  it('takes a code once', async () => {
    const mobile = newMobile()
    await ask(mobile)
    expect((await tryCode(mobile, codeTo(mobile))).status).toBe(200)
    expect((await tryCode(mobile, codeTo(mobile))).code).toBe('OTP_NOT_FOUND')
  })

  it('takes a code once even when it comes twice at the same moment', async () => {
    const mobile = newMobile()
    await ask(mobile)
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryCode(mobile, codeTo(mobile))))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('refuses even the right code after five wrong ones', async () => {
    const mobile = newMobile()
    await ask(mobile)
    const [right, wrong] = [codeTo(mobile), anotherThan(codeTo(mobile))]
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await tryCode(mobile, wrong)).code).toBe('INVALID_OTP')
    expect((await tryCode(mobile, right)).code).toBe('TOO_MANY_ATTEMPTS')
    expect((await tryCode(mobile, right)).code).toBe('OTP_NOT_FOUND')
  })

  it('lets a code live for five minutes', async () => {
    const mobile = newMobile()
    await ask(mobile)
    vi.useFakeTimers({ toFake: ['Date'] })
    wait(5 * 60_000 + 1000)
    expect((await tryCode(mobile, codeTo(mobile))).code).toMatch(/^OTP_(EXPIRED|NOT_FOUND)$/)
  })

  it('sends one code a minute and five a day', async () => {
    const mobile = newMobile()
    const answers: number[] = []
    for (let round = 0; round < 6; round += 1) {
      answers.push((await ask(mobile)).status, (await ask(mobile)).status)
      test.clock.advance(61_000)
    }
    expect(answers).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429])
    test.clock.advance(24 * 3_600_000)
    expect((await ask(mobile)).status).toBe(200)
  })

  it('keeps the code that was sent when the next one is refused', async () => {
    const mobile = newMobile()
    const answers = await Promise.all([ask(mobile), ask(mobile), ask(mobile)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(2)
    expect((await tryCode(mobile, codeTo(mobile))).status).toBe(200)
  })

  it.each(['12345', '+999123456789', 'abc', '+1', ''])('refuses the number %j', async number => {
    expect(await ask(number)).toMatchObject({ status: 400, code: 'INVALID_PHONE_NUMBER' })
  })
})
