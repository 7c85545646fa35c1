// Moving between providers on one database: from the embedded one to Firebase, and back.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { type FirebaseStub, prove, proveEmailThere, startFirebase } from '../../../../test/services/firebase.ts'
import { enter, goodPassword, proveEmail, proveMobile, visitor } from '../../../../test/app/visitor.ts'
import { deactivate } from '../index.ts'

let before: TestApp
let firebase: FirebaseStub
let now: TestApp
beforeAll(async () => {
  before = await startApp()
  firebase = await startFirebase()
  now = await startApp({ env: firebase.env, database: before.database })
})
afterAll(async () => {
  // Both apps share one database, which only one of them may close.
  await now.app.close()
  await before.close()
  await firebase.close()
})

let count = 0
const newEmail = () => `mover-${(count += 1)}@example.com`
const newMobile = () => `+3460012${String((count += 1)).padStart(4, '0')}`
const newSubject = () => `there-${(count += 1)}`
const db = () => before.database.db
const accountOf = (id: number) => db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const hasIdentity = async (subject: string) =>
  (await before.database.withSession(session => session.select(`select 1 from identity_users where "id" = '${subject}'`))).length > 0

/** Signs up with the embedded provider. */
async function signedUp(email = newEmail()) {
  const proof = await proveEmail(before, email, 'ada')
  const { reply, call } = await enter(before, proof)
  return { email, id: reply.data.id, subject: proof.firebase_id, call }
}

describe('an account of the embedded provider', () => {
  it('is taken over by a person who proves its address to Firebase: coins, friends and sessions stay, the old sign-in ends', async () => {
    const ada = await signedUp()
    const subject = newSubject()
    const { reply, call } = await enter(now, proveEmailThere(subject, ada.email.toUpperCase()))
    expect(reply.data).toMatchObject({ id: ada.id, coins: 100, firebase_id: subject })
    expect(await accountOf(ada.id)).toMatchObject({ subject, provider: 'firebase', email: ada.email })
    expect((await ada.call('get_user_by_id')).data.id).toBe(ada.id)
    expect((await call('get_user_by_id')).data.id).toBe(ada.id)
    expect(await hasIdentity(ada.subject)).toBe(false)
    expect((await visitor(before).post('sign-in/email', { email: ada.email, password: goodPassword })).code).toBe(
      'INVALID_EMAIL_OR_PASSWORD',
    )
    expect((await enter(now, proveEmailThere(subject, ada.email))).reply.data.id).toBe(ada.id)
  })

  it('is taken over by a person who proves its number, or comes from Google with its address', async () => {
    const mobile = newMobile()
    const byPhone = (await enter(before, await proveMobile(before, mobile), { name: 'bilal' })).reply.data
    const phone = prove({ sub: newSubject(), by: 'phone', claims: { phone_number: mobile } })
    expect((await enter(now, phone, { name: 'ignored' })).reply.data).toMatchObject({ id: byPhone.id, name: 'Bilal' })
    const ada = await signedUp()
    const google = proveEmailThere(newSubject(), ada.email, { by: 'google.com' })
    expect((await enter(now, google)).reply.data.id).toBe(ada.id)
  })

  it('is not taken over with an unverified address, whatever the token or the form says', async () => {
    const ada = await signedUp()
    const typed = { email: ada.email, email_verified: false }
    const byPassword = prove({ sub: newSubject(), claims: typed })
    expect((await enter(now, byPassword)).reply.message).toBe('verify_email_first')
    // A verified number proves nothing about the address beside it.
    const byPhone = prove({ sub: newSubject(), by: 'phone', claims: { ...typed, phone_number: newMobile() } })
    expect((await enter(now, byPhone)).reply.data.id).not.toBe(ada.id)
    // Nor does an address in the form.
    const own = await enter(now, prove({ sub: newSubject(), by: 'phone', claims: { phone_number: newMobile() } }), { email: ada.email })
    expect(own.reply.data.id).not.toBe(ada.id)
    expect(await accountOf(ada.id)).toMatchObject({ subject: ada.subject, provider: 'embedded' })
  })

  it('is not taken over by a contact that its player merely typed', async () => {
    const mobile = newMobile()
    const ada = await signedUp()
    await ada.call('update_profile', { mobile })
    const { reply } = await enter(now, prove({ sub: newSubject(), by: 'phone', claims: { phone_number: mobile } }))
    expect(reply.data.id).not.toBe(ada.id)
  })

  it('stays deactivated, and the person gets the reason', async () => {
    const ada = await signedUp()
    await deactivate(db(), ada.id)
    const { reply } = await enter(now, proveEmailThere(newSubject(), ada.email))
    expect(reply.message).toBe('account_deactivated')
    expect(await accountOf(ada.id)).toMatchObject({ subject: ada.subject, provider: 'embedded', status: 'deactivated' })
  })

  it('is not taken over when address and number belong to two accounts', async () => {
    const mobile = newMobile()
    const other = (await enter(before, await proveMobile(before, mobile), { name: 'bilal' })).reply.data
    const ada = await signedUp()
    const both = proveEmailThere(newSubject(), ada.email, { claims: { phone_number: mobile } })
    expect((await enter(now, both)).reply.message).toBe('email_in_use')
    expect([(await accountOf(ada.id)).provider, (await accountOf(other.id)).provider]).toEqual(['embedded', 'embedded'])
  })

  it('is taken over only with a second factor if it has one', async () => {
    const ada = await signedUp()
    await before.database.withSession(session =>
      session.run(`update identity_users set "twoFactorEnabled" = true where "id" = '${ada.subject}'`),
    )
    expect((await enter(now, proveEmailThere(newSubject(), ada.email))).reply.message).toBe('email_in_use')
    const shown = proveEmailThere(newSubject(), ada.email, { secondFactor: true })
    expect((await enter(now, shown)).reply.data.id).toBe(ada.id)
  })

  it('is taken over once when several calls arrive at once', async () => {
    const ada = await signedUp()
    const subject = newSubject()
    const replies = await Promise.all(Array.from({ length: 6 }, () => enter(now, proveEmailThere(subject, ada.email))))
    expect(new Set(replies.map(({ reply }) => reply.data.id))).toEqual(new Set([ada.id]))
    // Another subject with the same address then finds it taken.
    expect((await enter(now, proveEmailThere(newSubject(), ada.email))).reply.message).toBe('email_in_use')
  })

  it('is deleted from the embedded provider when staff deletes it under Firebase, and its person is recognized on return', async () => {
    const ada = await signedUp()
    const boss = await now.player('Boss', { roles: ['administrator'] })
    expect((await boss.call('delete_player', { account_id: ada.id, reason: 'asked for it' })).error).toBe(false)
    expect(await hasIdentity(ada.subject)).toBe(false)
    expect((await enter(now, proveEmailThere(newSubject(), ada.email))).reply.data.coins).toBe(0)
  })
})

describe('an account of Firebase', () => {
  it('moves back to the embedded provider the same way', async () => {
    const email = newEmail()
    const { reply } = await enter(now, proveEmailThere(newSubject(), email))
    const proof = await proveEmail(before, email)
    expect((await enter(before, proof)).reply.data.id).toBe(reply.data.id)
    expect(await accountOf(reply.data.id)).toMatchObject({ provider: 'embedded', subject: proof.firebase_id })
  })
})
