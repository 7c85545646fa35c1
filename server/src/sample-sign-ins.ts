// Sample accounts for immediate sign-in, on a development machine only: two players, who can battle each other, and an administrator. They are created through the
// public sign-up, so only where mail goes to the development outbox.

import type { StaffRole } from '@trivium/contract/action'
import { decodeJwt } from 'jose'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { makeStaff } from './staff/index.ts'

interface SampleSignIn {
  name: string
  email: string
  password: string
  roles?: StaffRole[]
}

const samples: SampleSignIn[] = [
  { name: 'Sample Player', email: 'player@trivium.example', password: 'play-the-sample' },
  { name: 'Sample Rival', email: 'rival@trivium.example', password: 'play-the-rival' },
  { name: 'Sample Administrator', email: 'admin@trivium.example', password: 'run-the-sample', roles: ['administrator'] },
]

/** @returns the samples that can sign in: a developer may have deleted one or changed its password. */
export async function createSampleSignIns(app: App, config: Config, db: Db): Promise<SampleSignIn[]> {
  if (config.mode !== 'development' || config.smtpUrl) return []
  const door = openDoor(app, config)
  const ready: SampleSignIn[] = []
  for (const sample of samples) {
    if (await door.maySignIn(sample)) ready.push(sample)
    else if (await door.signUp(sample)) {
      ready.push(sample)
      if (sample.roles && (await door.enter(sample))) await makeStaff(db, sample.email, sample.roles, new Date())
    }
  }
  return ready
}

function openDoor({ http, outbox }: App, { publicUrl }: Config) {
  const headers = { origin: publicUrl, host: new URL(publicUrl).host }
  const post = (path: string, body: object) => http.inject({ method: 'POST', url: `/identity/${path}`, headers, payload: body })

  async function maySignIn({ email, password }: SampleSignIn): Promise<boolean> {
    return (await post('sign-in/email', { email, password })).statusCode === 200
  }

  async function signUp(sample: SampleSignIn): Promise<boolean> {
    const signedUp = await post('sign-up/email', sample)
    if (signedUp.statusCode !== 200) return false
    await outbox.settled()
    await post('verify-email', { token: tokenIn(outbox.latest(sample.email)?.link) })
    return maySignIn(sample)
  }

  /** The account itself is made by the first sign-in. */
  async function enter({ name, email, password }: SampleSignIn): Promise<boolean> {
    const { cookies } = await post('sign-in/email', { email, password })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { token } = (await http.inject({ url: '/identity/token', headers: { ...headers, cookie } })).json<{ token: string }>()
    const payload = { firebase_id: decodeJwt(token).sub, id_token: token, name }
    return (await http.inject({ method: 'POST', url: '/api/user_signup', payload })).statusCode === 200
  }

  return { maySignIn, signUp, enter }
}

const tokenIn = (link = '') => URL.parse(link)?.searchParams.get('token') ?? ''
