// The typed client of the contract. It imports only types, so no schema is in the bundle.
// Components use the hooks of actions.ts, which build on this file.

import type { ActionName, Contract } from '@trivium/contract'
import type { MetaOf, DataOf, InputOf } from '@trivium/contract/platform/action'
import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import { takesKey, takesLanguage } from 'virtual:contract-facts'
import { noteAnswer } from './connection.ts'
import { earlyKey, takeEarly } from './early.ts'
import { learnServerTime } from './server-clock.ts'
import { shownLanguage } from '../i18n/languages.ts'
import { deactivations, guestRefusals, logout, secondFactorDemands, useSession } from '../session/session.ts'

type Spec<Name extends ActionName> = Contract[Name]
/** The input type of an action without fields has an index signature, which would allow any name. */
type Fields<Name extends ActionName> = string extends keyof InputOf<Spec<Name>> ? {} : InputOf<Spec<Name>>
type FileOf<Name extends ActionName> = Spec<Name> extends { file: infer Field extends string } ? { [Key in Field]: Blob } : {}
export type CallInput<Name extends ActionName> = Fields<Name> & FileOf<Name>
/** The reply on the wire. */
export type Success<Name extends ActionName> = { error: false; message: string; data: DataOf<Contract[Name]> } & MetaOf<Contract[Name]>
export interface Refused {
  error: true
  message: PlayerRefusal
}
export type Reply<Name extends ActionName> = Success<Name> | Refused

interface CallOptions {
  /** Repeat it only for a retry of the same call. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request continues if the page closes. */
  keepalive?: boolean
  /** Called when the call returns null, with the known reason. */
  onFailure?: (failure: CallFailure) => void
}

export interface CallFailure {
  /** HTTP status; null if the server was unreachable or the connection broke. */
  status: number | null
  /** The wait that the server asked for (Retry-After). */
  retryAfterMs: number | null
}

const timeoutMs = 15_000
/** Long enough for a file on a slow uplink: 2 MB take 80 s at 200 kbit/s. */
const uploadTimeoutMs = 120_000

/**
 * Calls one action. Returns null for any status except HTTP 200 and for network failures; a refusal is a normal reply.
 * A 401 signs out, and session-end.ts then goes to the home page.
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
    noteAnswer(response.status === 200 ? 'ok' : 'error')
    if (response.status !== 200) {
      console.warn(`${name}: HTTP ${response.status}`)
      options.onFailure?.({ status: response.status, retryAfterMs: retryAfterMsIn(response) })
      if (response.status === 401) await endSession(token, response)
      return null
    }
    const reply: Reply<Name> = await response.json()
    learnFrom(reply, token, askedAt)
    return reply
  } catch (error) {
    // An aborted call is no failure: the player has left its page.
    if (options.signal?.aborted) return null
    console.warn(`${name}: no answer`, error)
    options.onFailure?.({ status: null, retryAfterMs: null })
    noteAnswer('none')
    return null
  }
}

/** Signs out only if the refused token is still the current one: another tab may have signed in again meanwhile. */
async function endSession(token: string | null, response: Response): Promise<void> {
  // Reads the reply before signing out, because signing out aborts all calls of pages, including this one.
  const isDeactivated = await isDeactivation(response)
  if (useSession.getState().token !== token) return
  logout()
  // For a guest the token does not change, so subscribers would not notice: this event tells them.
  if (token === null) guestRefusals.dispatchEvent(new Event('401'))
  else if (isDeactivated) deactivations.dispatchEvent(new Event('told'))
}

async function isDeactivation(response: Response): Promise<boolean> {
  const reply: unknown = await response.json().catch(() => null)
  return typeof reply === 'object' && reply !== null && 'message' in reply && reply.message === 'account_deactivated'
}

/** Learns what any reply may contain beside its data: the server's time, and the demand for a second factor. */
function learnFrom(reply: object & { message: string }, token: string | null, askedAt: number): void {
  const now = serverTimeIn(reply)
  if (now) learnServerTime(now, askedAt)
  // Ignores a reply to a session that another sign-in has replaced meanwhile.
  if (reply.message === 'second_factor_needed' && useSession.getState().token === token)
    secondFactorDemands.dispatchEvent(new Event('needed'))
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
  if (token) {
    headers.set('Authorization', `Bearer ${token}`)
    // Replies contain words: they are in the language of the page, even if the account's is another.
    headers.set('X-Web-Language', shownLanguage(useSession.getState()).code)
  }
  if (takesKey.has(name)) headers.set('Idempotency-Key', idempotencyKey ?? newIdempotencyKey())
  return headers
}

export function newIdempotencyKey(): string {
  // randomUUID needs a secure context; a phone trying the app over plain http on the local network has none.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}

/** Sends optional fields only when they are not empty; 0 is sent. */
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

/** The content language is sent only in multi-language mode, and only when one is chosen. */
export function languageFor(name: ActionName): { language_id?: number } {
  const { contentLanguageId, systemConfig } = useSession.getState()
  const isMultiLanguage = systemConfig?.language_mode === '1'
  return takesLanguage.has(name) && isMultiLanguage && contentLanguageId ? { language_id: contentLanguageId } : {}
}
