// POST /api/{action}: signs in, checks limits, input and access, runs the handler and writes the envelope. Knows no domain.

import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ActionSpec, isForStaff, type StaffRole } from '@trivium/contract/platform/action'
import { demoRuleOf } from '@trivium/contract/demo'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { networkOf } from './requests/address.ts'
import { audited } from './audit.ts'
import { type Body, BodyTooLarge, mostFieldBytes, mostStaffFieldBytes, readJson, readMultipart, readUrlencoded } from './requests/body.ts'
import type { FairQueue } from './requests/fair-queue.ts'
import { freshMs } from './requests/fresh.ts'
import type { Context, SignedIn, SpooledFile, StaffContext, UploadedFile } from './handle.ts'
import { atMostOnce, type Envelope } from './requests/idempotency.ts'
import type { Limits } from './requests/limits.ts'
import { plainProblem } from './plain-problems.ts'
import { InvalidInput, must, NotYours, refuse } from './refuse.ts'
import { demandSecondFactor, provenPlayer, type SecondFactorOf } from './requests/second-factor.ts'
import { newSpoolPath, removeOldSpools } from './requests/spool.ts'
import { noteRefusal, NotFound, TooManyRequests, Unauthorized } from './respond.ts'
import type { Scan } from './requests/scanner.ts'

/**
 * The type of any handler. It is declared as a method because TypeScript lets methods narrow their parameters. The registry pairs each
 * handler with its own spec (see handle.ts), so a handler gets exactly the input that it expects.
 */
type AnyDirect = { handle(input: unknown, context: Context<SignedIn | null>): Promise<unknown> }['handle']
interface AnyPrepared {
  prepare(input: unknown, context: Context<SignedIn | null>): Promise<(inside: StaffContext) => Promise<unknown>>
}
export type AnyHandler = AnyDirect | AnyPrepared

export interface ActionsRouteOptions {
  contract: Record<string, ActionSpec>
  handlers: Record<string, AnyHandler>
  db: Db
  limits: Limits
  shares: FairQueue
  now: () => Date
  readSettings: () => Promise<Settings>
  /** Awaited before each call: after maintenance or an outage, the first call has to wait until the clocks are corrected. */
  letIn: (isShut: boolean) => Promise<void>
  /** @returns null for a token that is unknown or expired */
  findSignedIn: (token: string) => Promise<SignedIn | null>
  /** Whether an invalid token belongs to an account that was deactivated. */
  isOfDeactivated: (token: string) => Promise<boolean>
  /** Scans uploads for viruses; null: no scanner is set up. */
  scan: Scan | null
  secondFactorOf: SecondFactorOf
  /** Checks replies against their schema: on in development and tests. */
  checksOutput: boolean
}

/** What is known about a call before its body is read. */
interface Admitted {
  at: Date
  name: string
  spec: ActionSpec
  handler: AnyHandler
  player: SignedIn | null
  settings: Settings
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | null
    parsedBody: Body | undefined
  }
}

/** If the body arrives later than this after the headers, the server checks sign-in and settings again. */
const lateBodyMs = 1000

export function registerActions(app: FastifyInstance, options: ActionsRouteOptions): void {
  registerBodies(app, options.scan)
  app.decorateRequest('admitted', null)
  // Runs before the body is read: a call that is not admitted must not upload anything.
  const onRequest = async (request: FastifyRequest<{ Params: { action: string } }>) => {
    request.admitted = await explained(request, options, () => admit(request, request.params.action, options))
  }
  const answerAction = async (request: FastifyRequest, reply: FastifyReply) => {
    // We take the time after the body has arrived: a client that holds its body back must neither stop a clock nor outlive its session.
    const now = options.now()
    const admitted = must(request.admitted, 'onRequest runs first')
    const { name, spec, handler } = admitted
    const isLate = now.getTime() - admitted.at.getTime() > lateBodyMs
    const { player, settings } = isLate ? await askAgain(request, admitted, options) : admitted
    const body = request.parsedBody ?? { fields: {}, file: null, spooled: null }
    const input = parseInput(spec, body)
    const { file, spooled } = takeFile(spec, body)
    const answer = async (db: Db) => {
      const context = { db, now, player, settings, file, spooled, scan: options.scan, log: request.log }
      return envelope(spec, await (spec.writes ? write(context) : direct(context)), options.checksOutput)
    }
    const direct = (context: Context<SignedIn | null>) => {
      if ('prepare' in handler) throw new Error(`${name} prepares a write, and writes nothing`)
      return handler(input, context)
    }
    const write = async (context: Context<SignedIn | null>) => {
      const call = { action: name, accountId: player?.id ?? null, requestId: request.id, at: now }
      const work = 'prepare' in handler ? await handler.prepare(input, context) : (inside: StaffContext) => handler(input, inside)
      return audited(context.db, call, (tx, audit) => work({ ...context, db: tx, player: must(player, 'only staff writes'), audit }))
    }
    const key = request.headers['idempotency-key']
    void reply.header('cache-control', 'no-store')
    const isKeyed = spec.movesCoins && player && typeof key === 'string' && key !== ''
    const keyed = isKeyed ? { accountId: player.id, key: checkedKey(key), action: name, input } : null
    const work = () => (keyed ? noted(request, atMostOnce(options.db, keyed, answer)) : answer(options.db))
    // Calls with files have their own queue (see the handler), so they delay no other calls.
    if (file || spooled) return work()
    return options.shares.run(player ? `player:${player.id}` : `network:${networkOf(request.ip)}`, work, isAlone(spec, player))
  }
  const explainedAnswer: Answer = (request, reply) => explained(request, options, () => answerAction(request, reply))
  for (const path of ['/api/:action', '/api/admin/:action'])
    app.post<{ Params: { action: string } }>(path, { onRequest }, tidied(explainedAnswer))
}

