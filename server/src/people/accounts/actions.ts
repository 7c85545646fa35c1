import { accounts } from '@trivium/contract/people/accounts'
import { avatarHues } from '@trivium/contract/people/avatar-paths'
import { avatarColours } from '@trivium/contract/people/avatars'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { notUnderstood } from '@trivium/contract/platform/fields'
import { localDay } from '@trivium/rules/platform/days'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle, type Handlers, type SignedIn } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { recordProgress } from '../../rewards/badges/index.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import type { IdentityClaims, IdentityProvider } from '../identity/index.ts'
import { isBlockedName } from '../names/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { countDay, isDayCounted } from '../../rewards/streaks/index.ts'
import { saveContacts } from './contact-store.ts'
import { deleteAccount, isDeactivated } from './ending/ending.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/own-sessions.ts'
import { chooseAvatar, replacePicture } from './picture.ts'
import { knownLanguage, isFriendsCode, type NewAccount, signUp } from './sign-up/sign-up.ts'
import { changeProfile } from './profile.ts'
import { neededBy } from './sign-up/referral.ts'
import { closeSession, endSessionsOf, openSession } from './sessions/session.ts'
import { takeOver } from './sign-up/take-over.ts'
import {
  endSessionsProvedBefore,
  lockActiveAccount,
  readAccount,
  readBySubject,
  readFriends,
  rememberContacts,
  sumFriends,
} from './store.ts'
import { presentFriend, presentUser } from './views.ts'

type SignUp = InputOf<typeof accounts.user_signup>

export function accountActions(identity: IdentityProvider): Handlers<typeof accounts> {
  hookInto(identity)
  return handle(accounts, {
    async check_user_exists({ firebase_id }, { db }) {
      return { exists: (await readBySubject(db, firebase_id)) !== undefined }
    },

    user_signup: (input, context) => signIn(input, context, identity),

    async logout(_input, { db, player }) {
      await closeSession(db, player.tokenHash)
      return null
    },

    get_sessions: listSessions,
    end_session: endSession,
    end_other_sessions: endOtherSessions,

    async get_user_by_id(_input, context) {
      await countAppDay(context)
      return presentUser(context, context.player.id, context.player.hasSecondFactor)
    },

    async update_profile(input, context) {
      const { db, player, settings, now } = context
      const issues = await changeProfile(db, player.id, input, settings, now)
      const data = await presentUser(context, player.id, player.hasSecondFactor)
      await noteLanguage(input, context)
      return { data, issues }
    },

    async upload_profile_image(_input, { db, player, file }) {
      const { bytes } = must(file, 'the contract asks for a file')
      return { profile: await replacePicture(db, player.id, bytes) }
    },

    async set_avatar({ figure, colour }, { db, player }) {
      const hue = must(avatarHues[avatarColours.indexOf(colour)], 'each colour has a hue')
      return { profile: await chooseAvatar(db, player.id, { figure, hue }) }
    },

    get_referrals: presentReferrals,

    async delete_user_account(_input, { db, player }) {
      await deleteAccount(db, player.id, identity)
      return null
    },
  })
}

function hookInto(identity: IdentityProvider): void {
  identity.onPasswordReset(endSessionsOf)
  identity.barWhere(isDeactivated)
  identity.friendsCodeWhere(isFriendsCode)
}

async function presentReferrals(
  { offset = 0, limit }: InputOf<typeof accounts.get_referrals>,
  { db, player, settings }: Context,
): Promise<ResultOf<typeof accounts.get_referrals>> {
  const needed = neededBy(settings)
  const page = { needed, offset, limit: limit ?? settings.page_size }
  const [{ refer_code }, friends, { total, coins }] = await Promise.all([
    readAccount(db, player.id),
    readFriends(db, player.id, page),
    sumFriends(db, player.id),
  ])
  const data = friends.map(presentFriend)
  return { data, total, coins_earned: coins, refer_code, plays_needed: needed.plays, days_needed: needed.days }
}

async function countAppDay({ db, player, settings, now }: Context): Promise<void> {
  const today = { accountId: player.id, kind: 'app', day: localDay(now, player.timezone) } as const
  if (await isDayCounted(db, today)) return
  await inTransaction(db, async tx => {
    await lockActiveAccount(tx, player.id)
    const { length } = await countDay(tx, { ...today, settings })
    await recordProgress(tx, { accountId: player.id, settings, at: now }, [{ type: 'streak', atLeast: length }])
  })
}

