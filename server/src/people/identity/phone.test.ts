import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { claimsIn, proveMobile, type Visitor, visitor } from '../../../test/app/visitor.ts'
import { deleteExpired } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => test.close())
afterEach(() => {
  vi.useRealTimers()
  test.clock.reset()
})

let count = 0
const newMobile = () => `+4915112${String((count += 1)).padStart(6, '0')}`
/** Advances the provider's own clock, for things that expire. */
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('signing in by phone', () => {
  const ask = (phoneNumber: string, guest = visitor(test), address = '192.0.2.1') =>
    guest.post('phone-number/send-otp', { phoneNumber }, { 'x-forwarded-for': address })
  const tryCode = (phoneNumber: string, code: string, guest: Visitor) => guest.post('phone-number/verify', { phoneNumber, code })
  const codeTo = (mobile: string) => test.app.outbox.latest(mobile)?.code ?? ''
  const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('accepts the code that was sent, and recognizes the number at the next sign-in', async () => {
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

  it('accepts number and code in any spelling', async () => {
    const inArabic = (digits: string) => digits.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const typed: [(mobile: string) => string, (code: string) => string][] = [
      [mobile => `\u202a${mobile}\u202c`, code => `${code.slice(0, 3)} ${code.slice(3)}`],
      [mobile => mobile.replace('+', '00'), code => `${code.slice(0, 3)}–${code.slice(3)}`],
      [mobile => `+${inArabic(mobile.slice(1))}`, inArabic],
      [mobile => mobile.replace('+49', '＋４９\u00a0‑\u200b'), code => `\u200f${code}\u200b`],
    ]
    for (const [number, digits] of typed) {
      const [mobile, guest] = [newMobile(), visitor(test)]
      expect((await ask(number(mobile), guest)).status).toBe(200)
      expect((await tryCode(mobile, digits(codeTo(mobile)), guest)).status).toBe(200)
    }
  })

  it('accepts a code once', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    await ask(mobile, guest)
    expect((await tryCode(mobile, codeTo(mobile), guest)).status).toBe(200)
    expect((await tryCode(mobile, codeTo(mobile), guest)).code).toBe('OTP_NOT_FOUND')
  })

  it('accepts a code once even when it is sent twice at the same moment', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    await ask(mobile, guest)
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryCode(mobile, codeTo(mobile), guest)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  // ASVS V6.5.4, V6.6.3
  it('refuses even the right code after five wrong ones', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    await ask(mobile, guest)
    const [right, wrong] = [codeTo(mobile), anotherThan(codeTo(mobile))]
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await tryCode(mobile, wrong, guest)).code).toBe('INVALID_OTP')
    expect((await tryCode(mobile, right, guest)).code).toBe('TOO_MANY_ATTEMPTS')
    expect((await tryCode(mobile, right, guest)).code).toBe('OTP_NOT_FOUND')
  })

  // ASVS V6.5.5
  it('accepts a code for five minutes', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    await ask(mobile, guest)
    vi.useFakeTimers({ toFake: ['Date'] })
    wait(5 * 60_000 + 1000)
    expect((await tryCode(mobile, codeTo(mobile), guest)).code).toMatch(/^OTP_(EXPIRED|NOT_FOUND)$/)
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

  it('says how long to wait for another code', async () => {
    const mobile = newMobile()
    await ask(mobile)
    expect(Number((await ask(mobile)).headers['retry-after'])).toBeGreaterThan(50)
    for (let turn = 0; turn < 4; turn += 1) {
      test.clock.advance(61_000)
      await ask(mobile)
    }
    test.clock.advance(61_000)
    expect(Number((await ask(mobile)).headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it('keeps the code that was sent when the next one is refused', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    const answers = [await ask(mobile, guest), await ask(mobile, guest), await ask(mobile)]
    expect(answers.map(answer => answer.status)).toEqual([200, 429, 429])
    expect((await tryCode(mobile, codeTo(mobile), guest)).status).toBe(200)
  })

  it('works for the owner of a number while a stranger asks for codes to it, or guesses them', async () => {
    const mobile = newMobile()
    const [owner, thief] = [visitor(test), visitor(test)]
    expect((await ask(mobile, owner)).status).toBe(200)
    const code = codeTo(mobile)
    // The thief's requests do not count against the owner's limits per minute and per day.
    for (let turn = 0; turn < 6; turn += 1) {
      await ask(mobile, thief, '198.51.100.7')
      test.clock.advance(30_000)
    }
    const guesses = await Promise.all(Array.from({ length: 6 }, () => tryCode(mobile, anotherThan(code), thief)))
    expect(guesses.map(guess => guess.code)).toContain('TOO_MANY_ATTEMPTS')
    expect((await ask(mobile, visitor(test), '192.0.2.2')).status).toBe(200)
    test.clock.reset()
    expect((await tryCode(mobile, code, owner)).status).toBe(200)
  })

  // ASVS V6.6.2
  it('accepts a code only in the browser that asked for it', async () => {
    const mobile = newMobile()
    const owner = visitor(test)
    await ask(mobile, owner)
    expect((await tryCode(mobile, codeTo(mobile), visitor(test))).code).toBe('OTP_NOT_FOUND')
    const elsewhere = visitor(test)
    await ask(newMobile(), elsewhere)
    expect((await tryCode(mobile, codeTo(mobile), elsewhere)).code).toBe('OTP_NOT_FOUND')
    expect((await tryCode(mobile, codeTo(mobile), owner)).status).toBe(200)
  })

  it('deletes expired codes', async () => {
    await ask(newMobile())
    const kept = async () => (await sql`select from identity_codes`.execute(test.database.db)).rows.length
    expect(await kept()).toBeGreaterThan(0)
    await deleteExpired(test.database.db, new Date(test.clock.now().getTime() + 2 * 24 * 3_600_000))
    expect(await kept()).toBe(0)
  })

  it('sends no more codes an hour to all numbers together than the setting allows', async () => {
    // A week later, the messages of earlier tests no longer count.
    test.clock.advance(7 * 24 * 3_600_000)
    await test.set('codes_per_hour', 3)
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(newMobile(), visitor(test), `192.0.2.${turn}`)).status)
    await test.set('codes_per_hour', 2000)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it.each(['12345', '+999123456789', 'abc', '+1', ''])('refuses the number %j', async number => {
    expect(await ask(number)).toMatchObject({ status: 400, code: 'INVALID_PHONE_NUMBER' })
  })
})
