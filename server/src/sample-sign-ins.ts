// Somebody to sign in as right away, on a development machine only. Made through the same doors that visitors use, and so only
// where mail goes to the development outbox.

import { z } from 'zod'
import type { App } from './app.ts'
import type { Config } from './config.ts'

interface SampleSignIn {
  name: string
  email: string
  password: string
}

const samples: SampleSignIn[] = [{ name: 'Sample Player', email: 'player@trivium.example', password: 'play-the-sample' }]
const Letters = z.array(z.object({ to: z.string(), text: z.string() }))

/** @returns those that can sign in: a developer may have deleted one or changed its password. */
export async function createSampleSignIns(app: App, config: Config): Promise<SampleSignIn[]> {
  if (config.mode !== 'development' || config.smtpUrl) return []
  const door = openDoor(app, config)
  const ready: SampleSignIn[] = []
  for (const sample of samples) {
    if ((await door.maySignIn(sample)) || (await door.signUp(sample))) ready.push(sample)
  }
  return ready
}

function openDoor({ http }: App, { publicUrl }: Config) {
  const post = (path: string, body: object) =>
    http.inject({ method: 'POST', url: `/identity/${path}`, headers: { origin: publicUrl, host: new URL(publicUrl).host }, payload: body })

  async function maySignIn({ email, password }: SampleSignIn): Promise<boolean> {
    return (await post('sign-in/email', { email, password })).statusCode === 200
  }

  async function signUp(sample: SampleSignIn): Promise<boolean> {
    const signedUp = await post('sign-up/email', sample)
    if (signedUp.statusCode !== 200) return false
    const letters = Letters.safeParse((await http.inject('/identity/outbox?format=json')).json())
    const letter = letters.data?.findLast(({ to }) => to === sample.email)
    const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0]
    if (link) await http.inject(link.slice(new URL(link).origin.length))
    return maySignIn(sample)
  }

  return { maySignIn, signUp }
}
