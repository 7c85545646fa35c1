// What refusals say to staff. Those that players meet, too, have their texts in content/texts.

import english from '../../content/texts/en.json' with { type: 'json' }
import type { StaffRefusal } from '@trivium/contract/refusals'

const own: Record<StaffRefusal, string> = {
  sign_in_again: 'Prove who you are again, and try once more.',
  second_factor_needed: 'Administrators and treasurers need a second factor. Set it up under your name, then sign in again.',
  last_administrator: 'This is the last administrator. Make another one first.',
}

const ofPlayers: Record<string, string> = english

const ofStatus: Record<string, string> = {
  unauthorized: 'You are signed out.',
  forbidden: 'Your roles do not allow this.',
  not_found: 'There is no such page.',
  too_large: 'This file is too large.',
  unavailable: 'The server is not available at the moment. Nothing was changed; try again.',
}

export function textOfRefusal(code: string): string {
  return Object.entries({ ...own, ...ofStatus }).find(([known]) => known === code)?.[1] ?? ofPlayers[`refusal.${code}`] ?? 'Something went wrong. Try again.'
}
