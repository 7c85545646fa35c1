// Tests one sign-in method: an email or a text message to the administrator, or a request to Google or Firebase. The outcome is a sentence.

import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import { errorCode } from '../../platform/db/connection/lost.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Post } from '../../people/identity/index.ts'
import { callbackOf } from './sign-in-methods.ts'

export interface SignInReport {
  isSound: boolean
  found: string
}

export interface Trying {
  config: Config
  post: Pick<Post, 'sendMail' | 'sendCode'>
  /** Requests to Google and Firebase; tests replace it. */
  transport: typeof fetch
}

const timeoutMs = 10_000
const discoveryUrl = 'https://accounts.google.com/.well-known/openid-configuration'
const Discovery = z.object({ issuer: z.string(), token_endpoint: z.url({ protocol: /^https$/, hostname: /(^|\.)googleapis\.com$/ }) })
const Refusal = z.object({ error: z.string() })
const Project = z.object({ authorizedDomains: z.array(z.string()).default([]) })

const fine = (found: string): SignInReport => ({ isSound: true, found })
const wrong = (found: string): SignInReport => ({ isSound: false, found })

export async function tryMail({ post }: Trying, to: string, appName: string): Promise<SignInReport> {
  const text = `This is a test: email from ${appName} arrives.`
  try {
    await post.sendMail(to, { subject: `Test · ${appName}`, text, html: `<p>${escapeHtml(text)}</p>` })
    return fine('The mail server has accepted the email. Check that the email arrives at your own address.')
  } catch (error) {
    // The error may contain addresses and replies of the mail server, so we show only its code.
    return wrong(`The mail server did not accept the email (${errorCode(error) || 'no code'}): check SMTP_URL and MAIL_FROM.`)
  }
}

export async function tryMessage({ post }: Trying, to: string, appName: string): Promise<SignInReport> {
  try {
    await post.sendCode(to, { subject: appName, text: `This is a test: text messages from ${appName} arrive.`, html: '' })
    return fine('The service for text messages has accepted the message. Check that the message arrives on your own phone.')
  } catch {
    return wrong('The service for text messages did not accept the message: check SMS_WEBHOOK_URL and SMS_WEBHOOK_TOKEN.')
  }
}

/** Google refuses our invalid code. Its reason shows whether Google knows the client, the secret and the callback address. */
export async function tryGoogle({ config, transport }: Trying): Promise<SignInReport> {
  const { google } = config
  if (!google) return wrong('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.')
  try {
    const found = await transport(discoveryUrl, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const { token_endpoint } = Discovery.parse(await found.json())
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'a-test-that-nobody-got',
      client_id: google.clientId,
      client_secret: google.clientSecret,
      redirect_uri: callbackOf(config),
    })
    const answer = await transport(token_endpoint, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return ofGoogle(Refusal.parse(await answer.json()).error, callbackOf(config))
  } catch {
    return wrong(
      'The server could not reach Google, or could not understand its answer: check that this server may connect to accounts.google.com.',
    )
  }
}

function ofGoogle(refusal: string, callback: string): SignInReport {
  if (refusal === 'invalid_grant') return fine('Google knows this client and its secret.')
  if (refusal === 'redirect_uri_mismatch') return wrong(`Google does not know the redirect address: register ${callback} there.`)
  if (refusal === 'invalid_client' || refusal === 'unauthorized_client')
    return wrong('Google does not know this client or its secret: check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.')
  return wrong('Google gave an unexpected answer. Try again later.')
}

export async function tryFirebase({ config: { firebase, publicUrl }, transport }: Trying): Promise<SignInReport> {
  if (!firebase) return wrong('IDENTITY is not firebase.')
  const root = firebase.emulatorUrl ? `${firebase.emulatorUrl}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  try {
    const url = `${root}/v1/projects?key=${encodeURIComponent(firebase.apiKey)}`
    const answer = await transport(url, {
      headers: { referer: `${publicUrl}/` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) return wrong('Firebase does not accept this key: check FIREBASE_API_KEY and the restrictions of the key.')
    const host = new URL(publicUrl).hostname
    const { authorizedDomains } = Project.parse(await answer.json())
    return authorizedDomains.includes(host) || firebase.emulatorUrl !== undefined
      ? fine('Firebase accepts this key and knows the host of this site.')
      : wrong(`Firebase accepts this key, but ${host} is not among its authorised domains.`)
  } catch {
    return wrong('The server could not reach Firebase, or could not understand its answer.')
  }
}
