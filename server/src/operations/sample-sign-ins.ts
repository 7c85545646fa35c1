// Sample accounts for immediate sign-in, only in the demo and on a development machine: two players, who can battle each other, and one
// account for each role of the console. They sign up publicly, so they need the development outbox.

import type { StaffRole } from '@trivium/contract/platform/action'
import { decodeJwt } from 'jose'
import { shareAccounts } from '../people/accounts/index.ts'
import type { App } from './app-types.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/connect.ts'
import { makeStaff } from '../people/staff/index.ts'

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
  { name: 'Sample Editor', email: 'editor@trivium.example', password: 'edit-the-sample', roles: ['editor'] },
  { name: 'Sample Examiner', email: 'examiner@trivium.example', password: 'test-the-sample', roles: ['examiner'] },
  { name: 'Sample Treasurer', email: 'treasurer@trivium.example', password: 'fund-the-sample', roles: ['treasurer'] },
]

/** Marks samples as shared, because their passwords are public: in a demo many people use one at the same time. */
export async function shareSamples(db: Db): Promise<void> {
  await shareAccounts(
    db,
    samples.map(({ email }) => email),
  )
}

export const mayMakeSamples = ({ mode, smtpUrl, isDemo, firebase }: Config): boolean =>
  mode !== 'production' && !smtpUrl && !isDemo && !firebase

/** @returns samples that can sign in: a developer may have deleted one or changed its password */
export async function createSampleSignIns(app: App, config: Config, db: Db): Promise<SampleSignIn[]> {
  // A demo already has its samples.
  const mayMake = mayMakeSamples(config)
  if (!mayMake && !config.isDemo) return []
  if (config.isDemo) await shareSamples(db)
  const door = openDoor(app, config)
  const ready: SampleSignIn[] = []
  for (const sample of samples) {
    if (await door.maySignIn(sample)) ready.push(sample)
    else if (mayMake && (await door.signUp(sample))) {
      ready.push(sample)
      if (sample.roles && (await door.enter(sample))) await makeStaff(db, sample.email, sample.roles, new Date())
    }
  }
  return ready
}

/** Enrols all samples at the identity provider, without accounts. Needs the app's outbox. @returns each sample with its subject */
export async function enrolSamples(app: App, config: Config): Promise<(SampleSignIn & { subject: string })[]> {
  const door = openDoor(app, config)
  const enrolled: (SampleSignIn & { subject: string })[] = []
  for (const sample of samples) {
    await door.signUp(sample)
    enrolled.push({ ...sample, subject: (await door.prove(sample)).subject })
  }
  return enrolled
}

function openDoor({ http, outbox }: App, { publicUrl }: Config) {
  const headers = { origin: publicUrl, host: new URL(publicUrl).host }
  const post = (path: string, body: object) => http.inject({ method: 'POST', url: `/identity/${path}`, headers, payload: body })

  async function maySignIn({ email, password }: SampleSignIn): Promise<boolean> {
    return (await post('sign-in/email', { email, password })).statusCode === 200
  }

  async function signUp({ name, email, password }: SampleSignIn): Promise<boolean> {
    const signedUp = await post('sign-up/email', { name, email, password })
    if (signedUp.statusCode !== 200) return false
    await outbox.settled()
    const verified = await post('verify-email', { token: tokenIn(outbox.latest(email)?.link) })
    return verified.statusCode === 200
  }

  async function prove({ email, password }: SampleSignIn): Promise<{ subject: string; token: string }> {
    const { cookies } = await post('sign-in/email', { email, password })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { token } = (await http.inject({ url: '/identity/token', headers: { ...headers, cookie } })).json<{ token: string }>()
    return { token, subject: decodeJwt(token).sub ?? '' }
  }

  /** The first sign-in creates the account. */
  async function enter(sample: SampleSignIn): Promise<boolean> {
    const { subject, token } = await prove(sample)
    const payload = { firebase_id: subject, id_token: token, name: sample.name }
    return (await http.inject({ method: 'POST', url: '/api/user_signup', payload })).statusCode === 200
  }

  return { maySignIn, signUp, prove, enter }
}

const tokenIn = (link = '') => URL.parse(link)?.searchParams.get('token') ?? ''
