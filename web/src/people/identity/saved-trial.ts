// The trial of this browser, until an account has taken it over: the key of the server, the questions, and what the server has told.
// Nothing here decides anything.

import type { Q } from '@trivium/contract/play/plays'
import type { TrialFeedback } from '@trivium/contract/play/trial'

export interface SavedTrial {
  guest_key: string
  expires_at: string
  questions: Q[]
  told: (TrialFeedback & { answer: string })[]
}

const name = 'trivium.taste'

/** Null when there is none, or its time is over. */
export function readSaved(now: number): SavedTrial | null {
  try {
    const kept: SavedTrial | null = JSON.parse(localStorage.getItem(name) ?? 'null')
    return kept && Date.parse(kept.expires_at) > now ? kept : null
  } catch {
    return null
  }
}

export function saveTrial(trial: SavedTrial): void {
  try {
    localStorage.setItem(name, JSON.stringify(trial))
  } catch {
    // A full disk or a private window: the trial lasts as long as the page.
  }
}

export function clearSaved(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
