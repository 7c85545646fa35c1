// The content of the fixed catalogue for the modes other than the quiz zone.

import { createHash } from 'node:crypto'
import type { FixtureCategory } from '../app/fixture.ts'

/** Words of several forms and scripts: with blanks, accents, and letters of several code points. */
const words = {
  en: [
    'New York',
    'Café',
    'Jack-o’-lantern',
    'harbour',
    'compass',
    'orchard',
    'pyramid',
    'volcano',
    'glacier',
    'meadow',
    'violin',
    'candle',
    'मछली',
    'saddle',
  ],
  ar: ['مدرسة', 'كتاب', 'نافذة', 'قَمَر', 'بيت أبيض', 'شجرة', 'مدينة', 'سفينة', 'جزيرة', 'حديقة', 'طائرة', 'مفتاح', 'زرافة', 'فراشة'],
}

/** Other right words for `harbour`, `meadow` and `school`. */
const accepted = { en: { 3: ['seaport'], 9: ['fields'] }, ar: { 0: ['جامعة'] } }

export const modePlaces = [
  { type: 'guess_the_word', slug: 'words', levels: 1, types: ['guess_the_word'], perLevel: 14, words, accepted },
  { type: 'audio', slug: 'sounds', levels: 1, types: ['audio'], languages: ['en'] },
  { type: 'audio', slug: 'rarities', isPremium: true, price: 30, levels: 1, types: ['audio'], languages: ['en'] },
  { type: 'maths', slug: 'numbers', levels: 0, types: [] },
  { type: 'maths', slug: 'primes', parent: 'numbers', levels: 1, types: ['maths'] },
  { type: 'maths', slug: 'sums', parent: 'numbers', levels: 2, types: ['maths'] },
  { type: 'multi_match', slug: 'mixes', levels: 2, types: ['multi_select', 'sequence', 'matching', 'number'] },
  { type: 'fun_and_learn', slug: 'stories', levels: 1, types: ['multiple_choice', 'true_false'], perLevel: 12, passages: 2 },
] as const satisfies readonly FixtureCategory[]

/** Named like the server's media, by a hash of the bytes, so that the name reveals nothing. */
export function soundOf(key: string): { name: string; type: string; bytes: Buffer } {
  const bytes = Buffer.from(`sound of ${key}`)
  return { name: `${createHash('sha256').update(bytes).digest('hex')}.wav`, type: 'audio/wav', bytes }
}
