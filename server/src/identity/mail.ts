// Mails to people, each address with its share of them.

import { type LetterName, writeLetter } from './letters.ts'
import type { Asker, IdentityParts } from './parts.ts'
import { keyedHash } from './secret.ts'
import { takeSending } from './sending-store.ts'

const hourSeconds = 3600
/** Enough for one who mistypes, too few to fill a stranger's inbox, and always some left for somebody else who asks. */
const mailRule = { everySeconds: 0, most: 10, mostOfNetwork: 5, reserve: 6, reserveOfNetwork: 2, withinSeconds: hourSeconds }

interface Mail {
  to: string
  name: Exclude<LetterName, 'code'>
  link: string
}

export async function sendMail(parts: IdentityParts, { to, name, link }: Mail, { network, languages }: Asker): Promise<void> {
  const { db, secret, now, post, log } = parts
  // Each kind by itself: whoever signs up with somebody's address over and over takes no new password from them.
  const share = { to: keyedHash(secret, `${name}:${to}`), from: keyedHash(secret, `network:${network}`) }
  if ((await takeSending(db, share, mailRule, now())) > 0) return log.warn('an address has had its share of mails')
  await post.sendMail(to, await writeLetter(name, { settings: await parts.readSettings(), languages, link }))
}
