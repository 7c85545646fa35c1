// Creates an account with its purse, welcome coins and inviter, in one transaction.

import { randomInt } from 'node:crypto'
import { foldCode } from '@trivium/contract/platform/fold'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { recordProgress } from '../../../rewards/badges/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { lockAccounts } from '../../../platform/db/lock-accounts.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { befriend } from '../../friends/index.ts'
import { cleanEmail, cleanMobile } from '../../../platform/contact-addresses.ts'
import type { IdentityClaims, IdentityProvider, SignUpDetails } from '../../identity/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { earn, openPlayerLedger } from '../../../rewards/wallet/index.ts'
import { saveContacts } from '../contact-store.ts'
import { takeShareOfDomain } from './mail-domain.ts'
import { cleanName } from '../../names/index.ts'
import { cleanTimezone } from '../clean-timezone.ts'
import { insertAccount, readByReferCode, readBySubject, rememberContacts } from '../store.ts'
import { findInterfaceLanguage } from '../../../platform/settings/index.ts'

/** @returns null for no language, and for one that is not on offer */
export async function knownLanguage(db: Db, named: string | null | undefined): Promise<string | null> {
  return named ? ((await findInterfaceLanguage(db, named))?.code ?? null) : null
}

/** What the provider verified, and what the visitor entered. The contact of the sign-in type is always verified. */
export interface NewAccount {
  subject: string
  /** Default: the embedded provider. */
  provider?: IdentityProvider['offer']['kind']
  signInType: IdentityClaims['signInType']
  name?: string | null
  email?: string | null
  mobile?: string | null
  friendsCode?: string | undefined
  timezone?: string | undefined
  webLanguage?: string | undefined
  /** What the person told at sign-up, perhaps in another browser. */
  told?: SignUpDetails | null
  /** From the provider; without them a returning person is not recognized. */
  fingerprints?: IdentityClaims['fingerprints']
  /** Staff invited the address, so that the limit of its mail domain does not apply. */
  isInvited?: boolean
}

/** Without characters that look alike: 0 and O, 1, I and L. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8
const codeAttempts = 5

/**
 * When several sign-ups with one subject run at the same time, one creates the account and all return its id.
 * @throws Refused invalid_friends_code, email_in_use, mobile_in_use, too_many_requests
 */
export async function signUp(tx: Tx, person: NewAccount, settings: Settings, now: Date): Promise<number> {
  const contacts = { email: cleanEmail(person.email ?? ''), mobile: cleanMobile(person.mobile ?? '') }
  const referrer = await findReferrer(tx, person)
  const webLanguage = (await knownLanguage(tx, person.told?.webLanguage)) ?? (await knownLanguage(tx, person.webLanguage))
  // A person who deleted an account, or signs up twice, gets an account but no welcome coins, and does not count as invited.
  const isBack = !(await rememberContacts(tx, person.fingerprints ?? []))
  const referredBy = isBack ? null : referrer
  for (let attempt = 1; attempt <= codeAttempts; attempt++) {
    const referCode = newReferCode()
    const row = await insertAccount(tx, { ...rowOf(person, webLanguage, now), ...contacts, refer_code: referCode, referred_by: referredBy })
    if (row) {
      if (person.signInType !== 'mobile' && contacts.email && !person.isInvited) await takeShareOfDomain(tx, contacts.email, settings, now)
      await openPlayerLedger(tx, row.id)
      await saveContacts(tx, row.id, person.fingerprints ?? [])
      if (referredBy !== null) await noteJoined(tx, [referredBy, row.id], settings, now)
      if (!isBack) await welcome(tx, row.id, settings, now)
      return row.id
    }
    const existing = await readBySubject(tx, person.subject)
    if (existing) return existing.id
    // Either another account has the verified contact or, very rarely, the code is taken.
    if (!(await readByReferCode(tx, referCode))) refuse(person.signInType === 'mobile' ? 'mobile_in_use' : 'email_in_use')
  }
  throw new Error('no free refer_code found')
}

function rowOf(person: NewAccount, webLanguage: string | null, now: Date) {
  const { told } = person
  return {
    subject: person.subject,
    provider: person.provider ?? 'embedded',
    sign_in_type: person.signInType,
    // The name is capitalised by the rules of the given language, on offer or not: in Turkish the capital of i is İ.
    name: cleanName(person.name, told?.webLanguage ?? person.webLanguage ?? null) ?? 'Player',
    web_language: webLanguage,
    timezone: cleanTimezone(told?.timezone ?? '') ?? cleanTimezone(person.timezone ?? '') ?? 'UTC',
    registered_at: now,
  }
}

/** The code from the sign-up form takes precedence. It was checked then, so if that friend has left since, the sign-up goes on. */
async function findReferrer(tx: Tx, { friendsCode, told }: NewAccount): Promise<number | null> {
  const friend = told?.friendsCode ? await ownerOf(tx, told.friendsCode) : undefined
  if (friend || !friendsCode) return friend?.id ?? null
  return (await ownerOf(tx, friendsCode))?.id ?? refuse('invalid_friends_code')
}

const ownerOf = (db: Db, code: string) => readByReferCode(db, foldCode(code))

export const isFriendsCode = async (db: Db, code: string) => (await ownerOf(db, code)) !== undefined

function newReferCode(): string {
  return Array.from({ length: codeLength }, () =>
    must(codeAlphabet[randomInt(codeAlphabet.length)], 'the index is inside the alphabet'),
  ).join('')
}

/** Makes inviter and invited friends, and counts the invited for the badge. Coins are paid only when the friend has played enough. */
async function noteJoined(tx: Tx, [inviterId, accountId]: [number, number], settings: Settings, now: Date): Promise<void> {
  await befriend(tx, [inviterId, accountId], { origin: 'invitation', at: now })
  await recordProgress(tx, { accountId: inviterId, settings, at: now }, [{ type: 'sharing_caring', add: 1 }])
}

async function welcome(tx: Tx, accountId: number, settings: Settings, now: Date): Promise<void> {
  const keys = { title: 'welcome_bonus', reference: `account:${accountId}`, idempotencyKey: `welcome:${accountId}` } as const
  const bonus = { accountId, from: 'house:bonus', amount: settings.welcome_bonus_coin, ...keys } as const
  await earn(tx, await lockAccounts(tx, [accountId]), [bonus], { settings, at: now })
}
