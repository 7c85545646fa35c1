// The server's settings: fetched once per browser session (flags in sessionStorage), or on a manual refresh.

import { call } from '../calls/api.ts'
import { findLanguage } from '../i18n/added-languages.ts'
import { followOverridden } from '../i18n/texts.ts'
import { type SystemConfig, useSession } from '../session/session.ts'

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
    // Without sessionStorage, every page load fetches the settings.
  }
}

/** Whether this browser session already has the web settings. */
export const hasWebSettings = () => isFetched('get_web_settings') && useSession.getState().webSettings !== null

let fetching: Promise<boolean> | null = null

/** Returns true when the web settings are loaded. Concurrent calls share one request. */
export function fetchWebSettings(): Promise<boolean> {
  fetching ??= askForWebSettings().finally(() => (fetching = null))
  return fetching
}

async function askForWebSettings(): Promise<boolean> {
  if (hasWebSettings()) return true
  const reply = await call('get_web_settings', {})
  if (!reply || reply.error) return false
  useSession.setState({ webSettings: reply.data })
  // The page waits for its settings, so it also waits for the operator's texts and never shows the built-in ones first.
  await followOverridden()
  markFetched('get_web_settings', true)
  return true
}

/** Returns true when the system configuration is loaded. */
export async function fetchSystemConfig(): Promise<boolean> {
  if (isFetched('get_system_configurations') && useSession.getState().systemConfig) return true
  const reply = await call('get_system_configurations', {})
  if (!reply || reply.error) return false
  useSession.setState({ systemConfig: reply.data })
  void followDefaultLanguage(reply.data)
  markFetched('get_system_configurations', true)
  return true
}

/** Only for visitors who never chose a language. In older sessions, which have no flag, any language except English counts as chosen. */
async function followDefaultLanguage({ default_web_language: named }: SystemConfig): Promise<void> {
  const { isLanguageChosen, interfaceLanguage } = useSession.getState()
  if (isLanguageChosen || interfaceLanguage !== 'english') return
  const byDefault = await findLanguage(named ?? '')
  if (byDefault && !useSession.getState().isLanguageChosen) useSession.setState(byDefault)
}

/** The manual refresh. The old settings stay until the new ones arrive. */
export async function refreshSettings(): Promise<boolean> {
  markFetched('get_web_settings', false)
  markFetched('get_system_configurations', false)
  const [hasArrived] = await Promise.all([fetchWebSettings(), fetchSystemConfig()])
  return hasArrived
}
