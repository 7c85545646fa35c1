// SECOND_FACTOR=everyone: a session without a second factor can only be replaced by one with it.

import { contract } from '@trivium/contract'
import { pathOf } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app/app.ts'
import { codeOf } from '../../../../test/services/authenticator.ts'
import { open, outcome, startListening } from '../../../../test/app/live-pages.ts'
import { enter, goodPassword, proveMobile, visitor } from '../../../../test/app/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startListening({ env: { SECOND_FACTOR: 'everyone' } })
})
afterAll(() => test.close())

/** Sends no fields: the server refuses before it reads them. */
async function ask(name: keyof typeof contract, token: string): Promise<[string, number, string]> {
  const url = pathOf(name, contract[name].access)
  const reply = await test.app.http.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload: {} })
  return [name, reply.statusCode, reply.json().message]
}

const actionsFor = (isAsked: (access: (typeof contract)[keyof typeof contract]['access']) => boolean) =>
  Object.keys(contract).filter(
    (name): name is keyof typeof contract => name in contract && isAsked(contract[name as keyof typeof contract].access),
  )

describe('where everyone needs a second factor', () => {
  // ASVS V6.3.3
  it('a session without one is refused every call of players and staff, but may sign out', async () => {
    const bob = await test.player('Bob', { roles: ['administrator'] })
    const names = actionsFor(access => access !== 'anyone').filter(name => name !== 'logout')
    expect(names.length).toBeGreaterThan(150)
    const answers = []
    for (const name of names) answers.push(await ask(name, bob.token))
    expect(answers).toEqual(names.map(name => [name, 200, 'second_factor_needed']))
    expect((await bob.call('logout')).error).toBe(false)
    expect((await bob.call('get_user_by_id')).status).toBe(401)
  })

  it('a session without one is answered as a stranger in public calls, and its socket is refused', async () => {
    const bob = await test.player('Bob')
    expect((await test.stranger.call('get_web_settings')).error).toBe(false)
    expect((await bob.call('get_web_settings')).error).toBe(false)
    const { data: mine } = await bob.call('get_globle_leaderboard')
    expect(mine).toEqual((await test.stranger.call('get_globle_leaderboard')).data)
    expect(await outcome(open(test.app, bob.token))).toBe('unauthorized')
  })

  it('setting one up signs in, and ends the session without it', async () => {
    const email = 'ada@example.com'
    const ada = visitor(test)
    await ada.post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    await ada.openLink(email)
    await ada.post('sign-in/email', { email, password: goodPassword })
    const first = await test.stranger.call('user_signup', { ...(await ada.proof()) })
    expect(first.data.has_second_factor).toBe(false)
    const session = test.withToken(first.data.api_token)
    expect((await session.call('get_user_by_id')).message).toBe('second_factor_needed')
    const { body } = await ada.post('two-factor/enable', { password: goodPassword })
    await ada.post('two-factor/verify-totp', { code: await codeOf(String(body.totpURI)) })
    const second = await session.call('user_signup', { ...(await ada.proof()) })
    expect(second.data.has_second_factor).toBe(true)
    const proven = test.withToken(second.data.api_token)
    expect((await proven.call('get_user_by_id')).data.has_second_factor).toBe(true)
    expect(await outcome(open(test.app, second.data.api_token))).toBeNull()
    expect((await session.call('get_user_by_id')).status).toBe(401)
  })

  it('a code by text message does not count as one', async () => {
    const { call } = await enter(test, await proveMobile(test, '+4915114000001'), { name: 'Mo' })
    expect((await call('get_user_by_id')).message).toBe('second_factor_needed')
  })
})