/** Logs that a client sent a language that is not on offer. The log does not hold what was sent: it may be anything. */
async function noteLanguage({ web_language }: Pick<SignUp, 'web_language'>, context: Pick<Context, 'db' | 'log'>): Promise<void> {
  const isUnknown = web_language !== undefined && (await knownLanguage(context.db, web_language)) === null
  if (isUnknown) noteClaim(context, { web_language: notUnderstood }, {})
}

/** Signs up a subject that has no account yet. */
async function signIn(input: SignUp, context: Context<SignedIn | null>, identity: IdentityProvider) {
  const { db, now, settings, player } = context
  const claims = await verifiedClaims(identity, input)
  noteClaim(context, { type: input.type }, { type: claims.signInType })
  await noteLanguage(input, context)
  const entering = { ...newAccount(claims, input), fcmId: input.fcm_id ?? null, claims, before: player?.tokenHash ?? null }
  const { id, api_token } = await inTransaction(db, tx => enter(tx, entering, { identity, settings, now }))
  return { ...(await presentUser({ db, now, settings }, id, claims.proof.hasSecondFactor)), api_token }
}

interface Entering extends NewAccount {
  fcmId: string | null
  claims: IdentityClaims
  /** The token hash of the session that this browser has had until now, also if it is another account's. */
  before: Buffer | null
}

interface EnteringParts {
  identity: IdentityProvider
  settings: Settings
  now: Date
}

async function enter(tx: Tx, { fcmId, claims, before, ...person }: Entering, { identity, settings, now }: EnteringParts) {
  const known = (await readBySubject(tx, person.subject)) ?? (await takeOver(tx, claims, identity))
  if (settings.app_maintenance === 1 && (!known || known.roles.length === 0)) refuse('maintenance')
  // Contacts are remembered at each sign-in, because accounts from before welcome gifts were recorded have none yet.
  if (known) await rememberContacts(tx, person.fingerprints ?? [])
  const id = known?.id ?? (await signUp(tx, await newPerson(tx, person, claims, identity), settings, now))
  // The lock makes sign-in and deactivation wait for each other, so that no session survives a deactivation.
  const { status } = await lockAccountRow(tx, id)
  if (status !== 'active') refuse('account_deactivated')
  if (known) await saveContacts(tx, id, person.fingerprints ?? [])
  if (claims.sessionsEndedAt) await endSessionsProvedBefore(tx, id, claims.sessionsEndedAt)
  // One browser holds one session: the new token replaces the one it had.
  if (before) await closeSession(tx, before)
  return { id, api_token: await openSession(tx, id, now, { fcmId, proof: claims.proof }) }
}

const newPerson = async (tx: Tx, person: NewAccount, claims: IdentityClaims, identity: IdentityProvider): Promise<NewAccount> => ({
  ...person,
  name: await allowedName(tx, person, claims),
  provider: identity.offer.kind,
  told: await identity.takeSignUpDetails(tx, person.subject),
})

/** Visitors cannot change the name that the identity provider has, so a blocked one is dropped, not refused. */
async function allowedName(tx: Tx, { name }: NewAccount, claims: IdentityClaims): Promise<string | null> {
  if (!name || !(await isBlockedName(tx, name))) return name ?? null
  return claims.name ? null : refuse('name_blocked')
}

async function verifiedClaims(identity: IdentityProvider, input: SignUp): Promise<IdentityClaims> {
  const claims = await identity.verifyIdToken(input.id_token)
  if (claims.subject !== input.firebase_id) refuse('invalid_token')
  if (claims.signInType !== 'mobile' && !claims.emailVerified) refuse('verify_email_first')
  return claims
}

/** The identity provider's values take precedence over what the visitor typed. */
const newAccount = (claims: IdentityClaims, input: SignUp): NewAccount => ({
  subject: claims.subject,
  signInType: claims.signInType,
  name: claims.name ?? input.name,
  email: claims.email ?? input.email,
  mobile: claims.mobile ?? input.mobile,
  friendsCode: input.friends_code,
  timezone: input.timezone,
  webLanguage: input.web_language,
  fingerprints: claims.fingerprints,
})
