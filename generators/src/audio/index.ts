// Questions about sounds. Our own code generates the sounds (synth.ts, voices.ts), and all languages share them.

import { createHash } from 'node:crypto'
import { remembered } from '../derived/remembered.ts'
import type { ContentPart } from '../draft-types.ts'
import type { ContentMedia } from '@trivium/content/types'
import { audioCategories } from './categories.ts'
import { chordQuestions } from './pitch/chords.ts'
import { highAndLowQuestions } from './pitch/high-and-low.ts'
import { instrumentQuestions } from './instruments.ts'
import { intervalQuestions } from './pitch/intervals.ts'
import { rhythmQuestions } from './rhythm/rhythm.ts'
import { scaleQuestions } from './pitch/scales.ts'
import { signalQuestions } from './signals/signals.ts'
import { draftsOf } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { finished } from './synth.ts'
import { tuneQuestions } from './tunes/tune-questions.ts'
import { wavOf } from './wav.ts'
import { worldRhythmQuestions } from './rhythm/world-rhythms.ts'

/** Memoized, because generating the sounds takes a few seconds. */
export function audio(): ContentPart {
  return remade('audio')
}

const remade = remembered((): ContentPart => {
  const made = soundQuestions().map(asked => ({ asked, media: mediaOf(asked) }))
  return {
    categories: audioCategories,
    questions: made.flatMap(({ asked, media }) => draftsOf(asked, media.name)),
    media: made.map(({ media }) => media),
  }
})

export function soundQuestions(): SoundQuestion[] {
  return [
    ...highAndLowQuestions(),
    ...rhythmQuestions(),
    ...instrumentQuestions(),
    ...signalQuestions(),
    ...intervalQuestions(),
    ...chordQuestions(),
    ...scaleQuestions(),
    ...tuneQuestions(),
    ...worldRhythmQuestions(),
  ]
}

export function mediaOf({ sound }: SoundQuestion): ContentMedia {
  const bytes = wavOf(finished(sound()))
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.wav`
  return { name, type: 'audio/wav', bytes }
}
