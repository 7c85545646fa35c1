// The secret path of the development outbox. It is printed in this machine's terminal only, so that even a local proxy, which would make
// strangers look local, does not expose the outbox.

import { keyedHash } from '../second-factor/secret.ts'

export const outboxPath = (secret: string) => `/identity/outbox/${keyedHash(secret, 'outbox').toString('base64url').slice(0, 22)}`
