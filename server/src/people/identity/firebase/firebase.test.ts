import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app/app.ts'
import { disabled, endedAt, type FirebaseStub, gone, prove, proveEmailThere, startHosted } from '../../../../test/services/firebase.ts'
import { enter } from '../../../../test/app/visitor.ts'
import { deactivate } from '../../accounts/index.ts'
import { accessTokens } from '../../../platform/google/index.ts'

let test: TestApp
let firebase: FirebaseStub
beforeAll(async () => {
  ;({ test, firebase } = await startHosted())
})
afterAll(async () => {
  await test.close()
  await firebase.close()
})

let count = 0
const newPerson = () => {
  count += 1
  return { sub: `person-${count}`, email: `person-${count}@example.com` }
}
const signUpThere = (proof: ReturnType<typeof prove>, more = {}) => enter(test, proof, more)
const toldOf = (subject: string) =>
  firebase.told.filter(({ body }) => body['localId'] === subject).map(({ call, body }) => [call, body['disableUser']])
const tell = () => test.app.runJob('notify_identity_provider')
const tasks = () => test.database.withSession(session => session.select('select subject, task, tries from identity_tasks'))
/** Runs it days later, after any wait that follows a failure. */
const later = async (act: () => Promise<unknown>, days = 1) => {
  test.clock.advance(days * 86_400_000)
  await act()
  test.clock.reset()
}

describe('a sign-in by Firebase', () => {
  it('makes an account for a person with a verified address or number, or from Google', async () => {
    const { sub, email } = newPerson()
    const byMail = (await signUpThere(proveEmailThere(sub, email))).reply
    expect(byMail.data).toMatchObject({ firebase_id: sub, type: 'email', email, name: 'Ada', coins: 100 })
    const phone = prove({ sub: newPerson().sub, by: 'phone', claims: { phone_number: '+34600123456' } })
    expect((await signUpThere(phone, { name: 'bilal' })).reply.data).toMatchObject({
      type: 'mobile',
      mobile: '+34600123456',
      name: 'Bilal',
    })
    const google = newPerson()
    expect((await signUpThere(proveEmailThere(google.sub, google.email, { by: 'google.com' }))).reply.data).toMatchObject({ type: 'gmail' })
    expect((await signUpThere(proveEmailThere(sub, email))).reply.data.id).toBe(byMail.data.id)
  })

  it('takes the friend’s code that the browser has kept, and refuses an unknown one', async () => {
    const { sub, email } = newPerson()
    const proof = proveEmailThere(sub, email)
    expect((await signUpThere(proof, { friends_code: 'NOBODY22' })).reply.message).toBe('invalid_friends_code')
    const owner = (await signUpThere(proveEmailThere('owner', 'owner@example.com'))).reply.data
    const { id } = (await signUpThere(proof, { friends_code: owner.refer_code })).reply.data
    const row = await test.database.db.selectFrom('accounts').select(['referred_by', 'provider']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ referred_by: owner.id, provider: 'firebase' })
  })

  it('refuses an unverified address, another subject, and a way to sign in that is not offered', async () => {
    const { sub, email } = newPerson()
    const unproved = prove({ sub, claims: { email, email_verified: false } })
    expect((await signUpThere(unproved)).reply.message).toBe('verify_email_first')
    expect((await signUpThere({ ...proveEmailThere(sub, email), firebase_id: 'somebody' })).reply.message).toBe('invalid_token')
    expect((await signUpThere(prove({ sub, by: 'anonymous' }))).reply.message).toBe('operation_not_allowed')
    expect((await signUpThere({ firebase_id: sub, id_token: 'nonsense' })).reply.message).toBe('invalid_token')
  })

  it('asks Firebase for the person’s state since the token was made', async () => {
    const { sub, email } = newPerson()
    const proof = proveEmailThere(sub, email)
    firebase.people.set(sub, gone)
    expect((await signUpThere(proof)).reply.message).toBe('invalid_token')
    firebase.people.set(sub, disabled)
    expect((await signUpThere(proof)).reply.message).toBe('account_disabled')
    firebase.people.set(sub, endedAt(new Date(Date.now() + 5_000)))
    expect((await signUpThere(proof)).reply.message).toBe('invalid_token')
    firebase.people.set(sub, { status: 200, body: {} })
    expect((await signUpThere(proof)).reply.message).toBe('invalid_token')
    firebase.people.delete(sub)
    expect((await signUpThere(proof)).reply.error).toBe(false)
  })

  it.each([
    { status: 503, body: {} },
    { status: 403, body: { error: { message: 'API_KEY_HTTP_REFERRER_BLOCKED' } } },
  ])('answers 503 while Firebase gives no answer, and never calls the token invalid: %j', async trouble => {
    const { sub, email } = newPerson()
    firebase.trouble = trouble
    expect((await signUpThere(proveEmailThere(sub, email))).reply).toMatchObject({ status: 503, message: 'unavailable' })
    firebase.trouble = null
    expect((await signUpThere(proveEmailThere(sub, email))).reply.error).toBe(false)
  })

  it('after a new password ends earlier sessions, also those of a thief', async () => {
    const { sub, email } = newPerson()
    const thief = await signUpThere(proveEmailThere(sub, email, { at: new Date(Date.now() - 60_000) }))
    firebase.people.set(sub, endedAt(new Date(Date.now() - 30_000)))
    const owner = await signUpThere(proveEmailThere(sub, email))
    expect((await thief.call('get_user_by_id')).status).toBe(401)
    expect((await owner.call('get_user_by_id')).data.id).toBe(thief.reply.data.id)
  })

  it('with a second factor counts as one', async () => {
    const { sub, email } = newPerson()
    const { reply } = await signUpThere(proveEmailThere(sub, email, { secondFactor: true }))
    const session = await test.database.db
      .selectFrom('sessions')
      .select('has_second_factor')
      .where('account_id', '=', reply.data.id)
      .executeTakeFirst()
    expect(session).toEqual({ has_second_factor: true })
  })

  it('recognizes a person after deletion, and gives no second welcome bonus', async () => {
    const { sub, email } = newPerson()
    const { call } = await signUpThere(proveEmailThere(sub, email))
    await call('delete_user_account')
    const again = newPerson()
    expect((await signUpThere(proveEmailThere(again.sub, email))).reply.data.coins).toBe(0)
  })
})

