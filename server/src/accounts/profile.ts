// What players may change about themselves. Only the identity provider changes the contact they sign in with: it is ignored here,
// and the other fields are saved.

import type { Updateable } from 'kysely'
import type { accounts } from '@trivium/contract/accounts'
import type { InputOf } from '@trivium/contract/action'
import { InvalidInput, refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import type { Accounts } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
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
  await inTransaction(db, async tx => {
    const account = await lockActiveAccount(tx, accountId)
    const changes = {
      ...changedName(account, wanted),
      ...changedContact(account, wanted),
      ...changedWebLanguage(wanted),
      ...(await changedLanguage(tx, wanted)),
      ...changedTimezone(account, wanted, settings, now),
    }
    await updateAccount(tx, accountId, changes)
  })
}

function changedName(account: Account, { name, web_language }: Wanted): Changes {
  if (!name) return {}
  return { name: cleanName(name, web_language ?? account.web_language) ?? invalid('name', 'has no letter in it') }
}

/** Whether another account has the same contact is neither checked nor revealed: a typed contact proves nothing. */
function changedContact(account: Account, { email, mobile }: Wanted): Changes {
  if (account.sign_in_type === 'mobile') return email ? { email: cleanEmail(email) ?? refuse('invalid_email') } : {}
  return mobile ? { mobile: cleanMobile(mobile) ?? refuse('invalid_phone') } : {}
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

/** "Today" depends on the account's time zone: a player who could change it freely would get the same day twice. */
function changedTimezone(account: Account, wanted: Wanted, settings: Settings, now: Date): Changes {
  if (!wanted.timezone) return {}
  const timezone = cleanTimezone(wanted.timezone) ?? invalid('timezone', 'is no IANA time zone')
  if (timezone === account.timezone) return {}
  const mayChangeFrom = (account.timezone_changed_at?.getTime() ?? 0) + settings.timezone_change_days * dayMs
  if (now.getTime() < mayChangeFrom) refuse('timezone_changed_recently')
  return { timezone, timezone_changed_at: now }
}
