// What the app gives the chosen identity provider, and gets from it.

import type { Limits } from '../../platform/api/requests/limits.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Outbox, Post } from './mail/outbox.ts'
import type { QueueMails } from './mail/email-queue.ts'
import type { Enrolment } from './enrol.ts'
import type { IdentityParts } from './parts.ts'
import type { IdentityProvider } from './provider.ts'

export interface ProviderParts extends Pick<IdentityParts, 'config' | 'db' | 'log' | 'now' | 'readSettings'> {
  limits: Limits
}

export interface Identity extends IdentityProvider {
  outbox: Outbox
  /** Sends our own emails, whichever provider is chosen. */
  post: Post
  /** Like `post`, but an email that cannot be sent now fails instead of being queued. */
  bluntPost: Post
  /** For many emails, in the caller's transaction. */
  queueMails: QueueMails
  /** Makes people whose address is proved by a mailed link; null for a provider that makes them itself. */
  enrolment: Enrolment | null
  /** Path of the development outbox; null when there is none. */
  outboxPath: string | null
  /** A keyed hash, for addresses that must be recognized but not readable. The text starts with its kind. */
  fingerprint: (text: string) => Buffer
  jobs: readonly Job[]
}
