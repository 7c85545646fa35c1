// The server's settings: fetched once per browser session (flags in sessionStorage), or on a manual refresh.

import { call } from './api.ts'
import { findInterfaceLanguage } from './i18n/languages.ts'
import { type SystemConfig, useSession } from './session.ts'

type Fetched = 'get_web_settings' | 'get_system_configurations'

const flagOf = (name: Fetched) => `trivium.fetched.${name}`

function isFetched(name: Fetched): boolean {
  try {
    return sessionStorage.getItem(flagOf(name)) === '1'
  } catch {
    return false
  }
}

function markFetched(name: Fetched, isDone: boolean): void {
  try {
    if (isDone) sessionStorage.setItem(flagOf(name), '1')
    else sessionStorage.removeItem(flagOf(name))
  } catch {
    // Without sessionStorage every load fetches.
  }
}

/** Whether this browser session has its web settings already. */
export const hasWebSettings = () => isFetched('get_web_settings') && useSession.getState().webSettings !== null

let fetching: Promise<boolean> | null = null

/** True when the web settings are there. Asked for twice at a time, it asks the server once. */
export function fetchWebSettings(): Promise<boolean> {
  fetching ??= askForWebSettings().finally(() => (fetching = null))
  return fetching
}

async function askForWebSettings(): Promise<boolean> {
  if (hasWebSettings()) return true
  const reply = await call('get_web_settings', {})
  if (!reply || reply.error) return false
  useSession.setState({ webSettings: reply.data })
  markFetched('get_web_settings', true)
  return true
}

/** True when the system configuration is there. */
export async function fetchSystemConfig(): Promise<boolean> {
  if (isFetched('get_system_configurations') && useSession.getState().systemConfig) return true
  const reply = await call('get_system_configurations', {})
  if (!reply || reply.error) return false
  useSession.setState({ systemConfig: reply.data })
  followDefaultLanguage(reply.data)
  markFetched('get_system_configurations', true)
  return true
}

/** For who has never chosen a language. One kept from before choices were noted is a choice, unless it is the first of all. */
function followDefaultLanguage({ default_web_language: named }: SystemConfig): void {
  const { isLanguageChosen, interfaceLanguage } = useSession.getState()
  if (isLanguageChosen || interfaceLanguage !== 'english') return
  const byDefault = findInterfaceLanguage(named ?? '')
  if (byDefault) useSession.setState({ interfaceLanguage: byDefault })
}

/** The manual refresh. What was there stays until the new answer comes. */
export async function refreshSettings(): Promise<boolean> {
  markFetched('get_web_settings', false)
  markFetched('get_system_configurations', false)
  const [hasArrived] = await Promise.all([fetchWebSettings(), fetchSystemConfig()])
  return hasArrived
}
