// Makes an account: the row, its purse, the welcome coins and who invited it, all or nothing.

import { randomInt } from 'node:crypto'
import { must, refuse } from '../api/refuse.ts'
import { lockAccounts } from '../db/lock-accounts.ts'
import type { Tx } from '../db/transaction.ts'
import { cleanEmail, cleanMobile, type IdentityClaims } from '../identity/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { earn, openPlayerLedger } from '../wallet/index.ts'
import { cleanLanguage, cleanName, cleanTimezone } from './person.ts'
import { insertAccount, readByReferCode, readBySubject, rememberContacts } from './store.ts'

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
export async function signUp(tx: Tx, person: NewAccount, settings: Settings, now: Date): Promise<number> {
  const contacts = { email: cleanEmail(person.email ?? ''), mobile: cleanMobile(person.mobile ?? '') }
  const referrer = await findReferrer(tx, person.friendsCode)
  // Who deletes an account and comes back, or comes twice, is welcome, but neither a new player nor a new friend.
  const isBack = !(await rememberContacts(tx, person.fingerprints ?? []))
  const referredBy = isBack ? null : referrer
  for (let attempt = 1; attempt <= codeAttempts; attempt++) {
    const referCode = newReferCode()
    const row = await insertAccount(tx, { ...rowOf(person, now), ...contacts, refer_code: referCode, referred_by: referredBy })
    if (row) {
      await openPlayerLedger(tx, row.id)
      if (!isBack) await welcome(tx, row.id, settings, now)
      return row.id
    }
    const existing = await readBySubject(tx, person.subject)
    if (existing) return existing.id
    // Either the proven contact is somebody else's or, once in a lifetime, the code is.
    if (!(await readByReferCode(tx, referCode))) refuse(person.signInType === 'mobile' ? 'mobile_in_use' : 'email_in_use')
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

async function findReferrer(tx: Tx, code: string | undefined): Promise<number | null> {
  if (!code) return null
  const owner = await readByReferCode(tx, code.trim().toUpperCase())
  return owner ? owner.id : refuse('invalid_friends_code')
}

function newReferCode(): string {
  return Array.from({ length: codeLength }, () => must(codeAlphabet[randomInt(codeAlphabet.length)], 'inside the alphabet')).join('')
}

async function welcome(tx: Tx, accountId: number, settings: Settings, now: Date): Promise<void> {
  const keys = { title: 'welcome_bonus', reference: `account:${accountId}`, idempotencyKey: `welcome:${accountId}` } as const
  const bonus = { accountId, from: 'house:bonus', amount: settings.welcome_bonus_coin, ...keys } as const
  await earn(tx, await lockAccounts(tx, [accountId]), [bonus], { settings, at: now })
}
