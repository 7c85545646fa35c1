// Famous tunes: their names, composers and works, and what can be heard in them.

import type { LocalText } from '@trivium/content/types'
import { played } from './play-tune.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { changedTunes } from './tunes-changed.ts'
import { composedTunes } from './tunes-composed.ts'
import { namedTunes } from './tunes-named.ts'
import { tunesOfWorks } from './tunes-of-works.ts'
import { tunes } from './tune-tables.ts'
import type { Tune } from './play-tune.ts'
import type { TuneName } from './tune-tables.ts'
import { tuneVoices } from './tune-voices.ts'

export interface AskedTune {
  /** No two questions use the same tune. */
  tune: TuneName
  difficulty: number
  question: LocalText
  right: LocalText
  wrong: LocalText[]
  note: LocalText
  /** Described by its voice if absent. */
  heard?: LocalText | null
}

export function askedTunes(): AskedTune[] {
  return [...namedTunes(), ...composedTunes(), ...tunesOfWorks(), ...changedTunes()]
}

export function tuneQuestions(): SoundQuestion[] {
  return askedTunes().map(({ tune, heard, ...asked }) => {
    const table: Tune = tunes[tune]
    return {
      ...asked,
      category: 'tunes',
      subject: tune,
      sound: () => played(table),
      heard: heard === undefined ? tuneVoices[table.melody.voice].heard : heard,
    }
  })
}
