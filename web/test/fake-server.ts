// The server of component tests. It replaces `fetch`, so that api.ts runs unchanged, and checks its answers against the contract.

import { isDeepStrictEqual } from 'node:util'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ActionName, type Contract, contract } from '@trivium/contract'
import { type ActionSpec, type MetaOf, type DataOf, type InputOf, pathOf } from '@trivium/contract/platform/action'
import { PublicSettings } from '@trivium/contract/platform/public-settings'
import type { Refusal } from '@trivium/contract/platform/refusals'
import { aPlayer } from './people.ts'

/** Refusals that every action can have (server/src/platform/api). */
const general = ['maintenance', 'second_factor_needed', 'not_allowed_in_demo', 'sign_in_again', 'idempotency_mismatch'] as const
type GeneralRefusal = (typeof general)[number]

/** A failed call without a reply of the action: an HTTP status, or null for a broken connection. */
export class Fault {
  readonly status: number | null
  readonly message: Refusal | 'unauthorized' | 'internal_error'
  readonly issues: readonly { field: string; problem: string }[]
  constructor(status: number | null, message: Fault['message'] = 'internal_error', issues: Fault['issues'] = []) {
    this.status = status
    this.message = message
    this.issues = issues
  }
}

type Spec<Name extends ActionName> = Contract[Name]
type Told<Name extends ActionName> = { data: DataOf<Spec<Name>> } & MetaOf<Spec<Name>>
/** The reply with its data, the code of a refusal, or a fault. */
export type Answer<Name extends ActionName> = Told<Name> | Spec<Name>['refusals'][number] | GeneralRefusal | Fault
type Answering<Name extends ActionName> = (input: InputOf<Spec<Name>>) => Answer<Name> | Promise<Answer<Name>>
export type Answers = { [Name in ActionName]?: Answer<Name> | Answering<Name> }
/** By the path below /identity/: the provider's reply, or the code of its problem. */
export type IdentityAnswers = Record<
  string,
  { code: string } | object | Fault | ((body: unknown) => object | Fault | Promise<object | Fault>)
>

export interface Call<Name extends ActionName = ActionName> {
  name: Name
  /** The input after the schema has read it. */
  input: InputOf<Spec<Name>>
  token: string | null
  key: string | null
}

/** Holds answers back: `await hold.isLet` in an answer waits for `hold.letGo()`. */
export function held() {
  const { promise: isLet, resolve } = Promise.withResolvers<void>()
  return { isLet, letGo: () => resolve() }
}

/** An answer to an action whose name is not known. */
type AnyAnswer = { data: unknown } | string | Fault
type AnyAnswering = AnyAnswer | ((input: unknown) => AnyAnswer | Promise<AnyAnswer>)

export class FakeServer {
  /** Answered calls, in order. */
  readonly log: Call[] = []
  /** Bodies sent to the identity provider. */
  readonly identityLog: { path: string; body: unknown }[] = []
  /** Problems that fail a test: calls without an answer, and answers that break the contract. */
  readonly complaints: string[] = []
  readonly #answers = new Map<string, AnyAnswering>()
  readonly #identity = new Map<string, IdentityAnswers[string]>()
  /** The fault for calls with a token after endSessions(). */
  #ended: Fault | null = null

  readonly #otherwise: Fault | undefined

  /** @param otherwise answer to calls without their own answer; by default they fail the test */
  constructor(answers: Answers = {}, identity: IdentityAnswers = {}, otherwise?: Fault) {
    this.#otherwise = otherwise
    this.answer({ ...atTheStart, ...answers })
    this.answerIdentity({ 'sign-out': {}, ...identity })
  }

  /** Sets answers for later calls. */
  answer(answers: Answers): void {
    for (const [name, answer] of Object.entries(answers)) this.#answers.set(name, answer as AnyAnswering)
  }

  answerIdentity(answers: IdentityAnswers): void {
    for (const [path, answer] of Object.entries(answers)) this.#identity.set(path, answer)
  }

  /** Ends all sessions: later calls with a token get a 401. */
  endSessions(message: Fault['message'] = 'unauthorized'): void {
    this.#ended = new Fault(401, message)
  }

