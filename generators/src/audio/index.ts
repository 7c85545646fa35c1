// Questions about sounds. Our own code generates the sounds (synth.ts, voices.ts), and all languages share them.

import { createHash } from 'node:crypto'
import { remembered } from '../derived/remembered.ts'
import type { ContentMedia, ContentPart } from '../types.ts'
import { audioCategories } from './categories.ts'
import { chordQuestions } from './chords.ts'
import { highAndLowQuestions } from './high-and-low.ts'
import { instrumentQuestions } from './instruments.ts'
import { intervalQuestions } from './intervals.ts'
import { rhythmQuestions } from './rhythm.ts'
import { scaleQuestions } from './scales.ts'
import { signalQuestions } from './signals.ts'
import { draftsOf } from './sound-question.ts'
import type { SoundQuestion } from './sound-question.ts'
import { finished } from './synth.ts'
import { tuneQuestions } from './tune-questions.ts'
import { wavOf } from './wav.ts'
import { worldRhythmQuestions } from './world-rhythms.ts'

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
