// The typed client of the console's actions. It throws a refusal as an error with its text. If the server wants a fresh sign-in or the
// session has ended, the client asks for a sign-in and repeats the call.

import type { ActionName, Contract } from '@trivium/contract'
import type { MetaOf, DataOf, InputOf } from '@trivium/contract/platform/action'
import { HttpError } from 'react-admin'
import { askToProveAgain, type WhyAgain } from './prove-again.ts'
import { textOfRefusal } from './refusal-texts.ts'
import { readToken } from './session.ts'

// Sends a large body and reports the progress, which fetch cannot.
interface Post {
  headers: Record<string, string>
  body: FormData | string
}

/** @param onSent called with the share sent so far, 0 to 1. @throws Error when the server is not reached */
function postTelling(url: string, { headers, body }: Post, onSent: (part: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('the server was not reached')))
    request.send(body)
  })
}

export type Reply<Name extends ActionName> = { data: DataOf<Contract[Name]> } & MetaOf<Contract[Name]>
/** The fields of an action with their types, and others, such as a file. */
export type Input<Name extends ActionName> = Partial<Named<InputOf<Contract[Name]>>> & Record<string, unknown>
/** Keeps the named fields only: the index signature of an action without fields would forbid all others. */
type Named<Fields> = { [Key in keyof Fields as string extends Key ? never : Key]: Fields[Key] }

/** The fields of every reply; each action adds its own. */
export interface Envelope {
  error: boolean
  message: string
  data: unknown
  issues?: { field: string; problem: string }[]
  [meta: string]: unknown
}

interface Options {
  /** For calls that move coins: a repeated call with the same key moves them once. */
  idempotencyKey?: string
  /** Called with the share of the body sent so far, 0 to 1. */
  onSent?: (part: number) => void
}

/** Actions that only read. */
const reads = /^(get|preview|find|export)_/
const notReached = 'The server could not be reached. Try again.'
/** For other actions: the call may have arrived, and only its reply was lost. */
const notAnswered = 'The server did not answer. Check whether this was done before you try again.'

/** Players' actions that the console calls; their address has no `admin/`. */
const open = new Set(['user_signup', 'logout', 'get_languages', 'get_system_language_list'])

/** @throws HttpError with a text to show to staff; `body.errors` maps each field to its problem */
export async function call<Name extends ActionName>(name: Name, input: Input<Name> = {}, options: Options = {}): Promise<Reply<Name>> {
  const reply: unknown = await ask(name, input, options)
  // The server checks its replies against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply as Reply<Name>
}

/** Like `call`, for action names that are data. @throws HttpError */
export async function ask(name: string, input: Record<string, unknown>, options: Options = {}): Promise<Envelope> {
  const { status, envelope } = await send(name, input, options)
  if (status === 200 && !envelope.error) return envelope
  const why = whyAgain(name, status, envelope)
  if (why && (await askToProveAgain(why))) return ask(name, input, options)
  throw failure(status, envelope)
}

/** Why the person has to sign in again before the call is repeated; null if that would not help. */
function whyAgain(name: string, status: number, { message }: Envelope): WhyAgain | null {
  if (message === 'sign_in_again') return 'old'
  return status === 401 && name !== 'logout' ? 'ended' : null
}

async function send(name: string, input: Record<string, unknown>, options: Options): Promise<{ status: number; envelope: Envelope }> {
  const { idempotencyKey, onSent } = options
  const token = readToken()
  const { body, headers } = bodyOf(input)
  let response: Response
  try {
    const url = `/api/${open.has(name) ? '' : 'admin/'}${name}`
    const post = {
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body,
    }
    response = onSent ? await postTelling(url, post, onSent) : await fetch(url, { method: 'POST', ...post })
  } catch {
    throw new HttpError(reads.test(name) ? notReached : notAnswered, 0)
  }
  // The person signed in again during this call, which ended the call's token.
  const current = readToken()
  if (response.status === 401 && current !== null && current !== token) return send(name, input, options)
  const envelope: Envelope = await response.json().catch(() => ({ error: true, message: 'internal_error', data: null }))
  return { status: response.status, envelope }
}

function bodyOf(input: Record<string, unknown>): { body: FormData | string; headers: Record<string, string> } {
  if (!Object.values(input).some(value => value instanceof Blob)) {
    return { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const [field, value] of Object.entries(input)) {
    if (value instanceof Blob) form.set(field, value)
    else if (value !== undefined && value !== null) form.set(field, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { body: form, headers: {} }
}

function failure(status: number, { message, issues = [], request_id: id }: Envelope): HttpError {
  const errors = Object.fromEntries(issues.map(({ field, problem }) => [field, problem]))
  const said = issues.map(({ field, problem }) => `${field}: ${problem}`).join('; ')
  const number = typeof id === 'string' ? ` (${id})` : ''
  return new HttpError(`${said || textOfRefusal(message)}${number}`, status === 200 ? 400 : status, { errors, code: message })
}
