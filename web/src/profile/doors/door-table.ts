// The doors that have this page: what each suggests first, and which modes it offers.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { type Door, doorOfPath, listedModes, modes } from '../../platform/modes/modes.ts'

export type PlainDoor = Exclude<Door, 'today' | 'learn'>

interface DoorRow {
  /** The mode of the hero, and the page to which its button leads. */
  first: Mode
  to: string
}

const rows: Record<PlainDoor, DoorRow> = {
  duel: { first: 'random_battle', to: modes.random_battle.path },
  train: { first: 'practice', to: modes.practice.path },
  exams: { first: 'tutor_test', to: '/create-test-questions/new/' },
}

export const firstOf = (door: PlainDoor): DoorRow => rows[door]

export const modesOf = (door: PlainDoor): Mode[] => listedModes.filter(mode => modes[mode].door === door)

/** @param path from plainPath */
export function plainDoorOfPath(path: string): PlainDoor {
  const door = doorOfPath(path)
  return door === null || door === 'today' || door === 'learn' ? 'duel' : door
}
