// Sample accounts for immediate sign-in, on a development machine only: two, who can battle each other. They are created through the
// public sign-up, so only where mail goes to the development outbox.

import type { App } from './app.ts'
import type { Config } from './config.ts'

interface SampleSignIn {
  name: string
  email: string
  password: string
}

const samples: SampleSignIn[] = [
  { name: 'Sample Player', email: 'player@trivium.example', password: 'play-the-sample' },
  { name: 'Sample Rival', email: 'rival@trivium.example', password: 'play-the-rival' },
]

/** @returns the samples that can sign in: a developer may have deleted one or changed its password. */
export async function createSampleSignIns(app: App, config: Config): Promise<SampleSignIn[]> {
  if (config.mode !== 'development' || config.smtpUrl) return []
  const door = openDoor(app, config)
  const ready: SampleSignIn[] = []
  for (const sample of samples) {
    if ((await door.maySignIn(sample)) || (await door.signUp(sample))) ready.push(sample)
  }
  return ready
}

function openDoor({ http, outbox }: App, { publicUrl }: Config) {
  const post = (path: string, body: object) =>
    http.inject({ method: 'POST', url: `/identity/${path}`, headers: { origin: publicUrl, host: new URL(publicUrl).host }, payload: body })

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

  return { maySignIn, signUp }
}

const tokenIn = (link = '') => URL.parse(link)?.searchParams.get('token') ?? ''
