import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

let count = 0
const newEmail = () => `player-${(count += 1)}@example.com`
const newMobile = () => `+4915123${String((count += 1)).padStart(6, '0')}`
const db = () => test.database.db
const dayMs = 86_400_000

describe('get_user_by_id', () => {
  it('counts the days in a row in the player’s time zone', async () => {
    // Noon UTC is about midnight in Auckland; six hours later it is morning there, in summer and in winter.
    test.clock.toNoon()
    test.clock.advance(dayMs / 4)
    const alice = await test.player('Alice', { timezone: 'Pacific/Auckland' })
    const streak = async () => {
      await alice.call('get_user_by_id')
      return (await db().selectFrom('streaks').select('length').where('account_id', '=', alice.id).executeTakeFirstOrThrow()).length
    }
    const counted = [await streak(), await streak()]
    for (const days of [1, 1, 2, 1]) {
      test.clock.advance(days * dayMs)
      counted.push(await streak())
    }
    expect(counted).toEqual([1, 1, 2, 3, 1, 2])
  })
})

describe('update_profile', () => {
  it('changes the fields that a player may change', async () => {
    const alice = await test.player()
    await db().insertInto('languages').values({ code: 'es', name: 'Español' }).execute()
    const mobile = newMobile()
    const { data } = await alice.call('update_profile', {
      name: 'élodie',
      mobile: mobile.replace('+', ' +'),
      language: 'es',
      web_language: 'ar',
    })
    expect(data).toMatchObject({ name: 'Élodie', mobile, language: 'es', web_language: 'ar' })
    expect((await alice.call('get_user_by_id')).data).toEqual(data)
  })

  it('leaves fields alone that are not sent', async () => {
    const alice = await test.player()
    const before = (await alice.call('get_user_by_id')).data
    expect((await alice.call('update_profile', { name: '' })).data).toEqual(before)
  })

  it('does not reveal whether another account has a contact: a typed contact belongs to nobody before it is verified', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    await test.player('Bob', { email })
    await test.player('Carol', { signInType: 'mobile', mobile, email: null })
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    const answers = await Promise.all([email.toUpperCase(), newEmail()].map(typed => byPhone.call('update_profile', { email: typed })))
    expect(answers.map(({ message }) => message)).toEqual(['ok', 'ok'])
    expect((await byPhone.call('update_profile', { email })).data.email).toBe(email)
    expect((await (await test.player()).call('update_profile', { mobile })).data.mobile).toBe(mobile)
  })

  it('refuses invalid values', async () => {
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    for (const wrong of [{ name: '\u200b.' }, { timezone: 'Europe/Nowhere' }, { language: 'tlh' }]) {
      const reply = await byPhone.call('update_profile', wrong)
      expect(reply).toMatchObject({ status: 400, message: 'invalid_input', issues: [{ field: Object.keys(wrong)[0] }] })
    }
  })

  it('saves the rest of a form with an invalid contact, and names the contact in the reply', async () => {
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    expect(await byPhone.call('update_profile', { name: 'Dina', email: 'nobody' })).toMatchObject({
      message: 'ok',
      data: { name: 'Dina', email: null },
      issues: [{ field: 'email', problem: 'invalid_email' }],
    })
    expect(await (await test.player()).call('update_profile', { name: 'Alba', mobile: '12345' })).toMatchObject({
      message: 'ok',
      data: { name: 'Alba', mobile: null },
      issues: [{ field: 'mobile', problem: 'invalid_phone' }],
    })
  })

  it('saves the other fields, and says that it keeps the contact the account signs in with', async () => {
    const kept = (field: string) => [{ field, problem: 'sign_in_contact' }]
    const byMail = await test.player('Alice')
    const own = (await byMail.call('get_user_by_id')).data.email
    for (const [name, email] of [
      ['Alba', newEmail()],
      ['Alma', 'nobody'],
    ]) {
      expect(await byMail.call('update_profile', { name, email })).toMatchObject({ data: { name, email: own }, issues: kept('email') })
    }
    const mobile = newMobile()
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile, email: null })
    const changed = await byPhone.call('update_profile', { name: 'Dina', mobile: newMobile() })
    expect(changed).toMatchObject({ data: { name: 'Dina', mobile }, issues: kept('mobile') })
    expect(await byPhone.call('update_profile', { mobile: '12345' })).toMatchObject({ data: changed.data, issues: kept('mobile') })
    // A form sends its unchanged fields, too.
    expect(await byPhone.call('update_profile', { name: 'Dina', mobile: ` ${mobile}`, email: '' })).toMatchObject({ issues: [] })
  })

  it('stores the code of an interface language, and nothing for one that is not on offer', async () => {
    const alice = await test.player()
    const kept = async (web_language: unknown) => (await alice.call('update_profile', { web_language })).data.web_language
    expect(await kept('tlh')).toBeNull()
    for (const named of ['english', 'EN', 'en-GB', 'en']) expect(await kept(named)).toBe('en')
    expect(await kept('Arabic')).toBe('ar')
    for (const unknown of ['!', 'klingon', 'x'.repeat(500), '']) expect(await kept(unknown)).toBe('ar')
    expect(await db().selectFrom('accounts').select('id').where('web_language', 'not in', ['en', 'es', 'ar']).execute()).toEqual([])
  })

  it('changes the time zone once in thirty days', async () => {
    const { token } = await test.player()
    const { call } = test.withToken(token)
    const move = async (timezone: string) => (await call('update_profile', { timezone })).message
    expect(await move('Asia/Tokyo')).toBe('ok')
    expect(await move('Asia/Tokyo')).toBe('ok')
    expect(await move('America/Lima')).toBe('timezone_changed_recently')
    test.clock.advance(29 * dayMs)
    expect(await move('America/Lima')).toBe('timezone_changed_recently')
    test.clock.advance(dayMs + 1000)
    expect(await move('America/Lima')).toBe('ok')
  })

  describe('in demo mode', () => {
    afterEach(() => test.set('demo_mode', 0))
    it('is refused, and so is deletion', async () => {
      const alice = await test.player()
      await test.set('demo_mode', 1)
      expect((await alice.call('update_profile', { name: 'Eve' })).message).toBe('not_allowed_in_demo')
      expect((await alice.call('delete_user_account')).message).toBe('not_allowed_in_demo')
      expect((await alice.call('get_user_by_id')).data.name).toBe('Alice')
    })
  })
})

describe('the choice of sounds', () => {
  it('is unknown at first, and kept in the account', async () => {
    const alice = await test.player()
    expect((await alice.call('get_user_by_id')).data.sound).toBeNull()
    expect((await alice.call('update_profile', { sound: 1 })).data.sound).toBe(true)
    expect((await alice.call('update_profile', { name: 'Alice' })).data.sound).toBe(true)
    expect((await alice.call('update_profile', { sound: false })).data.sound).toBe(false)
  })
})
