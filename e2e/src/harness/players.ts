// Creates players through the real sign-up (identity, outbox, verification, user_signup), but without a browser.

import { randomBytes } from 'node:crypto'
import type { ActionName } from '@trivium/contract'
import type { User } from '@trivium/contract/people/accounts'
import { call, type Reply } from './api.ts'
import { outbox } from './servers/outbox.ts'

export interface Player {
  name: string
  email: string
  password: string
  token: string
  user: User
  ask: <Name extends ActionName>(name: Name, input: Parameters<typeof call<Name>>[3]) => Promise<Reply<Name>>
}

export const newAddress = () => `player-${randomBytes(5).toString('hex')}@example.test`
/** A phone number from an unassigned range. */
export const newNumber = () => `+3469${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`

/** A time zone in which no day ends while a journey runs. */
function calmZone(): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Madrid' }).format())
  return hour === 23 || hour === 0 ? 'America/New_York' : 'Europe/Madrid'
}

/** @param friendsCode the code of the player who has invited this one */
export async function newPlayer(
  server: string,
  name = `Nora ${randomBytes(4).toString('hex')}`,
  timezone = calmZone(),
  friendsCode?: string,
): Promise<Player> {
  const account = { name, email: newAddress(), password: `correct-${randomBytes(6).toString('hex')}` }
  const door = identityOf(server)
  await door.post('sign-up/email', account)
  const { link } = await outbox(server, account.email)
  await door.post('verify-email', { token: new URL(link).searchParams.get('token') })
  return signIn(server, account, timezone, friendsCode)
}

/** Signs in, for the first time or again. */
export async function signIn(
  server: string,
  account: Pick<Player, 'name' | 'email' | 'password'>,
  timezone = calmZone(),
  friendsCode?: string,
): Promise<Player> {
  const door = identityOf(server)
  const signedIn = await door.post('sign-in/email', account)
  const cookie = signedIn.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const { token: idToken }: { token: string } = await (await door.get(new URL('/identity/token', server), cookie)).json()
  const { data } = await call(server, null, 'user_signup', {
    firebase_id: subjectOf(idToken),
    id_token: idToken,
    type: 'email',
    timezone,
    ...(friendsCode !== undefined && { friends_code: friendsCode }),
  })
  const { api_token: token, ...user } = data
  return { ...account, token, user, ask: (action, input) => call(server, token, action, input) }
}

/** A random client address, so that rate limits do not block dozens of players from one machine (TRUST_PROXY in run-server.ts). */
export const ownAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

function identityOf(server: string) {
  const common = { origin: server, ...ownAddress() }
  const answered = async (response: Response) => {
    if (response.status >= 400) throw new Error(`${response.url}: HTTP ${response.status} ${await response.text()}`)
    return response
  }
  return {
    get: async (url: URL, cookie = '') => answered(await fetch(url, { headers: { ...common, cookie }, redirect: 'manual' })),
    post: async (path: string, body: object) =>
      answered(
        await fetch(`${server}/identity/${path}`, {
          method: 'POST',
          headers: { ...common, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  }
}

function subjectOf(idToken: string): string {
  const { sub }: { sub: string } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return sub
}
