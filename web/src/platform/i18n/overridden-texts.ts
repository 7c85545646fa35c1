// The operator's texts, which replace built-in texts or form an added language. The web settings contain their version. They are stored on
// the device, so that the next page starts with them.

import { call } from '../calls/api.ts'
import { useSession } from '../session/session.ts'

interface Overridden {
  version: string
  texts: Record<string, string>
}

const held = new Map<string, Overridden | null>()
const keyOf = (code: string) => `texts ${code}`

const versionOf = (code: string): string => useSession.getState().webSettings?.texts?.[code] ?? ''

/** The texts of the last fetch, on this page or an earlier one; null if there are none. */
export function overriddenTexts(code: string): Record<string, string> | null {
  if (versionOf(code) === '') return null
  const known = held.get(code) ?? keptOf(code)
  held.set(code, known)
  return known?.texts ?? null
}

function keptOf(code: string): Overridden | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null')
  } catch {
    return null
  }
}

/** @returns whether the texts have changed */
export async function fetchOverridden(code: string): Promise<boolean> {
  const before = overriddenTexts(code)
  const version = versionOf(code)
  if (version === '') return held.delete(code)
  if (before && held.get(code)?.version === version) return false
  const reply = await call('get_system_language_json', { language: code, only_overridden: true })
  if (!reply || reply.error) return false
  const { texts } = reply.data
  const now = { version: reply.data.version, texts }
  held.set(code, now)
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(now))
  } catch {
    // Without storage, the next page fetches the texts again.
  }
  return true
}
