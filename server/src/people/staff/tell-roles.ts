// Tells everybody concerned about changed roles: the account itself by a notice and an email, and all administrators about a new
// administrator or treasurer.

import type { StaffRole } from '@trivium/contract/platform/action'
import { notify } from '../../rewards/notices/index.ts'
import type { StaffContext } from '../../platform/api/handle.ts'
import { type QueueMails, writeEmail } from '../identity/index.ts'
import type { StaffRow } from './store.ts'

export interface LetterParts {
  /** Undefined where the server sends no email. */
  queueMails: QueueMails | undefined
  publicUrl: string
  /** The origin of the console, if it is not that of the players. */
  consoleUrl: string | undefined
}

interface RoleChange {
  account: StaffRow
  roles: readonly StaffRole[]
  administrators: readonly number[]
}

/** Their new holders can pay out coins or give roles. */
const watched: readonly StaffRole[] = ['administrator', 'treasurer']

/** The names of the roles are those of the console, which is in English. */
const listed = (roles: readonly StaffRole[]) => roles.join(', ')

export async function tellRoles({ account, roles, administrators }: RoleChange, context: StaffContext, parts: LetterParts): Promise<void> {
  const { db, now } = context
  const type = roles.length > 0 ? ('roles_given' as const) : ('roles_taken' as const)
  const key = `roles:${account.id}:${now.getTime()}`
  const own = { accountId: account.id, type, key, params: { roles: listed(roles) }, typeId: account.id, at: now }
  const added = watched.filter(role => roles.includes(role) && !account.roles.includes(role))
  const readers = added.length > 0 ? administrators.filter(id => id !== account.id) : []
  const params = { account: account.id, roles: listed(added) }
  await notify(db, own, ...readers.map(accountId => ({ ...own, accountId, type: 'role_watch' as const, params })))
  await queueLetter({ account, type, roles: listed(roles) }, context, parts)
}

interface Letter {
  account: StaffRow
  type: 'roles_given' | 'roles_taken'
  roles: string
}

/** Only to an address that the account signs in with: others are merely typed. */
async function queueLetter(
  { account, type, roles }: Letter,
  { db, settings }: StaffContext,
  { queueMails, publicUrl, consoleUrl }: LetterParts,
) {
  const { email, web_language: languages, sign_in_type } = account
  if (email === null || sign_in_type === 'mobile' || !queueMails) return
  const link = type === 'roles_given' ? new URL('/admin/', consoleUrl ?? publicUrl).href : undefined
  await queueMails(db, [
    { to: email, email: await writeEmail(db, type, { languages, settings, publicUrl, roles, ...(link !== undefined && { link }) }) },
  ])
}
