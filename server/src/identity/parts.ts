// What the embedded provider is made of, and who is asking it at this moment.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { must } from '../api/refuse.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import type { Post } from './outbox.ts'

export interface IdentityParts {
  config: Config
  secret: string
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  post: Post
  readSettings: () => Promise<Settings>
  /** After a password was reset by mail. */
  onPasswordReset: (subject: string) => Promise<void>
  /** Whether this person's account is out of use. */
  isBarred: (subject: string) => Promise<boolean>
}

export interface Asker {
  /** The network the call comes from, as shares of messages are counted. */
  network: string
  /** Accept-Language. */
  languages: string | null
  /** What tells this browser from others while it waits for a code; null before it has asked for one. */
  browser: string | null
  /** The reply has left: what follows tells nobody anything by the time it takes. */
  replied: Promise<unknown>
}

/** better-auth calls back without saying for whom. */
const askers = new AsyncLocalStorage<Asker>()

export const askedBy = <Result>(asker: Asker, work: () => Promise<Result>) => askers.run(asker, work)

export const currentAsker = () => must(askers.getStore(), 'every call to the provider says who asks')
