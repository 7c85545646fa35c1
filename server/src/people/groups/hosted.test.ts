// Invitations where a hosted provider signs people in.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app/app.ts'
import { type FirebaseStub, proveEmailThere, startHosted } from '../../../test/services/firebase.ts'
import { enter } from '../../../test/app/visitor.ts'

let test: TestApp
let firebase: FirebaseStub
beforeAll(async () => {
  ;({ test, firebase } = await startHosted())
})
afterAll(async () => {
  await test.close()
  await firebase.close()
})

it('an invitation leads to the sign-in, and joins by the verified address', async () => {
  const edda = await test.player('Edda', { roles: ['examiner'] })
  const group_id = (await edda.call('create_group', { name: 'Class 7' })).data.id
  const email = 'guest@school.example'
  await edda.call('import_group_list', { group_id }, { file: { field: 'file', bytes: Buffer.from(`email\n${email}`) } })
  await test.app.runJob('email_queue')
  const invitation_token = /\/invited\/([\w-]{43})\/$/.exec(test.app.outbox.latest(email)?.link ?? '')?.[1]
  expect((await test.stranger.call('get_mailed_invitation', { invitation_token })).data.next).toBe('sign_in')
  const person = { invitation_token, name: 'Gus', password: 'plum-kayak-orbit-7' }
  expect((await test.stranger.call('accept_mailed_invitation', person)).message).toBe('sign_in_to_join')
  const { reply } = await enter(test, proveEmailThere('guest', email))
  const guest = test.withToken(reply.data.api_token)
  expect((await guest.call('get_mailed_invitation', { invitation_token })).data.next).toBe('join')
  expect((await guest.call('accept_mailed_invitation', { invitation_token })).data).toMatchObject({ new_account: null, group_id })
})