  /** The inputs of all answered calls of this action. */
  calls<Name extends ActionName>(name: Name): InputOf<Spec<Name>>[] {
    return this.log.filter((call): call is Call<Name> => call.name === name).map(({ input }) => input)
  }

  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url instanceof Request ? url.url : String(url), location.href)
    init.signal?.throwIfAborted()
    if (pathname.startsWith('/content/texts/')) return textsAt(pathname)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    if (pathname.startsWith('/identity/')) return this.#askIdentity(pathname.slice('/identity/'.length), init)
    return this.#act(pathname, init)
  }

  async #askIdentity(path: string, { body }: RequestInit): Promise<Response> {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
    const answer = this.#identity.get(path)
    if (answer === undefined) return this.#complain(`nothing answers /identity/${path}`)
    this.identityLog.push({ path, body: sent })
    const said = typeof answer === 'function' ? await answer(sent) : answer
    if (said instanceof Fault) return faultReply(said)
    return Response.json(said, { status: 'code' in said ? 400 : 200 })
  }

  async #act(pathname: string, init: RequestInit): Promise<Response> {
    const name = pathname.replace(/^\/api\/(admin\/)?/, '')
    const spec = specOf(name)
    if (!spec || pathname !== pathOf(name, spec.access)) return this.#complain(`the contract has no ${pathname}`)
    const headers = new Headers(init.headers)
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null
    if (token === null ? spec.access !== 'anyone' : this.#ended) return faultReply(this.#ended ?? new Fault(401, 'unauthorized'))
    const input = spec.input.safeParse(fieldsOf(init.body))
    if (!input.success) return this.#complain(`${name} was called with ${input.error.message}`)
    const answer = this.#answers.get(name) ?? this.#otherwise
    if (answer === undefined) return this.#complain(`nothing answers ${name}`)
    // The schema of this action has read it.
    this.log.push({ name, input: input.data, token, key: headers.get('idempotency-key') } as Call)
    return this.#replyOf(name, spec, typeof answer === 'function' ? await answer(input.data) : answer)
  }

  #replyOf(name: string, spec: ActionSpec, answer: AnyAnswer): Response {
    if (answer instanceof Fault) return faultReply(answer)
    if (typeof answer === 'string') {
      const isKnown = [...spec.refusals, ...general].some(refusal => refusal === answer)
      return isKnown ? Response.json({ error: true, message: answer }) : this.#complain(`${name} never refuses with ${answer}`)
    }
    const { data, ...others } = answer
    const checked = spec.output.safeParse(data)
    const meta = spec.meta?.safeParse(others)
    const wrong = checked.error ?? meta?.error
    if (wrong) return this.#complain(`${name} never answers so: ${wrong.message}`)
    if (!isDeepStrictEqual({ ...meta?.data, data: checked.data }, answer))
      return this.#complain(`${name} answers fields that the contract does not know`)
    return Response.json({ error: false, message: 'ok', ...answer })
  }

  #complain(complaint: string): Response {
    this.complaints.push(complaint)
    return faultReply(new Fault(500))
  }
}

/** Answers to the calls of every page, as on a new server without any play. */
const atTheStart: Answers = {
  get_system_configurations: { data: PublicSettings.parse({}) },
  get_web_home_settings: { data: { hero: { title: '', text: '', is_default: true }, sections: [], slides: [] } },
  get_trial: 'no_questions',
  get_languages: { data: [] },
  // The first verdict of an account keeps the default of the sounds.
  update_profile: { data: aPlayer(), issues: [] },
  get_system_language_list: { data: [] },
}

const specs: Record<string, ActionSpec> = contract
const specOf = (name: string): ActionSpec | undefined => (Object.hasOwn(specs, name) ? specs[name] : undefined)

function fieldsOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : {}
}

function faultReply({ status, message, issues }: Fault): Response {
  if (status === null) throw new TypeError('the connection broke')
  return Response.json({ error: true, message, data: null, issues }, { status })
}

async function textsAt(path: string): Promise<Response> {
  return new Response(await readFile(join(import.meta.dirname, '../..', path)))
}
