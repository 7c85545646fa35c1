// Where the development outbox is. Whoever may read this machine's terminal knows it, and nobody else: not even a proxy on this machine
// that lets strangers through under a name of its own.

import { keyedHash } from './secret.ts'

export const outboxPath = (secret: string) => `/identity/outbox/${keyedHash(secret, 'outbox').toString('base64url').slice(0, 22)}`
