import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { Refused } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readSettings } from '../../../platform/settings/store.ts'
import { registeredPart } from './mail-domain.ts'
import { signUp } from './sign-up.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.set('sign_ups_per_domain_hour', 3)
  await test.set('sign_ups_per_domain_day', 5)
  await test.set('trusted_mail_domains', [])
})

/** @returns 'ok' or the refusal */
async function enter(email: string, signInType: 'email' | 'gmail' | 'mobile' = 'email', mobile: string | null = null): Promise<string> {
  const { db } = test.database
  const settings = await readSettings(db)
  const person = { subject: randomUUID(), signInType, email, mobile, name: 'Ana' }
  try {
    await inTransaction(db, tx => signUp(tx, person, settings, test.clock.now()))
    return 'ok'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const some = (count: number) => Array.from({ length: count }, () => randomUUID())
const enterAll = (emails: string[]) => Promise.all(emails.map(email => enter(email)))
const countOk = (outcomes: string[]) => outcomes.filter(outcome => outcome === 'ok').length

describe('a mail domain', () => {
  it('allows a limited number of new accounts an hour and a day, also when fifty sign up at once', async () => {
    const outcomes = await enterAll(some(50).map(name => `${name}@catch-all.example`))
    expect([countOk(outcomes), new Set(outcomes)]).toEqual([3, new Set(['ok', 'too_many_requests'])])
    expect(await enter('ana@elsewhere.example')).toBe('ok')
    test.clock.advance(3_600_000)
    expect(countOk(await enterAll(some(50).map(name => `${name}@catch-all.example`)))).toBe(2)
    test.clock.advance(3_600_000)
    expect(await enter(`${randomUUID()}@catch-all.example`)).toBe('too_many_requests')
    test.clock.advance(86_400_000)
    expect(await enter(`${randomUUID()}@catch-all.example`)).toBe('ok')
  })

  it('is counted together with all its subdomains, in any case', async () => {
    const names = ['a.below.example', 'b.below.example', 'BELOW.example', 'c.d.below.example']
    expect(countOk(await enterAll(names.map((name, index) => `p${index}@${name}`)))).toBe(3)
  })

  it('is not counted if it is a large public or trusted one, or the limits are off; nor is a merely typed address', async () => {
    const mine = (domain: string) => some(6).map(name => `${name}@${domain}`)
    expect(countOk(await enterAll(mine('gmail.com')))).toBe(6)
    await test.set('trusted_mail_domains', ['school.example'])
    expect(countOk(await enterAll(mine('pupils.school.example')))).toBe(6)
    await test.set('sign_ups_per_domain_hour', 0)
    expect(countOk(await enterAll(mine('hourly.example')))).toBe(5)
    await test.set('sign_ups_per_domain_day', 0)
    expect(countOk(await enterAll(mine('open.example')))).toBe(6)
    await test.set('sign_ups_per_domain_day', 5)
    const byPhone = some(6).map((name, index) => enter(`${name}@typed.example`, 'mobile', `+3469912345${index}`))
    expect(countOk(await Promise.all(byPhone))).toBe(6)
  })

  it('is deleted after two days', async () => {
    const kept = async () => (await test.database.db.selectFrom('mail_domains').select('domain').execute()).map(({ domain }) => domain)
    await enter('ana@short.example')
    expect(await kept()).toContain('short.example')
    test.clock.advance(2 * 86_400_000 + 1)
    await test.app.runJob('housekeeping')
    expect(await kept()).toEqual([])
  })
})

describe('the registered part', () => {
  it.each([
    ['school.example', 'school.example'],
    ['mail.pupils.school.example', 'school.example'],
    ['a.school.co.uk', 'school.co.uk'],
    ['b.c.school.com.br', 'school.com.br'],
    ['x.co.example', 'co.example'],
    ['Mail.Me.de.', 'me.de'],
  ])('of %s is %s', (domain, part) => expect(registeredPart(domain)).toBe(part))
})
