// A question about a sound, defined once with texts in every language, and its conversion to drafts.

import { draftDefaults } from '../derived/draft.ts'
import { say } from '../say.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import type { Samples } from './synth.ts'

export interface SoundQuestion {
  category: string
  subcategory?: string
  /** Unique within its category. */
  subject: string
  difficulty: number
  /** Unique: no other question uses the same sound. */
  sound: () => Samples
  question: LocalText
  right: LocalText
  wrong: LocalText[]
  note: LocalText
  /** The sound described in words; null when the words would reveal the answer. */
  heard: LocalText | null
}

/** The position of a sound in a series. */
export const ordinals = [
  say('The first', 'El primero', 'الأول'),
  say('The second', 'El segundo', 'الثاني'),
  say('The third', 'El tercero', 'الثالث'),
  say('The fourth', 'El cuarto', 'الرابع'),
  say('The fifth', 'El quinto', 'الخامس'),
]

/** The right ordinal first; `place` counts from 1. */
export function placeAmong(place: number, count: number): { right: LocalText; wrong: LocalText[] } {
  const [right] = ordinals.slice(place - 1, place)
  if (!right) throw new Error(`no word for place ${place}`)
  return { right, wrong: ordinals.slice(0, count).filter(ordinal => ordinal !== right) }
}

export function draftsOf(asked: SoundQuestion, audio: string): Draft[] {
  return contentLanguages.map(language => draftOf(asked, audio, language))
}

function draftOf(asked: SoundQuestion, audio: string, language: ContentLanguage): Draft {
  const { category, subcategory = null, subject, difficulty, right, wrong, heard } = asked
  return {
    ...draftDefaults,
    key: `au:${language}:${category}:${subject}`,
    categoryType: 'audio',
    type: 'audio',
    category,
    subcategory,
    language,
    difficulty,
    question: asked.question[language],
    options: [right, ...wrong].map(option => option[language]),
    answer: [0],
    note: asked.note[language],
    image: null,
    audio,
    audioText: heard && heard[language],
    source: null,
  }
}
