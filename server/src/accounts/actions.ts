import { accounts } from '@trivium/contract/accounts'
import type { InputOf } from '@trivium/contract/action'
import { localDay } from '@trivium/rules/days'
import { handle, type Handlers } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import type { IdentityClaims, IdentityProvider } from '../identity/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { deleteAccount } from './ending.ts'
import { replacePicture } from './picture.ts'
import { changeProfile } from './profile.ts'
import { closeSession, endSessionsOf, openSession } from './session.ts'
import { signUp } from './sign-up.ts'
import { countDay, lockAccount, readBySubject } from './store.ts'
import { presentUser } from './views.ts'

export function accountActions(identity: IdentityProvider): Handlers<typeof accounts> {
  identity.onPasswordReset(endSessionsOf)
  return handle(accounts, {
    async check_user_exists({ firebase_id }, { db }) {
      return { exists: (await readBySubject(db, firebase_id)) !== undefined }
    },

    async user_signup(input, { db, now, settings }) {
      const claims = await identity.verifyIdToken(input.id_token)
      if (claims.subject !== input.firebase_id) refuse('invalid_token')
      if (claims.signInType !== 'mobile' && !claims.emailVerified) refuse('verify_email_first')
      const { id, api_token } = await inTransaction(db, tx => enter(tx, claims, input, settings, now))
      return { ...(await presentUser(db, id)), api_token }
    },

    async logout(_input, { db, player }) {
      await closeSession(db, player.tokenHash)
      return null
    },

    async get_user_by_id(_input, { db, player, now }) {
      await countDay(db, player.id, localDay(now, player.timezone))
      return presentUser(db, player.id)
    },

    async update_profile(input, { db, player, settings, now }) {
      refuseInDemo(settings)
      await changeProfile(db, player.id, input, settings, now)
      return presentUser(db, player.id)
    },

    async upload_profile_image(_input, { db, player, settings, file }) {
      refuseInDemo(settings)
      const { bytes } = must(file, 'the contract asks for a file')
      return { profile: await replacePicture(db, player.id, bytes) }
    },

    async delete_user_account(_input, { db, player, settings }) {
      refuseInDemo(settings)
      await deleteAccount(db, player.id, identity)
      return null
    },
  })
}

/** Signs in, or signs up first. */
async function enter(tx: Db, claims: IdentityClaims, input: InputOf<typeof accounts.user_signup>, settings: Settings, now: Date) {
  const known = await readBySubject(tx, claims.subject)
  if (settings.app_maintenance === 1 && (!known || known.role === 'player')) refuse('maintenance')
  const id = known?.id ?? (await signUp(tx, newAccount(claims, input), settings, now))
  // Locked, so that a deactivation at this moment ends this session too.
  const { status } = await lockAccount(tx, id)
  if (status !== 'active') refuse('account_deactivated')
  return { id, api_token: await openSession(tx, id, now) }
}

/** What the provider vouches for comes before what the visitor says. */
const newAccount = (claims: IdentityClaims, input: InputOf<typeof accounts.user_signup>) => ({
  subject: claims.subject,
  signInType: claims.signInType,
  name: claims.name ?? input.name,
  email: claims.email ?? input.email,
  mobile: claims.mobile ?? input.mobile,
  friendsCode: input.friends_code,
  timezone: input.timezone,
  webLanguage: input.web_language,
})

function refuseInDemo(settings: Settings): void {
  if (settings.demo_mode === 1) refuse('not_allowed_in_demo')
}