describe('the tasks for Firebase', () => {
  it('delete a deleted account’s person there; until then an old token makes no account', async () => {
    const { sub, email } = newPerson()
    const proof = proveEmailThere(sub, email)
    const { call } = await signUpThere(proof)
    await call('delete_user_account')
    expect(await tasks()).toContainEqual({ subject: sub, task: 'delete', tries: 0 })
    expect((await signUpThere(proof)).reply.message).toBe('invalid_token')
    await tell()
    expect(toldOf(sub)).toEqual([['accounts:delete', undefined]])
    expect(firebase.told.at(-1)?.authorization).toBe('Bearer owner')
    expect(await tasks()).toEqual([])
  })

  it('disable and enable deactivated and activated people, by the last change only', async () => {
    const { sub, email } = newPerson()
    const proof = proveEmailThere(sub, email)
    const { id } = (await signUpThere(proof)).reply.data
    const boss = await test.player('Boss', { roles: ['administrator'] })
    await deactivate(test.database.db, id)
    await tell()
    expect(toldOf(sub)).toEqual([['accounts:update', true]])
    firebase.people.set(sub, disabled)
    expect((await signUpThere(proof)).reply.message).toBe('account_deactivated')
    firebase.people.delete(sub)
    expect((await signUpThere(proof)).reply.message).toBe('account_deactivated')
    const activate = () => boss.call('activate_player', { account_id: id })
    expect((await activate()).error).toBe(false)
    await deactivate(test.database.db, id)
    expect((await activate()).error).toBe(false)
    await tell()
    expect(toldOf(sub)).toEqual([
      ['accounts:update', true],
      ['accounts:update', false],
    ])
    expect((await signUpThere(proof)).reply.error).toBe(false)
  })

  it('are tried again, later each time, until Firebase answers; an unknown person counts as done', async () => {
    const { sub, email } = newPerson()
    const { call } = await signUpThere(proveEmailThere(sub, email))
    await call('delete_user_account')
    firebase.trouble = { status: 500, body: {} }
    await tell()
    // It is not tried again at once.
    await tell()
    expect(toldOf(sub)).toHaveLength(1)
    for (let night = 1; night <= 3; night += 1) await later(tell, night)
    expect(await tasks()).toEqual([{ subject: sub, task: 'delete', tries: 4 }])
    firebase.trouble = gone
    await later(tell, 4)
    firebase.trouble = null
    expect(await tasks()).toEqual([])
    expect(toldOf(sub)).toHaveLength(5)
  })

  it('hold nothing of a transaction that was rolled back', async () => {
    const { sub, email } = newPerson()
    const { id } = (await signUpThere(proveEmailThere(sub, email))).reply.data
    const undone = test.database.db.transaction().execute(async tx => {
      await deactivate(tx, id)
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    expect(await tasks()).toEqual([])
  })

  it('include a change made while an earlier task was being carried out', async () => {
    const { sub, email } = newPerson()
    const { id } = (await signUpThere(proveEmailThere(sub, email))).reply.data
    const { db } = test.database
    const to = (status: 'active' | 'deactivated') => db.updateTable('accounts').set({ status }).where('id', '=', id).execute()
    await to('deactivated')
    const { claimTask, finishTask } = await import('./tasks-store.ts')
    const claimed = (await claimTask(db, test.clock.now()))!
    await to('active')
    // No other process may take the later task before the earlier one is finished.
    expect(await claimTask(db, test.clock.now())).toBeUndefined()
    await finishTask(db, claimed, test.clock.now())
    expect(await claimTask(db, test.clock.now())).toMatchObject({ subject: sub, task: 'enable', tries: 0 })
    await later(tell)
    expect(toldOf(sub)).toEqual([['accounts:update', false]])
  })

  it('never replace a deletion', async () => {
    const { sub, email } = newPerson()
    const { call, reply } = await signUpThere(proveEmailThere(sub, email))
    await call('delete_user_account')
    await test.database.db.updateTable('accounts').set({ subject: sub, status: 'active' }).where('id', '=', reply.data.id).execute()
    await test.database.db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', reply.data.id).execute()
    expect(await tasks()).toContainEqual({ subject: sub, task: 'delete', tries: 0 })
    await tell()
  })
})

describe('the access token of a service account', () => {
  it('is requested with a signed assertion, and cached until shortly before it expires', async () => {
    const assertions: string[] = []
    const google = createServer(async (request, response) => {
      const form = new URLSearchParams(await new Response(request as never).text())
      expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
      assertions.push(form.get('assertion') ?? '')
      response.end(JSON.stringify({ access_token: `token-${assertions.length}`, expires_in: 3600 }))
    })
    await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
    const tokenUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/token`
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    let now = new Date('2026-11-20T12:00:00Z')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const scope = 'https://www.googleapis.com/auth/identitytoolkit'
    const tokens = accessTokens({ projectId: 'my-quiz', email: 'server@my-quiz', privateKey: pem, tokenUrl }, scope)
    const tokenOf = () => tokens(now)
    expect([await tokenOf(), await tokenOf()]).toEqual(['token-1', 'token-1'])
    now = new Date('2026-11-20T12:59:00Z')
    expect(await tokenOf()).toBe('token-2')
    expect(decodeJwt(assertions[0] ?? '')).toMatchObject({
      iss: 'server@my-quiz',
      aud: tokenUrl,
      scope,
    })
    await new Promise(resolve => google.close(resolve))
  })
})

describe('the server', () => {
  it('tells the browser what it needs to use Firebase, and offers nothing of the embedded provider', async () => {
    const { providers } = (await test.stranger.call('get_web_settings')).data
    expect(providers).toMatchObject({ kind: 'firebase', email: true, phone: true, google: true, outbox: false })
    expect(providers.firebase).toMatchObject({ api_key: 'the-key', project_id: 'demo-trivium', google_client_id: 'the-client' })
    expect(JSON.stringify(providers)).not.toContain('private')
    expect((await test.app.http.inject({ method: 'POST', url: '/identity/sign-up/email', payload: {} })).statusCode).toBe(404)
    expect(test.app.outboxPath).toBeNull()
  })

  it('allows Firebase in the content security policy only when it is configured', async () => {
    const policy = String((await test.app.http.inject('/healthz')).headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:3000 ${test.config.firebase?.emulatorUrl}`)
    expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
    // The console frames the preview of a question.
    expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/ ")
  })
})
