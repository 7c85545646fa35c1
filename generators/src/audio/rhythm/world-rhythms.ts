// Rhythms of the world: which one it is, where it is at home, how its bar is counted.

import { drummed, worldRhythms } from './rhythm-tables.ts'
import type { Rhythm, RhythmName } from './rhythm-tables.ts'
import { countedRhythms } from './rhythms-counted.ts'
import { namedRhythms } from './rhythms-named.ts'
import { rhythmsOfPlaces } from './rhythms-of-places.ts'
import type { SoundQuestion } from '../sound-question.ts'

/** No two questions are about one rhythm. */
export type AskedRhythm = Omit<SoundQuestion, 'category' | 'subject' | 'sound'> & { rhythm: RhythmName }

export function worldRhythmQuestions(): SoundQuestion[] {
  return [...namedRhythms(), ...countedRhythms(), ...rhythmsOfPlaces()].map(({ rhythm, ...asked }) => {
    const table: Rhythm = worldRhythms[rhythm]
    return { ...asked, category: 'world-rhythms', subject: rhythm, sound: () => drummed(table) }
  })
}