/** Whether the call waits for others of this player that change the same rows. */
const isAlone = ({ inTurn, movesCoins }: ActionSpec, player: SignedIn | null) => player !== null && Boolean(inTurn ?? movesCoins)

/** Under an idempotency key a refusal is stored as the reply instead of thrown; here we note its code. */
async function noted(request: FastifyRequest, replied: Promise<Envelope>): Promise<Envelope> {
  const reply = await replied
  if (reply.error) noteRefusal(request, reply.message)
  return reply
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Deletes the uploaded file on disk when the call ends, also after an error. */
function tidied(answer: Answer): Answer {
  return async (request, reply) => {
    try {
      return await answer(request, reply)
    } finally {
      if (request.parsedBody?.spooled) await rm(request.parsedBody.spooled.path, { force: true })
    }
  }
}

/** @throws NotFound, Unauthorized, TooManyRequests, NotYours, Refused maintenance, second_factor_needed */
async function admit(request: FastifyRequest, name: string, options: ActionsRouteOptions): Promise<Admitted> {
  const spec = Object.hasOwn(options.contract, name) ? options.contract[name] : undefined
  const handler = Object.hasOwn(options.handlers, name) ? options.handlers[name] : undefined
  if (!spec || !handler || isForStaff(spec.access) !== isConsoles(request)) throw new NotFound()
  // The address limit comes first: calls with made-up tokens must not cost a database query each.
  await limit(options.limits, 'address', request.ip)
  const session = await signIn(request, options)
  await (session ? limit(options.limits, 'player', String(session.id)) : limit(options.limits, 'stranger', request.ip))
  const player = provenPlayer(session, name, spec, options.secondFactorOf)
  const settings = await permit(player, name, spec, options)
  if (spec.rateLimit) await limit(options.limits, spec.rateLimit, request.ip)
  if (spec.file && player) await limit(options.limits, 'upload', String(player.id))
  return { at: options.now(), name, spec, handler, player, settings }
}

/** @returns the current settings. @throws Unauthorized, NotYours, Refused maintenance */
async function permit(player: SignedIn | null, name: string, spec: ActionSpec, options: ActionsRouteOptions): Promise<Settings> {
  checkAccess(spec, player, options)
  const settings = await options.readSettings()
  await options.letIn(settings.app_maintenance === 1)
  if (settings.demo_mode === 1 && (spec.writes || isRefusedInDemo(name, player))) refuse('not_allowed_in_demo')
  if (settings.app_maintenance === 1 && !spec.openInMaintenance && !isStaff(player)) refuse('maintenance')
  return settings
}

function isRefusedInDemo(name: string, player: SignedIn | null): boolean {
  const rule = demoRuleOf(name)
  return rule === 'refused' || (rule === 'keeps' && player?.isShared === true)
}

async function askAgain(
  request: FastifyRequest,
  { name, spec }: Admitted,
  options: ActionsRouteOptions,
): Promise<Pick<Admitted, 'player' | 'settings'>> {
  const player = provenPlayer(await signIn(request, options), name, spec, options.secondFactorOf)
  return { player, settings: await permit(player, name, spec, options) }
}

function registerBodies(app: FastifyInstance, scan: Scan | null): void {
  removeOldSpools()
  app.decorateRequest('parsedBody', undefined)
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readMultipart(payload, {
      takesFile: request.admitted?.spec.file !== undefined,
      fieldBytes: fieldBytesOf(request),
      spoolPath: request.admitted?.spec.spoolsFile ? newSpoolPath() : null,
    })
    if (scan) await demandClean(body, scan, request)
    request.parsedBody = body
  })
  const asText = { parseAs: 'string', bodyLimit: mostStaffFieldBytes } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, async (request: FastifyRequest, text: string) => {
    request.parsedBody = readUrlencoded(withinLimit(request, text))
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', asText, async (request: FastifyRequest, text: string) => {
    request.parsedBody = readJson(withinLimit(request, text))
  })
}

