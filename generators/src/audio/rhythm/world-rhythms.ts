// Rhythms of the world: their names, where they come from, how their bars are counted.

import { drummed, worldRhythms } from './rhythm-tables.ts'
import type { Rhythm, RhythmName } from './rhythm-tables.ts'
import { countedRhythms } from './rhythms-counted.ts'
import { namedRhythms } from './rhythms-named.ts'
import { rhythmsOfPlaces } from './rhythms-of-places.ts'
import type { SoundQuestion } from '../sound-question.ts'

/** No two questions use the same rhythm. */
export type AskedRhythm = Omit<SoundQuestion, 'category' | 'subject' | 'sound'> & { rhythm: RhythmName }

export function worldRhythmQuestions(): SoundQuestion[] {
  return [...namedRhythms(), ...countedRhythms(), ...rhythmsOfPlaces()].map(({ rhythm, ...asked }) => {
    const table: Rhythm = worldRhythms[rhythm]
    return { ...asked, category: 'world-rhythms', subject: rhythm, sound: () => drummed(table) }
  })
}
