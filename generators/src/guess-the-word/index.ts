// Guess the word: our own clues, and countries by their flags.

import { createHash } from 'node:crypto'
import { draftDefaults } from '../derived/draft.ts'
import type { ContentPart, Draft } from '../draft-types.ts'
import type { ContentCategory, ContentLanguage } from '@trivium/content/types'
import { writtenFiles } from '../written-files.ts'
import type { WrittenFile } from '../written-files.ts'
import { flagShelves, flagWords } from './flag-words.ts'
import { entriesOf } from './word-file.ts'

const categories: Omit<ContentCategory, 'type'>[] = [
  { slug: 'animals', name: { en: 'Animals', ar: 'حيوانات', es: 'Animales' }, icon: 'paw', hue: 95 },
  { slug: 'food-words', name: { en: 'Food', ar: 'طعام', es: 'Comida' }, icon: 'apple', hue: 20 },
  { slug: 'everyday', name: { en: 'Everyday things', ar: 'أشياء يومية', es: 'Cosas cotidianas' }, icon: 'armchair', hue: 45 },
  { slug: 'places', name: { en: 'Places', ar: 'أماكن', es: 'Lugares' }, icon: 'map-pin', hue: 200 },
  { slug: 'science-words', name: { en: 'Science', ar: 'علوم', es: 'Ciencia' }, icon: 'flask', hue: 265 },
  {
    slug: 'music-and-art',
    name: { en: 'Music and art', ar: 'موسيقى وفن', es: 'Música y arte' },
    icon: 'music',
    hue: 325,
    isPremium: true,
    priceCoins: 20,
  },
  {
    slug: 'flags-by-name',
    name: { en: 'Countries by flag', ar: 'بلدان بأعلامها', es: 'Países por su bandera' },
    icon: 'flag',
    hue: 0,
    isPremium: true,
    subcategories: flagShelves,
  },
]

export function guessTheWord(): ContentPart {
  return {
    categories: categories.map(category => ({ type: 'guess_the_word', ...category })),
    questions: [...writtenFiles('words').flatMap(wordQuestions), ...flagWords()],
  }
}

function wordQuestions({ language, name: category, text }: WrittenFile): Draft[] {
  return entriesOf(text).map(({ word, clue, note }, index) => ({
    ...draftDefaults,
    categoryType: 'guess_the_word',
    type: 'guess_the_word',
    isWritten: true,
    key: keyOf(language, category, word),
    category,
    subcategory: null,
    language,
    difficulty: index,
    question: clue,
    options: [],
    answer: [],
    word,
    note,
    image: null,
    source: null,
  }))
}

function keyOf(language: ContentLanguage, category: string, word: string): string {
  return `gw:${language}:${category}:${createHash('sha256').update(word).digest('hex').slice(0, 12)}`
}
