// What this browser remembers: who is signed in, the preferences of the device, and the settings of the server.
// Kept in localStorage under the key `root`; before-paint.js reads theme and language from there.

import type { User } from '@trivium/contract/accounts'
import type { PublicSettings } from '@trivium/contract/public-settings'
import type { WebSettings } from '@trivium/contract/settings'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { browserLanguage, type InterfaceLanguage } from './i18n/languages.ts'
import { patientStorage } from './session-storage.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'reduced'
/** Partial: one kept from before a setting existed does not name it. */
export type SystemConfig = Partial<PublicSettings>

interface Device {
  theme: Theme
  sound: boolean
  motion: Motion
  interfaceLanguage: InterfaceLanguage
  /** Until the visitor or the account has chosen one, the browser's holds, and for English, which many are in unasked, the server's default. */
  isLanguageChosen: boolean
  /** Id of the chosen content language; null is the server's default. */
  contentLanguageId: number | null
}

/** Languages, by their codes, as update_profile takes them. */
export interface Untold {
  web_language?: string | undefined
  language?: string | undefined
}

interface Belongings {
  token: string | null
  user: User | null
  /** Chosen here, and no account knows yet. It goes with a session: the next one to sign in has not chosen it. */
  untold: Untold
  webSettings: WebSettings | null
  systemConfig: SystemConfig | null
}

export type Session = Device & Belongings

const freshDevice: Device = {
  theme: 'system',
  sound: false,
  motion: 'system',
  interfaceLanguage: browserLanguage(),
  isLanguageChosen: false,
  contentLanguageId: null,
}
const nothing: Belongings = { token: null, user: null, untold: {}, webSettings: null, systemConfig: null }

export const useSession = create<Session>()(
  persist((): Session => ({ ...freshDevice, ...nothing }), {
    name: 'root',
    version: 1,
    storage: patientStorage<Session>(),
    // Rehydrated by sessionReady(), before the first render.
    skipHydration: true,
  }),
)

/** Resolves once what was kept is back, or after 5,000 ms without it. */
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

/** Told when another tab has signed in or out; main.tsx looks whether this page may stay open. */
export const otherTabs = new EventTarget()

export const isSignedIn = () => useSession.getState().token !== null

export function login(user: User, token: string): void {
  useSession.setState({ token, user: { ...user, name: withCapital(user.name) } })
}

/** Empties the session; what belongs to the device and the settings of the server stay. */
export function logout(): void {
  const { webSettings, systemConfig } = useSession.getState()
  useSession.setState({ ...nothing, webSettings, systemConfig })
}

/** Told when the server refuses a guest's call for want of a session; main.tsx goes to the home page. */
export const guestRefusals = new EventTarget()

/** Takes over what the server says about the player: the profile, or only coins and score. */
export function updateUser(change: Partial<User>): void {
  const { user } = useSession.getState()
  if (user) useSession.setState({ user: { ...user, ...change } })
}

export function setPreference<Name extends keyof Device>(name: Name, value: Device[Name]): void {
  useSession.setState({ [name]: value, ...(name === 'interfaceLanguage' && { isLanguageChosen: true }) })
}

export function chooseContentLanguage(id: number | null): void {
  // A language_id of 0 counts as none.
  useSession.setState({ contentLanguageId: id || null })
}

function withCapital(name: string): string {
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase() + rest.join('')
}
