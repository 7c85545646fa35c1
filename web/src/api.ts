// The typed client of the contract. Only types are taken from it, so no schema travels to the browser.
// Components use the hooks in actions.ts; this is what they stand on.

import type { ActionName, Contract } from '@trivium/contract'
import type { BesideOf, DataOf, InputOf } from '@trivium/contract/action'
import type { Refusal } from '@trivium/contract/refusals'
import { noteAnswer } from './connection.ts'
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

type TakesLanguage = { [Name in ActionName]: 'language_id' extends keyof Fields<Name> ? Name : never }[ActionName]
type MovesCoins = { [Name in ActionName]: Contract[Name] extends { movesCoins: true } ? Name : never }[ActionName]

/** Complete by construction: an action missing here does not compile. */
const takesLanguage: Record<TakesLanguage, true> = {
  get_random_questions: true,
  create_room: true,
  get_languages: true,
  get_player_home: true,
  get_categories: true,
  get_subcategory_by_maincategory: true,
  get_level_data: true,
  get_multi_match_level_data: true,
  get_contest: true,
  get_questions_by_contest: true,
  get_contest_leaderboard: true,
  set_contest_leaderboard: true,
  get_exam_module: true,
  get_questions_by_level: true,
  get_multi_match_questions_by_level: true,
  get_questions_by_type: true,
  get_daily_quiz: true,
  get_fun_n_learn: true,
  get_fun_n_learn_questions: true,
  get_guess_the_word: true,
  get_audio_questions: true,
  get_maths_questions: true,
  get_questions_for_self_challenge: true,
  get_bookmark_questions: true,
  get_practice: true,
  get_practice_questions: true,
  get_web_home_settings: true,
  get_questions_test: true,
}
/** False where the action repeats its own answer: a key would only cost time. */
const wantsKey: Record<MovesCoins, boolean> = {
  create_room: true,
  unlock_premium_category: true,
  get_questions_by_contest: true,
  set_payment_request: true,
  delete_pending_payment_request: true,
  submit_answer: false,
  finish_play: false,
  get_play_review: false,
  use_lifeline: true,
  use_hint: true,
  set_user_coin_score: true,
}

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
  const askedAt = performance.now()
  const token = useSession.getState().token
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: headersFor(name, token, options.idempotencyKey),
      body: formOf(name, input),
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any([AbortSignal.timeout(patienceFor(input)), ...(options.signal ? [options.signal] : [])]),
    })
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
  if (takesKey(name)) headers.set('Idempotency-Key', idempotencyKey ?? newIdempotencyKey())
  return headers
}

const takesKey = (name: ActionName) => Object.entries(wantsKey).some(([action, wants]) => wants && action === name)

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
  const isMultiLanguage = String(systemConfig?.['language_mode']) === '1'
  return name in takesLanguage && isMultiLanguage && contentLanguageId ? { language_id: contentLanguageId } : {}
}
