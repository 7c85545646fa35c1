// Sign-up by e-mail. Until the reply is sent, known and unknown addresses are handled exactly alike.

import { makeConfirmLink } from './mail/confirm-link.ts'
import { sendMail } from './mail/mail.ts'
import { browserHash, currentAsker, type IdentityParts } from './parts.ts'
import { passwordHash } from './passwords/password-hash.ts'
import { insertSignUp, isKnownEmail, type SignUp } from './sign-up-store.ts'

export interface Newcomer extends Omit<SignUp, 'id' | 'passwordHash' | 'browser'> {
  password: string
}

export async function signUpByEmail({ password, ...told }: Newcomer, parts: IdentityParts): Promise<void> {
  const { db, now, post, config } = parts
  const { email } = told
  const id = crypto.randomUUID()
  await insertSignUp(db, { id, ...told, passwordHash: await passwordHash(config).hash(password), browser: browserHash(parts) }, now())
  const asker = currentAsker()
  post.later(asker.replied, async () => {
    if (await isKnownEmail(db, email)) await sendMail(parts, { to: email, name: 'known', link: `${config.publicUrl}/auth/login/` }, asker)
    else await sendMail(parts, { to: email, name: 'verify', link: await makeConfirmLink(parts, id) }, asker)
  })
}
