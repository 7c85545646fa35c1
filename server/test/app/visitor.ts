// A visitor who is not signed in and calls the identity provider, with a separate cookie jar.

import type { Call, Fields, Reply, TestApp } from './app.ts'

export interface Proof {
  firebase_id: string
  id_token: string
}

export interface Answer {
  status: number
  /** The refusal code of better-auth. */
  code: string | undefined
  body: Record<string, unknown>
  headers: Record<string, unknown>
}

export interface Visitor {
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Answer>
  get: (path: string) => Promise<Answer>
  /** Follows the link in the newest email to this address and confirms, like the button on the page. */
  openLink: (to: string) => Promise<Answer>
  proof: () => Promise<Proof>
}

export const goodPassword = 'plum-kayak-orbit-7'

/** @param address the client's IP address. */
export function visitor({ app, config }: TestApp, address?: string): Visitor {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', path: string, payload?: object, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.http.inject({
      method,
      url: `/identity/${path}`,
      ...(address && { remoteAddress: address }),
      headers: { origin: config.publicUrl, ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    // Emails are written after the reply, so this waits for them.
    await app.outbox.settled()
    const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {}
    return { status: response.statusCode, code: body.code, body, headers: response.headers }
  }
  const get = (path: string) => send('GET', path)
  return {
    post: (path, body, headers) => send('POST', path, body, headers),
    get,
    async openLink(to) {
      return send('POST', 'verify-email', { token: tokenIn(app.outbox.latest(to)?.link ?? `no mail to ${to}`) })
    },
    async proof() {
      const { body } = await get('token')
      const id_token = String(body.token)
      return { firebase_id: String(claimsIn(id_token).sub), id_token }
    },
  }
}

export const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Signs up, follows the link and signs in at the provider. @returns the proof that user_signup needs */
export async function proveEmail(test: TestApp, email: string, name = 'ada', address?: string): Promise<Proof> {
  const ada = visitor(test, address)
  await ada.post('sign-up/email', { name, email, password: goodPassword })
  await ada.openLink(email)
  await ada.post('sign-in/email', { email, password: goodPassword })
  return ada.proof()
}

export async function proveMobile(test: TestApp, mobile: string): Promise<Proof> {
  const guest = visitor(test)
  await guest.post('phone-number/send-otp', { phoneNumber: mobile })
  await guest.post('phone-number/verify', { phoneNumber: mobile, code: test.app.outbox.latest(mobile)?.code ?? '' })
  return guest.proof()
}

/** Signs up completely: at the provider, then with user_signup. */
export async function enter(
  test: TestApp,
  proof: Proof,
  more: Fields<'user_signup'> = {},
): Promise<{ reply: Reply<'user_signup'>; call: Call }> {
  const reply = await test.stranger.call('user_signup', { ...proof, ...more })
  return { reply, call: test.withToken(reply.data?.api_token ?? '').call }
}
