// The calls of administrators about sign-in methods and their tests. A test runs after the transaction, because a mail server may be slow.

import type { FastifyBaseLogger } from 'fastify'
import { consoleAdmin } from '@trivium/contract/operations/console.admin'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { handle, type StaffContext } from '../../platform/api/handle.ts'
import type { Limits } from '../../platform/api/requests/limits.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { TooManyRequests } from '../../platform/api/respond.ts'
import { afterCommit } from '../../platform/db/after-commit.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Identity } from '../../people/identity/index.ts'
import { noWayIn, signInMethods } from './sign-in-methods.ts'
import { beginSignInTest, endSignInTest, readOwnContacts, readSignInTests, type SignInTestRow } from './sign-in-store.ts'
import { type SignInReport, tryFirebase, tryGoogle, tryMail, tryMessage, type Trying } from './sign-in-tests.ts'

const { get_sign_in_methods, test_sign_in_method } = consoleAdmin

/** Longer than any test takes: after it the process that ran the test has died. */
const longestMs = 60_000

export interface SignInParts extends Trying {
  db: Db
  identity: Pick<Identity, 'offer'>
  limits: Limits
  log: FastifyBaseLogger
  now: () => Date
}

type Method = InputOf<typeof test_sign_in_method>['method']

export function signInActions(parts: SignInParts) {
  const { config, identity } = parts
  return handle(
    { get_sign_in_methods, test_sign_in_method },
    {
      async get_sign_in_methods(_input, { db }) {
        const tests = await readSignInTests(db)
        const data = signInMethods(config, identity.offer).map(method => ({ ...method, test: presentTest(tests.get(method.id)) }))
        return { data, total: data.length, warning: noWayIn(identity.offer) }
      },

      async test_sign_in_method({ method }, context) {
        const wait = await parts.limits.take('signInTest', String(context.player.id))
        if (wait > 0) throw new TooManyRequests(wait)
        const attempt = await attemptOf(method, context, parts)
        const { db, now, audit } = context
        if (!(await beginSignInTest(db, method, now, new Date(now.getTime() - longestMs)))) refuse('already_running')
        audit({ subject: `sign_in:${method}` })
        afterCommit(db, () => void carryOut(method, now, attempt, parts))
        return must(presentTest({ method, started_at: now, ended_at: null, is_sound: null, found: null }), 'it has begun')
      },
    },
  )
}

/** Sends only to the administrator who asks, so that nobody can make us send messages to others. */
async function attemptOf(method: Method, { db, player, settings }: StaffContext, parts: SignInParts): Promise<() => Promise<SignInReport>> {
  const { email, mobile } = await readOwnContacts(db, player.id)
  const isHosted = parts.config.firebase !== undefined
  switch (method) {
    case 'email':
      if (isHosted) return () => tryFirebase(parts)
      return withAddress(email, to => tryMail(parts, to, settings.app_name))
    case 'phone':
      if (isHosted) return () => tryFirebase(parts)
      return withAddress(mobile, to => tryMessage(parts, to, settings.app_name))
    case 'google':
      return isHosted ? () => tryFirebase(parts) : () => tryGoogle(parts)
    case 'firebase':
      return () => tryFirebase(parts)
  }
}

function withAddress(to: string | null, work: (to: string) => Promise<SignInReport>): () => Promise<SignInReport> {
  if (to === null) return refuse('no_own_address')
  return () => work(to)
}

async function carryOut(
  method: Method,
  startedAt: Date,
  attempt: () => Promise<SignInReport>,
  { db, log, now }: SignInParts,
): Promise<void> {
  try {
    const outcome = await attempt()
    await endSignInTest(db, method, startedAt, { at: now(), ...outcome })
  } catch (error) {
    log.error({ err: error, method }, 'cannot test a sign-in method')
  }
}

function presentTest(row: SignInTestRow | undefined): ResultOf<typeof test_sign_in_method> | null {
  if (!row) return null
  const { started_at, ended_at, is_sound, found } = row
  return { started_at: started_at.toISOString(), ended_at: ended_at?.toISOString() ?? null, is_sound, found }
}
