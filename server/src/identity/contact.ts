// Addresses and numbers, brought into the one form they are stored and compared in.

import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'

const Email = z.email().max(254)
/** Names that can never be anybody's mailbox (RFC 2606): our stand-ins for people without an address live there. */
const nowhere = '.invalid'

/** @returns null when it is no address. */
export function cleanEmail(typed: string): string | null {
  const email = typed.normalize('NFC').trim().toLowerCase()
  return Email.safeParse(email).success && !email.endsWith(nowhere) ? email : null
}

const gmail = /^(gmail|googlemail)\.com$/
const mailPrefix = 'mail:'

/** @param contact as `mail:…` @returns one text for all the addresses of a mailbox: tags after a plus sign, and dots where they do not count. */
export function foldContact(contact: string): string {
  if (!contact.startsWith(mailPrefix)) return contact
  const at = contact.lastIndexOf('@')
  const [mailbox = ''] = contact.slice(mailPrefix.length, at).split('+')
  const domain = contact.slice(at + 1)
  return gmail.test(domain) ? `${mailPrefix}${mailbox.replaceAll('.', '')}@gmail.com` : `${mailPrefix}${mailbox}@${domain}`
}

/** @returns E.164, or null when no number can look like that. New ranges open often: only length and country are checked. */
export function cleanMobile(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed)
  return number?.isPossible() ? number.number : null
}

/** better-auth wants an address of everybody. Nobody can guess this one, and no mail can reach it. */
export const standInEmail = () => `${crypto.randomUUID()}@phone${nowhere}`
export const isStandIn = (email: string) => email.endsWith(nowhere)
