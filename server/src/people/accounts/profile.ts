// What players may change about themselves. Only the identity provider changes the contact they sign in with. A contact that cannot be
// saved is named in the reply, and the other fields are saved: a form sends all of them together.

import type { Updateable } from 'kysely'
import type { accounts } from '@trivium/contract/people/accounts'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Accounts } from '../../platform/db/tables/schema.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { cleanEmail, cleanMobile } from '../../platform/contact-addresses.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { cleanName, isBlockedName } from '../names/index.ts'
import { knownLanguage } from './sign-up/sign-up.ts'
import { cleanTimezone } from './clean-timezone.ts'
import { lockActiveAccount, readLanguageId, updateAccount } from './store.ts'

type Wanted = InputOf<typeof accounts.update_profile>
type Account = Awaited<ReturnType<typeof lockActiveAccount>>
type Changes = Updateable<Accounts>
type Issue = ResultOf<typeof accounts.update_profile>['issues'][number]

const dayMs = 86_400_000

const invalid = (field: keyof Wanted, problem: string): never => {
  throw new InvalidInput([{ field, problem }])
}

/** @returns the fields that were not saved, each with the reason */
export function changeProfile(db: Db, accountId: number, wanted: Wanted, settings: Settings, now: Date): Promise<Issue[]> {
  return inTransaction(db, async tx => {
    const account = await lockActiveAccount(tx, accountId)
    const webLanguage = await knownLanguage(tx, wanted.web_language)
    const { issues, ...contact } = changedContact(account, wanted)
    const changes = {
      ...(await changedName(tx, account, wanted, now)),
      ...contact,
      ...(webLanguage !== null && { web_language: webLanguage }),
      ...(await changedLanguage(tx, wanted)),
      ...(wanted.sound !== undefined && { sound: wanted.sound }),
      ...changedTimezone(account, wanted, settings, now),
    }
    await updateAccount(tx, accountId, changes)
    return issues
  })
}

/** A form sends all fields together, so the current name is always accepted: also if a word in it was blocked since. */
async function changedName(tx: Tx, account: Account, { name: typed, web_language }: Wanted, now: Date): Promise<Changes> {
  if (!typed) return {}
  const name = cleanName(typed, web_language ?? account.web_language) ?? invalid('name', 'has no letter in it')
  if (name === account.name) return {}
  if (account.name_fixed_until && account.name_fixed_until > now) refuse('name_fixed')
  if (await isBlockedName(tx, typed)) refuse('name_blocked')
  return { name }
}

/** Whether another account has the same contact is neither checked nor revealed: a typed contact proves nothing. */
function changedContact(account: Account, { email, mobile }: Wanted): Pick<Changes, 'email' | 'mobile'> & { issues: Issue[] } {
  const typed = {
    email: email && ({ field: 'email', clean: cleanEmail(email), now: account.email, problem: 'invalid_email' } as const),
    mobile: mobile && ({ field: 'mobile', clean: cleanMobile(mobile), now: account.mobile, problem: 'invalid_phone' } as const),
  }
  const [free, own] = account.sign_in_type === 'mobile' ? [typed.email, typed.mobile] : [typed.mobile, typed.email]
  // A form sends the account's own contact, too: an unchanged one is no issue.
  const kept: Issue[] = own && own.clean !== own.now ? [{ field: own.field, problem: 'sign_in_contact' }] : []
  if (!free) return { issues: kept }
  return free.clean === null
    ? { issues: [{ field: free.field, problem: free.problem }, ...kept] }
    : { [free.field]: free.clean, issues: kept }
}

async function changedLanguage(db: Db, { language }: Wanted): Promise<Changes> {
  if (!language) return {}
  const row = await readLanguageId(db, language)
  return { language_id: row?.id ?? invalid('language', 'is no content language') }
}

/** "Today" depends on the account's time zone: a player who could change it freely would get the same day twice. */
function changedTimezone(account: Account, wanted: Wanted, settings: Settings, now: Date): Changes {
  if (!wanted.timezone) return {}
  const timezone = cleanTimezone(wanted.timezone) ?? invalid('timezone', 'is no IANA time zone')
  if (timezone === account.timezone) return {}
  const mayChangeFrom = (account.timezone_changed_at?.getTime() ?? 0) + settings.timezone_change_days * dayMs
  if (now.getTime() < mayChangeFrom) refuse('timezone_changed_recently')
  return { timezone, timezone_changed_at: now }
}
