// What players may change about themselves. The contact they sign in with is the provider's to change.

import type { Updateable } from 'kysely'
import type { accounts } from '@trivium/contract/accounts'
import type { InputOf } from '@trivium/contract/action'
import { InvalidInput, refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import type { Accounts } from '../db/schema.ts'
import { errorCode, inTransaction, violatedConstraint } from '../db/transaction.ts'
import { cleanEmail, cleanMobile } from '../identity/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { cleanLanguage, cleanName, cleanTimezone } from './person.ts'
import { lockActiveAccount, readLanguageId, updateAccount } from './store.ts'

type Wanted = InputOf<typeof accounts.update_profile>
type Account = Awaited<ReturnType<typeof lockActiveAccount>>
type Changes = Updateable<Accounts>

const dayMs = 86_400_000

const invalid = (field: keyof Wanted, problem: string): never => {
  throw new InvalidInput([{ field, problem }])
}

export async function changeProfile(db: Db, accountId: number, wanted: Wanted, settings: Settings, now: Date): Promise<void> {
  try {
    await inTransaction(db, async tx => {
      const account = await lockActiveAccount(tx, accountId)
      const changes = {
        ...changedName(account, wanted),
        ...changedEmail(account, wanted),
        ...changedMobile(account, wanted),
        ...changedWebLanguage(wanted),
        ...(await changedLanguage(tx, wanted)),
        ...changedTimezone(account, wanted, settings, now),
      }
      await updateAccount(tx, accountId, changes)
    })
  } catch (error) {
    if (errorCode(error) === '23505' && violatedConstraint(error) === 'accounts_email') refuse('email_in_use')
    if (errorCode(error) === '23505' && violatedConstraint(error) === 'accounts_mobile') refuse('mobile_in_use')
    throw error
  }
}

function changedName(account: Account, { name, web_language }: Wanted): Changes {
  if (!name) return {}
  return { name: cleanName(name, web_language ?? account.web_language) ?? invalid('name', 'has no letter in it') }
}

function changedEmail(account: Account, wanted: Wanted): Changes {
  if (!wanted.email) return {}
  const email = cleanEmail(wanted.email) ?? refuse('invalid_email')
  if (email === account.email) return {}
  return account.sign_in_type === 'mobile' ? { email } : invalid('email', 'is what this account signs in with')
}

function changedMobile(account: Account, wanted: Wanted): Changes {
  if (!wanted.mobile) return {}
  const mobile = cleanMobile(wanted.mobile) ?? refuse('invalid_phone')
  if (mobile === account.mobile) return {}
  return account.sign_in_type === 'mobile' ? invalid('mobile', 'is what this account signs in with') : { mobile }
}

function changedWebLanguage({ web_language }: Wanted): Changes {
  if (!web_language) return {}
  return { web_language: cleanLanguage(web_language) ?? invalid('web_language', 'is no language code') }
}

async function changedLanguage(db: Db, { language }: Wanted): Promise<Changes> {
  if (!language) return {}
  const row = await readLanguageId(db, language)
  return { language_id: row?.id ?? invalid('language', 'is no content language') }
}

/** "Today" is the account's: who could move it freely would have two todays. */
function changedTimezone(account: Account, wanted: Wanted, settings: Settings, now: Date): Changes {
  if (!wanted.timezone) return {}
  const timezone = cleanTimezone(wanted.timezone) ?? invalid('timezone', 'is no IANA time zone')
  if (timezone === account.timezone) return {}
  const mayChangeFrom = (account.timezone_changed_at?.getTime() ?? 0) + settings.timezone_change_days * dayMs
  if (now.getTime() < mayChangeFrom) refuse('timezone_changed_recently')
  return { timezone, timezone_changed_at: now }
}
