// What the app gets of the identity provider it has chosen, and gives it.

import type { Limits } from '../../platform/api/requests/limits.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Outbox, Post } from './mail/outbox.ts'
import type { IdentityParts } from './parts.ts'
import type { IdentityProvider } from './provider.ts'

export interface ProviderParts extends Pick<IdentityParts, 'config' | 'db' | 'log' | 'now' | 'readSettings'> {
  limits: Limits
}

export interface Identity extends IdentityProvider {
  outbox: Outbox
  /** Sends mails of ours, whoever proves identities. */
  post: Post
  /** The same without patience: what cannot be sent now fails. */
  bluntPost: Post
  /** Path of the development outbox; null when there is none. */
  outboxPath: string | null
  /** For addresses that must be recognized but not readable. Texts start with their kind. */
  fingerprint: (text: string) => Buffer
  jobs: readonly Job[]
}
