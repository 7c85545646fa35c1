// A question about a sound, stated once with its words in every language, and how it becomes questions.

import { draftDefaults } from '../derived/draft.ts'
import { contentLanguages } from '../types.ts'
import type { ContentLanguage, Draft, LocalText } from '../types.ts'
import type { Samples } from './synth.ts'

export interface SoundQuestion {
  category: string
  /** Unique within its category. */
  subject: string
  difficulty: number
  /** No other question has this sound. */
  sound: () => Samples
  question: LocalText
  right: LocalText
  wrong: LocalText[]
  note: LocalText
  /** What is heard, in words; null where they would answer the question. */
  heard: LocalText | null
}

export function local(en: string, ar: string, es: string): LocalText {
  return { en, ar, es }
}

/** Numbers and signs, which every language writes alike here. */
export function alike(text: string | number): LocalText {
  return local(`${text}`, `${text}`, `${text}`)
}

/** The place of a sound among others. */
export const ordinals = [
  local('The first', 'الأول', 'El primero'),
  local('The second', 'الثاني', 'El segundo'),
  local('The third', 'الثالث', 'El tercero'),
  local('The fourth', 'الرابع', 'El cuarto'),
  local('The fifth', 'الخامس', 'El quinto'),
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
  const { category, subject, difficulty, right, wrong, heard } = asked
  return {
    ...draftDefaults,
    key: `au:${language}:${category}:${subject}`,
    categoryType: 'audio',
    type: 'audio',
    category,
    subcategory: null,
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
