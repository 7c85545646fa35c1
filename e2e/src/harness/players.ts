// Players made through the real front door: identity, outbox, verification, our own sign-up. Only without a browser.

import { randomBytes } from 'node:crypto'
import type { ActionName } from '@trivium/contract'
import type { User } from '@trivium/contract/accounts'
import { call, type Reply } from './api.ts'
import { outbox } from './outbox.ts'

export interface Player {
  name: string
  email: string
  password: string
  token: string
  user: User
  ask: <Name extends ActionName>(name: Name, input: Parameters<typeof call<Name>>[3]) => Promise<Reply<Name>>
}

export const newAddress = () => `player-${randomBytes(5).toString('hex')}@example.test`
/** A number of a range that is nobody's. */
export const newNumber = () => `+3469${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`

export async function newPlayer(server: string, name = 'Nora Quick'): Promise<Player> {
  const account = { name, email: newAddress(), password: `correct-${randomBytes(6).toString('hex')}` }
  await identity(server, 'sign-up/email', account)
  const link = (await outbox(server, account.email)).link
  await fetch(link, { redirect: 'manual' })
  const signedIn = await identity(server, 'sign-in/email', account)
  const cookie = signedIn.headers.getSetCookie().map(one => one.split(';')[0]).join('; ')
  const { token: idToken }: { token: string } = await (await fetch(`${server}/identity/token`, { headers: { cookie } })).json()
  const { data } = await call(server, null, 'user_signup', { firebase_id: subjectOf(idToken), id_token: idToken, type: 'email', timezone: 'Europe/Madrid' })
  const { api_token: token, ...user } = data
  return { ...account, token, user, ask: (action, input) => call(server, token, action, input) }
}

async function identity(server: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${server}/identity/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`identity ${path}: HTTP ${response.status} ${await response.text()}`)
  return response
}

function subjectOf(idToken: string): string {
  const { sub }: { sub: string } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return sub
}
