// The stored state of this browser: the session, the preferences of the device, and the settings of the server.
// It is in localStorage under the key `root`; plugins/before-paint.js reads it, too.

import type { User } from '@trivium/contract/people/accounts'
import type { PublicSettings } from '@trivium/contract/platform/public-settings'
import type { WebSettings } from '@trivium/contract/platform/settings'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type AddedLanguage, browserLanguage, shownLanguage } from '../i18n/languages.ts'
import { patientStorage } from './session-storage.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'reduced'
/** Partial, because a stored configuration from an older version lacks newer settings. */
export type SystemConfig = Partial<PublicSettings>

interface Device {
  theme: Theme
  sound: boolean
  /** The game asks once whether to switch sound on; missing until then. */
  isSoundAsked?: boolean
  motion: Motion
  /** The name of a built-in language, or the code of `addedLanguage`. */
  interfaceLanguage: string
  /** The last chosen language among those that the operator has added. */
  addedLanguage: AddedLanguage | null
  /** False until the visitor or the account has chosen: then the browser's language applies, or the server's default if that is English. */
  isLanguageChosen: boolean
  /** Id of the chosen content language; null is the server's default. */
  contentLanguageId: number | null
}

/** Language codes in the format of update_profile. */
export interface Untold {
  web_language?: string | undefined
  language?: string | undefined
}

/**
 * Email address and phone number are missing after a reload until the server sends them again, because the browser's storage does not keep
 * them. `stakes` is missing in sessions from before that field existed.
 */
export type KnownUser = Omit<User, 'email' | 'mobile' | 'stakes' | 'streak'> & Partial<Pick<User, 'email' | 'mobile' | 'stakes' | 'streak'>>

interface Belongings {
  token: string | null
  user: KnownUser | null
  /** Languages chosen here but not yet sent to an account. Cleared with the session: the next account has not chosen them. */
  untold: Untold
  /**
   * The push endpoint of this browser, as the server last received it; null while push messages are off here. It ends with the session, as
   * on the server.
   */
  pushEndpoint: string | null
  webSettings: WebSettings | null
  systemConfig: SystemConfig | null
}

export type Session = Device & Belongings

const freshDevice: Device = {
  theme: 'system',
  sound: false,
  motion: 'system',
  interfaceLanguage: browserLanguage(),
  addedLanguage: null,
  isLanguageChosen: false,
  contentLanguageId: null,
}
const nothing: Belongings = { token: null, user: null, untold: {}, pushEndpoint: null, webSettings: null, systemConfig: null }

export const useSession = create<Session>()(
  persist((): Session => ({ ...freshDevice, ...nothing }), {
    name: 'root',
    version: 1,
    storage: patientStorage<Session>(),
    partialize: state => ({ ...state, user: state.user && withoutAddresses(state.user) }),
    merge(kept, current) {
      const { user = current.user, ...others } = (kept ?? {}) as Partial<Session>
      return { ...current, ...others, user: withAddresses(user, current.user) }
    },
    // sessionReady() hydrates the store before the first render.
    skipHydration: true,
  }),
)

function withoutAddresses({ email: _email, mobile: _mobile, ...user }: KnownUser): KnownUser {
  return user
}

/** A state of the same account that another tab has stored keeps the addresses of this tab. */
function withAddresses(kept: KnownUser | null, current: KnownUser | null): KnownUser | null {
  return kept && kept.id === current?.id ? { ...current, ...withoutAddresses(kept) } : kept && withoutAddresses(kept)
}

/** Resolves when the stored state is loaded, or after 5,000 ms without it. */
export async function sessionReady(): Promise<void> {
  await useSession.persist.rehydrate()
  // Another tab signed in or out, or changed a preference.
  window.addEventListener('storage', event => {
    if (event.key === 'root') void takeOver()
  })
}

async function takeOver(): Promise<void> {
  const { token } = useSession.getState()
  await useSession.persist.rehydrate()
  if (useSession.getState().token !== token) otherTabs.dispatchEvent(new Event('token'))
}

/** Dispatches 'token' when another tab has signed in or out; session-end.ts then runs the guards again. */
export const otherTabs = new EventTarget()

export const isSignedIn = () => useSession.getState().token !== null

/** The language on screen, with its direction and base. */
export const useShownLanguage = () => useSession(shownLanguage)

export function login(user: User, token: string): void {
  useSession.setState({ token, user: { ...user, name: withCapital(user.name) } })
}

/** Clears the session; the device's preferences and the server's settings stay. */
export function logout(): void {
  const { webSettings, systemConfig } = useSession.getState()
  useSession.setState({ ...nothing, webSettings, systemConfig })
}

/** Dispatches '401' when the server refuses a guest's call because it needs a session; session-end.ts then goes to the home page. */
export const guestRefusals = new EventTarget()

/** Dispatches 'told' when the server reports that a session ended with a deactivated account; session-end.ts then tells the player. */
export const deactivations = new EventTarget()

/** Dispatches 'needed' when the server demands a second factor; session-end.ts then goes to its set-up page. */
export const secondFactorDemands = new EventTarget()

/** Applies the server's data about the player: the profile, or only coins and score. */
export function updateUser(change: Partial<User>): void {
  const { user } = useSession.getState()
  if (user) useSession.setState({ user: { ...user, ...change } })
}

export function setPreference<Name extends keyof Device>(name: Name, value: Device[Name]): void {
  useSession.setState({ [name]: value, ...(name === 'interfaceLanguage' && { isLanguageChosen: true }) })
}

/** Chooses the interface language. An added one comes with its name and direction. */
export function chooseLanguage(choice: Pick<Device, 'interfaceLanguage'> & Partial<Pick<Device, 'addedLanguage'>>): void {
  useSession.setState({ ...choice, isLanguageChosen: true })
}

export function chooseContentLanguage(id: number | null): void {
  // A language_id of 0 counts as none.
  useSession.setState({ contentLanguageId: id || null })
}

function withCapital(name: string): string {
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase() + rest.join('')
}
