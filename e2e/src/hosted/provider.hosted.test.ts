// The server and the Auth emulator: what only Firebase itself can show of its tokens, errors and accounts.

import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startApp, type TestApp } from '../../../server/test/app/app.ts'
import { enter, proveEmail } from '../../../server/test/app/visitor.ts'
import { settingsFor } from './emulator.ts'
import { peopleAt, proofOf } from './people.ts'

const host = inject('emulatorHost')
const people = peopleAt(host)
const password = 'plum-kayak-orbit-7'
let before: TestApp
let test: TestApp
beforeAll(async () => {
  before = await startApp()
  test = await startApp({ env: settingsFor(host), database: before.database })
})
afterAll(async () => {
  await test.app.close()
  await before.close()
})

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`
const tell = () => test.app.runJob('notify_identity_provider')
/** Firebase counts in whole seconds: a new password ends only the tokens of earlier seconds. */
const nextSecond = () => wait(1000 - (Date.now() % 1000))

async function verified(email = newEmail()) {
  await people.verify(email, (await people.signUp(email, password)).idToken)
  return { email, ...(await people.signIn(email, password)) }
}

describe('the server with the Auth emulator', () => {
  it('lets a player in after they have followed the link of the email, not before', async () => {
    const email = newEmail()
    const fresh = await people.signUp(email, password)
    expect((await enter(test, proofOf(fresh))).reply.message).toBe('verify_email_first')
    await people.verify(email, fresh.idToken)
    const { reply } = await enter(test, proofOf(await people.signIn(email, password)))
    expect(reply.data).toMatchObject({ email, type: 'email', coins: 100 })
  })

  it('lets a player in who knows the code of the message, and one who comes from Google', async () => {
    const { reply } = await enter(test, proofOf(await people.byPhone('+34600123456')), { name: 'bilal' })
    expect(reply.data).toMatchObject({ mobile: '+34600123456', type: 'mobile', name: 'Bilal' })
    const google = await enter(test, proofOf(await people.fromGoogle('g-1', 'ada@gmail.example')))
    expect(google.reply.data).toMatchObject({ email: 'ada@gmail.example', type: 'gmail' })
  })

  it('refuses a wrong password and a taken address with error codes that the page knows', async () => {
    const { email } = await verified()
    await expect(people.signIn(email, 'not-the-password')).rejects.toThrow(/INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS/)
    await expect(people.signUp(email, password)).rejects.toThrow('EMAIL_EXISTS')
    await people.byPhone('+34600123457')
  })

  it('ends the tokens and sessions that are older than a new password', async () => {
    const ada = await verified()
    const thief = await enter(test, proofOf(ada))
    await nextSecond()
    await people.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email })
    const oobCode = await people.mailedCode(ada.email, 'PASSWORD_RESET')
    await people.call('accounts:resetPassword', { oobCode, newPassword: 'another-way-in-9' })
    expect((await enter(test, proofOf(ada))).reply.message).toBe('invalid_token')
    const owner = await enter(test, proofOf(await people.signIn(ada.email, 'another-way-in-9')))
    expect(owner.reply.data.id).toBe(thief.reply.data.id)
    expect((await thief.call('get_user_by_id')).status).toBe(401)
  })

  it('disables a deactivated account at Firebase, and enables it when staff activate it again', async () => {
    const ada = await verified()
    const { reply } = await enter(test, proofOf(ada))
    const boss = await test.player('Boss', { roles: ['administrator'] })
    await boss.call('deactivate_player', { account_id: reply.data.id, reason: 'cheated' })
    await tell()
    expect(await people.find(ada.localId)).toMatchObject({ disabled: true })
    await expect(people.signIn(ada.email, password)).rejects.toThrow('USER_DISABLED')
    expect((await enter(test, proofOf(ada))).reply.message).toBe('account_deactivated')
    await boss.call('activate_player', { account_id: reply.data.id })
    await tell()
    expect((await enter(test, proofOf(await people.signIn(ada.email, password)))).reply.data.id).toBe(reply.data.id)
  })

  it('refuses an account that Firebase has disabled', async () => {
    const ada = await verified()
    await people.call(`projects/demo-trivium/accounts:update`, { localId: ada.localId, disableUser: true })
    expect((await enter(test, proofOf(ada))).reply.message).toBe('account_disabled')
  })

  it('deletes an account at Firebase when the player deletes it', async () => {
    const ada = await verified()
    const { call } = await enter(test, proofOf(ada))
    await call('delete_user_account')
    await tell()
    expect(await people.find(ada.localId)).toBeUndefined()
    expect((await enter(test, proofOf(ada))).reply.message).toBe('invalid_token')
    // The email address is free again.
    expect((await enter(test, proofOf(await verified(ada.email)))).reply.data.coins).toBe(0)
  })
})

describe('moving to Firebase', () => {
  it('finds an account by its verified email address, and never by an unverified one', async () => {
    const email = newEmail()
    const { reply } = await enter(before, await proveEmail(before, email))
    const thief = await people.signUp(email, password)
    expect((await enter(test, proofOf(thief))).reply.message).toBe('verify_email_first')
    await people.verify(email, thief.idToken)
    expect((await enter(test, proofOf(await people.signIn(email, password)))).reply.data.id).toBe(reply.data.id)
  })
})
