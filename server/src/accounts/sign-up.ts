// Makes an account: the row, its purse, the welcome coins and who invited it, all or nothing.

import { randomInt } from 'node:crypto'
import { must, refuse } from '../api/refuse.ts'
import { earnCoins, recordProgress } from '../badges/index.ts'
import type { Db } from '../db/connect.ts'
import { cleanEmail, cleanMobile, type IdentityClaims } from '../identity/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { openPlayerLedger } from '../wallet/index.ts'
import { cleanLanguage, cleanName, cleanTimezone } from './person.ts'
import { hadAccount, insertAccount, isMobileTaken, readByReferCode, readBySubject, releaseTypedContact } from './store.ts'

/** What the provider proved, and what the visitor says besides. The contact that belongs to the sign-in type is a proven one. */
export interface NewAccount {
  subject: string
  signInType: IdentityClaims['signInType']
  name?: string | null
  email?: string | null
  mobile?: string | null
  friendsCode?: string | undefined
  timezone?: string | undefined
  webLanguage?: string | undefined
  /** As the provider gives them; none for somebody who can be told from nobody else. */
  fingerprints?: IdentityClaims['fingerprints']
}

/** No 0 and O, no 1, I and L. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8
const codeAttempts = 5

/**
 * Of several first sign-ups with one subject at the same time, one makes the account and all get its id.
 * @throws Refused invalid_friends_code, email_in_use, mobile_in_use
 */
export async function signUp(tx: Db, person: NewAccount, settings: Settings, now: Date): Promise<number> {
  const contacts = { email: cleanEmail(person.email ?? ''), mobile: cleanMobile(person.mobile ?? '') }
  const referrer = await findReferrer(tx, person.friendsCode)
  // Who deletes an account and comes back is welcome, but neither a new player nor a new friend.
  const isBack = await hadAccount(tx, person.fingerprints ?? [])
  const referredBy = isBack ? null : referrer
  await releaseTypedContact(tx, person.signInType === 'mobile' ? { mobile: contacts.mobile } : { email: contacts.email })
  for (let attempt = 1; attempt <= codeAttempts; attempt++) {
    const referCode = newReferCode()
    const row = await insertAccount(tx, { ...rowOf(person, now), ...contacts, refer_code: referCode, referred_by: referredBy })
    if (row) {
      if (referredBy) await recordProgress(tx, { accountId: referredBy, settings, at: now }, [{ type: 'sharing_caring', add: 1 }])
      await openPlayerLedger(tx, row.id)
      if (!isBack) await welcome(tx, row.id, settings, now)
      return row.id
    }
    const existing = await readBySubject(tx, person.subject)
    if (existing) return existing.id
    // Either the contact is somebody else's or, once in a lifetime, the code is.
    if (!(await readByReferCode(tx, referCode))) refuse((await isMobileTaken(tx, contacts.mobile)) ? 'mobile_in_use' : 'email_in_use')
  }
  throw new Error('no free refer_code found')
}

function rowOf(person: NewAccount, now: Date) {
  const webLanguage = cleanLanguage(person.webLanguage)
  return {
    subject: person.subject,
    sign_in_type: person.signInType,
    name: cleanName(person.name, webLanguage) ?? 'Player',
    web_language: webLanguage,
    timezone: (person.timezone && cleanTimezone(person.timezone)) || 'UTC',
    registered_at: now,
  }
}

async function findReferrer(tx: Db, code: string | undefined): Promise<number | null> {
  if (!code) return null
  const owner = await readByReferCode(tx, code.trim().toUpperCase())
  return owner ? owner.id : refuse('invalid_friends_code')
}

function newReferCode(): string {
  return Array.from({ length: codeLength }, () => must(codeAlphabet[randomInt(codeAlphabet.length)], 'inside the alphabet')).join('')
}

async function welcome(tx: Db, accountId: number, settings: Settings, now: Date): Promise<void> {
  if (settings.welcome_bonus_coin === 0) return
  const transfer = { title: 'welcome_bonus', reference: `account:${accountId}`, idempotencyKey: `welcome:${accountId}` } as const
  await earnCoins(tx, { accountId, settings, at: now }, { from: 'house:bonus', amount: settings.welcome_bonus_coin, ...transfer })
}
