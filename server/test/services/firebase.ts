// Stands in for Firebase: makes the unsigned tokens of its Auth emulator, and answers the calls that our server makes. Tests of the project
// `hosted` use the real emulator.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startApp, type TestApp, type TestOptions } from '../app/app.ts'
import type { Proof } from '../app/visitor.ts'

const firebaseProject = 'demo-trivium'

interface Told {
  /** The last part of the path, as in `accounts:delete`. */
  call: string
  body: Record<string, unknown>
  authorization: string | undefined
}

export interface FirebaseStub {
  env: Record<string, string>
  /** The changes to people that the server has sent, oldest first. */
  told: Told[]
  /** Replies to lookups, by subject; other subjects exist. */
  people: Map<string, { status: number; body: object }>
  /** The reply to every call, while set. */
  trouble: { status: number; body: object } | null
  close: () => Promise<void>
}

const problem = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
export const [disabled, gone] = [problem('USER_DISABLED'), problem('USER_NOT_FOUND')]
/** The reply that ends everything proved before `at`. */
export const endedAt = (at: Date) => ({ status: 200, body: { users: [{ validSince: String(Math.floor(at.getTime() / 1000)) }] } })

export async function startFirebase(): Promise<FirebaseStub> {
  const stub: FirebaseStub = { env: {}, told: [], people: new Map(), trouble: null, close: async () => {} }
  const http = createServer(async (request, response) => {
    const body: Record<string, unknown> = await new Response(request as never).json()
    const call = request.url?.split('/').at(-1)?.split('?')[0] ?? ''
    const isLookup = call === 'accounts:lookup'
    if (!isLookup) stub.told.push({ call, body, authorization: request.headers.authorization })
    const found = isLookup ? stub.people.get(subjectOf(String(body['idToken']))) : undefined
    const answer = stub.trouble ?? found ?? { status: 200, body: isLookup ? { users: [{}] } : {} }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  stub.env = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: firebaseProject,
    FIREBASE_API_KEY: 'the-key',
    FIREBASE_GOOGLE_CLIENT_ID: 'the-client',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(http.address() as AddressInfo).port}`,
  }
  stub.close = () => new Promise(resolve => http.close(() => resolve()))
  return stub
}

/** The app with Firebase as its provider. */
export async function startHosted(options: TestOptions = {}): Promise<{ test: TestApp; firebase: FirebaseStub }> {
  const firebase = await startFirebase()
  return { test: await startApp({ ...options, env: { ...firebase.env, ...options.env } }), firebase }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const subjectOf = (token: string) => String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub)

export interface FirebaseUser {
  sub: string
  by?: 'password' | 'phone' | 'google.com' | 'anonymous'
  at?: Date
  secondFactor?: boolean
  claims?: object
}

export function prove({ sub, by = 'password', at = new Date(), secondFactor = false, claims = {} }: FirebaseUser): Proof {
  const seconds = Math.floor(at.getTime() / 1000)
  const firebase = { sign_in_provider: by, identities: {}, ...(secondFactor && { sign_in_second_factor: 'totp' }) }
  const payload = {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    sub,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    firebase,
    ...claims,
  }
  return { firebase_id: sub, id_token: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.` }
}

export const proveEmailThere = (sub: string, email: string, more: Partial<FirebaseUser> = {}) =>
  prove({ sub, ...more, claims: { email, email_verified: true, name: 'ada', ...more.claims } })
