// The guest trial of this browser, until an account takes it over: the server's key, the questions and the feedback. It is for display
// only: the server decides everything.

import type { Q } from '@trivium/contract/play/plays'
import type { TrialFeedback } from '@trivium/contract/play/trial'

export interface SavedTrial {
  guest_key: string
  expires_at: string
  questions: Q[]
  told: (TrialFeedback & { answer: string })[]
}

const name = 'trivium.taste'

/** @returns null when there is none or it has expired */
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
    // With a full disk or in a private window, the trial lasts only as long as the page.
  }
}

export function clearSaved(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
