// Carries out commands on the row of a play. Nothing else changes a row in memory; save-store.ts saves it, with its new answers.

import { apply } from '@trivium/rules/play/engine/apply'
import { type Command, decide } from '@trivium/rules/play/engine/decide'
import type { PlayEvent } from '@trivium/rules/play/engine/events'
import { refuse } from '../../../platform/api/refuse.ts'
import type { PlayRow } from '../store.ts'

/** @throws Refused for the reason that the engine gives */
export function carryOut(play: PlayRow, command: Command, now: Date): readonly PlayEvent[] {
  const { events, refusal } = decide(play, command, now)
  if (refusal) refuse(refusal)
  for (const event of events) Object.assign(play, apply(play, event))
  return events
}

/** Lets every question lapse whose time is over. @returns whether the row has changed */
export const bringUpToDate = (play: PlayRow, now: Date): boolean => carryOut(play, { type: 'look' }, now).length > 0

/** The player leaves for now. @returns whether the row has changed */
export const markLeft = (play: PlayRow, now: Date): boolean => carryOut(play, { type: 'leave' }, now).length > 0

/** Records that the player now sees the current question. @returns whether the row has changed */
export const markShown = (play: PlayRow, now: Date): boolean => carryOut(play, { type: 'show' }, now).length > 0
