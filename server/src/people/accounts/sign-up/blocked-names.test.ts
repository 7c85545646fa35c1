// Blocked words in the names of new accounts. A name that the player types here is refused; one that the identity provider has is dropped,
// because the player cannot change it here.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { enter, goodPassword, proveEmail, proveMobile, visitor } from '../../../../test/app/visitor.ts'
import { callSeen } from '../../../../test/app/call-seen.ts'

/** A soft hyphen joins the letters as they are typed, and parts them for everybody who sees the name. */
const parted = 'darn\u00adx'
let numbers = 0
const newNumber = () => `+34600${String(++numbers).padStart(6, '0')}`
let test: TestApp
let ed: TestPlayer
beforeAll(async () => {
  test = await startApp()
})
beforeEach(async () => {
  ed = await test.player('Ed', { roles: ['editor'] })
  await test.database.db.deleteFrom('blocked_words').execute()
})
afterAll(() => test.close())

const block = () => callSeen(ed, 'save_blocked_words', { language_code: 'en', words: 'darn' })
const accountOf = (subject: string) =>
  test.database.db.selectFrom('accounts').select('name').where('subject', '=', subject).executeTakeFirst()

describe('by phone, where the player types the name here', () => {
  it.each(['Darn', 'D4RN ana', parted])(
    '%j is refused without an account, and another name is accepted with the same proof',
    async name => {
      await block()
      const proof = await proveMobile(test, newNumber())
      expect((await enter(test, proof, { name })).reply.message).toBe('name_blocked')
      expect(await accountOf(proof.firebase_id)).toBeUndefined()
      expect((await enter(test, proof, { name: 'Ana' })).reply.data.name).toBe('Ana')
    },
  )

  it('no name is needed, and none is looked at when somebody comes back', async () => {
    await block()
    const proof = await proveMobile(test, newNumber())
    expect((await enter(test, proof)).reply.data.name).toBe('Player')
    expect((await enter(test, proof, { name: 'Darn' })).reply.data.name).toBe('Player')
  })
})

describe('by email and password, where the provider has the name', () => {
  it('a blocked name is refused before there is anything, also one that only others would see', async () => {
    await block()
    for (const name of ['Darn', parted]) {
      const email = `${crypto.randomUUID()}@example.com`
      expect(await visitor(test).post('sign-up/email', { name, email, password: goodPassword })).toMatchObject({ code: 'NAME_BLOCKED' })
    }
  })

  it('a name whose word was blocked after the sign-up is dropped, whatever the player types', async () => {
    const [mine, other] = [await proveEmail(test, 'a@late.example', 'Darn'), await proveEmail(test, 'b@late.example', 'Darn')]
    await block()
    expect((await enter(test, mine)).reply.data.name).toBe('Player')
    expect((await enter(test, other, { name: 'Darn again' })).reply.data.name).toBe('Player')
  })

  it('a blocked name that the player types beside a good one of the provider changes nothing', async () => {
    await block()
    expect((await enter(test, await proveEmail(test, 'c@late.example', 'Ana'), { name: 'Darn' })).reply.data.name).toBe('Ana')
  })
})