/**
 * We scan here because every file passes here before anything else reads it, and because the time of the call is taken afterwards.
 * @throws Refused infected_file, Unavailable
 */
async function demandClean({ file, spooled }: Body, scan: Scan, request: FastifyRequest): Promise<void> {
  const sent = file ?? spooled
  if (!sent) return
  try {
    const virus = await scan(sent)
    if (virus === null) return
    request.log.warn({ requestId: request.id, action: request.admitted?.name, virus }, 'an infected file was refused')
    refuse('infected_file')
  } catch (error) {
    if (spooled) await rm(spooled.path, { force: true })
    throw error
  }
}

const fieldBytesOf = ({ admitted }: FastifyRequest) => (admitted && isForStaff(admitted.spec.access) ? mostStaffFieldBytes : mostFieldBytes)

function withinLimit(request: FastifyRequest, text: string): string {
  if (Buffer.byteLength(text) > fieldBytesOf(request)) throw new BodyTooLarge('fields')
  return text
}

/**
 * Tells the caller when their token belongs to a deactivated account, whichever part of the call threw Unauthorized. An unknown token
 * costs a second statement this way, but the address limit has counted the call before.
 */
async function explained<Result>(
  request: FastifyRequest,
  { isOfDeactivated }: ActionsRouteOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const token = error instanceof Unauthorized ? tokenOf(request) : undefined
    if (token && (await isOfDeactivated(token))) throw new Unauthorized('account_deactivated')
    throw error
  }
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]

async function signIn(request: FastifyRequest, options: ActionsRouteOptions): Promise<SignedIn | null> {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const token = tokenOf(request)
  const player = token ? await options.findSignedIn(token) : null
  if (!player) throw new Unauthorized()
  const shown = request.headers['x-web-language']
  return typeof shown === 'string' && isLanguageCode.test(shown) ? { ...player, webLanguage: shown } : player
}

/** A page may be in another language than the account; replies are then in the page's. */
const isLanguageCode = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/

async function limit(limits: Limits, ...[rule, key]: Parameters<Limits['take']>): Promise<void> {
  const wait = await limits.take(rule, key)
  if (wait > 0) throw new TooManyRequests(wait)
}

const isConsoles = (request: FastifyRequest) => request.url.startsWith('/api/admin/')

function checkAccess(spec: ActionSpec, player: SignedIn | null, options: ActionsRouteOptions): void {
  const { access, needsFreshSignIn } = spec
  if (access === 'anyone') return
  if (!player) throw new Unauthorized()
  if (access === 'player') return
  if (!isStaff(player) || (access !== 'staff' && !holds(player, access))) throw new NotYours()
  demandSecondFactor(player, spec, options.secondFactorOf)
  if (needsFreshSignIn && options.now().getTime() - player.provedAt.getTime() > freshMs) refuse('sign_in_again')
}

const holds = ({ roles }: SignedIn, role: StaffRole) => roles.includes(role) || roles.includes('administrator')

const isStaff = (player: SignedIn | null) => player !== null && player.roles.length > 0

function parseInput(spec: ActionSpec, body: Body): object {
  const parsed = spec.input.safeParse(body.fields, { error: plainProblem })
  if (parsed.success) return parsed.data
  throw new InvalidInput(parsed.error.issues.map(issue => ({ field: issue.path.join('.'), problem: issue.message })))
}

function takeFile(
  { file: field, spoolsFile }: ActionSpec,
  { file, spooled }: Body,
): { file: UploadedFile | null; spooled: SpooledFile | null } {
  if (field === undefined) return { file: null, spooled: null }
  const sent = spoolsFile ? spooled : file
  if (sent?.field !== field) throw new InvalidInput([{ field, problem: 'a file is needed here' }])
  return spoolsFile ? { file: null, spooled } : { file, spooled: null }
}

function checkedKey(key: string): string {
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new InvalidInput([{ field: 'Idempotency-Key', problem: 'must be 1 to 128 visible ASCII characters' }])
  }
  return key
}

function envelope(spec: ActionSpec, result: unknown, checks: boolean): Envelope {
  const parts = spec.meta ? withData(result) : { data: result }
  if (checks) {
    spec.output.parse(parts.data)
    spec.meta?.parse(parts)
  }
  return { error: false, message: 'ok', ...parts }
}

function withData(result: unknown): { data: unknown } {
  if (typeof result === 'object' && result !== null && 'data' in result) return result
  throw new Error('a handler with fields beside its data returns an object that holds both')
}
