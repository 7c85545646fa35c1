export { accountActions } from './actions.ts'
export { playerOfficeActions } from './admin.ts'
export { forgetEntered, isFirstEntry, rememberingEntry } from './contact-store.ts'
export { contactKeeper } from './keep-contacts.ts'
export { deactivate } from './ending/ending.ts'
export { cleanTimezone } from './person.ts'
export { forgetMailDomains } from './sign-up/mail-domain-store.ts'
export { referralEarnings } from './sign-up/referral.ts'
export {
  findLiveSessions,
  findSignedIn,
  isOfDeactivated,
  liveSince,
  onSessionsEnded,
  openSession,
  sessionDays,
} from './sessions/session.ts'
export { type NewAccount, signUp } from './sign-up/sign-up.ts'
export { notePlayedBefore } from './staking-store.ts'
export { type Kept, keptFromStakes, readKept } from './staking.ts'
export { deleteSessionsOf as endSessions } from './store.ts'
export { lockActiveAccount, shareAccounts } from './store.ts'
export type { LiveSince } from './store.ts'
export { presentUser } from './views.ts'
