// The parts of the embedded provider, and the caller of the current request.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { must } from '../../platform/api/refuse.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import type { Post } from './mail/outbox.ts'
import { keyedHash } from './second-factor/secret.ts'

export interface IdentityParts {
  config: Config
  secret: string
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  post: Post
  readSettings: () => Promise<Settings>
  /** Called after a password was reset by mail. */
  onPasswordReset: (subject: string) => Promise<void>
  /** Whether this person's account is deactivated. */
  isBarred: (subject: string) => Promise<boolean>
  /** Whether a friend has this code to invite with. */
  isFriendsCode: (code: string) => Promise<boolean>
}

export interface Asker {
  /** The network of the caller, by which messages are limited. */
  network: string
  /** Accept-Language. */
  languages: string | null
  /** The cookie that identifies this browser while it waits for a code or a mail; null before its first request for one. */
  browser: string | null
  /** Resolves when the reply was sent, so that the time of later work reveals nothing. */
  replied: Promise<unknown>
}

/** better-auth's callbacks do not receive the request, so its caller is kept in the async context. */
const askers = new AsyncLocalStorage<Asker>()

export const askedBy = <Result>(asker: Asker, work: () => Promise<Result>) => askers.run(asker, work)

export const currentAsker = () => must(askers.getStore(), 'every call to the provider sets its caller')

/** The keyed hash that is stored for the calling browser. */
export function browserHash({ secret }: Pick<IdentityParts, 'secret'>): Buffer | null {
  const { browser } = currentAsker()
  return browser === null ? null : keyedHash(secret, `browser:${browser}`)
}
