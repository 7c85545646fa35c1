// The typed client of the contract. Only types are taken from it, so no schema travels to the browser.
// Components use the hooks in actions.ts; this is what they stand on.

import type { ActionName, Contract } from '@trivium/contract'
import type { BesideOf, DataOf, InputOf } from '@trivium/contract/action'
import type { Refusal } from '@trivium/contract/refusals'
import { takesKey, takesLanguage } from 'virtual:contract-facts'
import { noteAnswer } from './connection.ts'
import { earlyKey, takeEarly } from './early.ts'
import { learnServerTime } from './server-clock.ts'
import { guestRefusals, logout, useSession } from './session.ts'

type Spec<Name extends ActionName> = Contract[Name]
/** An action without fields has an index signature for its input type; that would swallow every name. */
type Fields<Name extends ActionName> = string extends keyof InputOf<Spec<Name>> ? {} : InputOf<Spec<Name>>
type FileOf<Name extends ActionName> = Spec<Name> extends { file: infer Field extends string } ? { [Key in Field]: Blob } : {}
export type CallInput<Name extends ActionName> = Fields<Name> & FileOf<Name>
/** The envelope as it comes over the wire. */
export type Success<Name extends ActionName> = { error: false; message: string; data: DataOf<Contract[Name]> } & BesideOf<Contract[Name]>
export interface Refused {
  error: true
  message: Refusal
}
export type Reply<Name extends ActionName> = Success<Name> | Refused

interface CallOptions {
  /** Repeat it to ask for the same thing again, never to ask for another. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Goes out also when the page is closed meanwhile. */
  keepalive?: boolean
  /** Told when the call answers null: what is known of why. */
  onFailure?: (failure: CallFailure) => void
}

export interface CallFailure {
  /** Null when the server was not reached, or broke off. */
  status: number | null
  /** What the server asked us to wait. */
  retryAfterMs: number | null
}

const timeoutMs = 15_000
/** A file on a slow uplink: 2 MB take 80 s at 200 kbit/s. */
const uploadTimeoutMs = 120_000

/**
 * Asks the server for one action. Answers null for anything but HTTP 200 and for network failures; a refusal is a reply.
 * A 401 signs out, and main.tsx then goes to the home page.
 */
export async function call<Name extends ActionName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<Reply<Name> | null> {
  const token = useSession.getState().token
  const body = formOf(name, input)
  const early = takeEarly(earlyKey(name, token, body))
  const askedAt = early?.askedAt ?? performance.now()
  try {
    const response = await (early?.response ??
      fetch(`/api/${name}`, {
        method: 'POST',
        headers: headersFor(name, token, options.idempotencyKey),
        body,
        keepalive: options.keepalive ?? false,
        signal: AbortSignal.any([AbortSignal.timeout(patienceFor(input)), ...(options.signal ? [options.signal] : [])]),
      }))
    noteAnswer(true)
    if (response.status !== 200) {
      console.warn(`${name}: HTTP ${response.status}`)
      options.onFailure?.({ status: response.status, retryAfterMs: retryAfterMsIn(response) })
      // Only the token that was refused is dropped: another tab may have signed in again meanwhile.
      if (response.status === 401 && useSession.getState().token === token) {
        logout()
        // Without a token none goes away, so that nobody would notice.
        if (token === null) guestRefusals.dispatchEvent(new Event('401'))
      }
      return null
    }
    const reply: Reply<Name> = await response.json()
    const now = serverTimeIn(reply)
    if (now) learnServerTime(now, askedAt)
    return reply
  } catch (error) {
    // An aborted call is nobody's failure: its page has gone.
    if (options.signal?.aborted) return null
    console.warn(`${name}: no answer`, error)
    options.onFailure?.({ status: null, retryAfterMs: null })
    noteAnswer(false)
    return null
  }
}

const patienceFor = (input: object) => (Object.values(input).some(value => value instanceof Blob) ? uploadTimeoutMs : timeoutMs)

function retryAfterMsIn({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

function serverTimeIn(reply: object): string | null {
  const parts: unknown[] = ['play' in reply && reply.play, 'data' in reply && reply.data]
  for (const part of parts) {
    if (typeof part === 'object' && part && 'now' in part && typeof part.now === 'string') return part.now
  }
  return null
}

function headersFor(name: ActionName, token: string | null, idempotencyKey?: string): Headers {
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (takesKey.has(name)) headers.set('Idempotency-Key', idempotencyKey ?? newIdempotencyKey())
  return headers
}

export function newIdempotencyKey(): string {
  // randomUUID needs a secure context; a phone trying the app over plain http on the local network has none.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}

/** Optional fields travel only when they are non-empty; a 0 travels. */
export function formOf(name: ActionName, input: object): FormData {
  const form = new FormData()
  const fields: Record<string, unknown> = { ...languageFor(name), ...input }
  for (const [field, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(field, value)
    else if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
      form.set(field, `${value}`)
  }
  return form
}

/** The content language goes along only in multi-language mode, and only when one is chosen. */
export function languageFor(name: ActionName): { language_id?: number } {
  const { contentLanguageId, systemConfig } = useSession.getState()
  const isMultiLanguage = systemConfig?.language_mode === '1'
  return takesLanguage.has(name) && isMultiLanguage && contentLanguageId ? { language_id: contentLanguageId } : {}
}
