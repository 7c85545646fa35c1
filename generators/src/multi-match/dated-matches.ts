// Questions on the order of events by year.

import { shuffled } from '../derived/seeded-shuffle.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { sequenceDraft } from './match-draft.ts'
import type { DraftCategory } from './match-draft.ts'
import { noteOn } from './ordered-sequences.ts'
import type { Ordered } from './ordered-sequences.ts'

export interface DatedEvent {
  name: LocalText
  /** Negative for years BC. */
  year: number
}

/** Rows of year|English|Spanish|Arabic. */
export function eventsIn(table: string): DatedEvent[] {
  return table
    .trim()
    .split('\n')
    .map(row => {
      const [year = '', en = '', es = '', ar = ''] = row.split('|')
      return { year: Number(year), name: { en, es, ar } }
    })
}

const ask: Record<'after' | 'before', Record<ContentLanguage, (anchor: string) => string>> = {
  after: {
    en: anchor => `What came after this: ${anchor}? Put it in order, the earliest first.`,
    es: anchor => `Ordena del más antiguo al más reciente lo que vino después de esto: ${anchor}.`,
    ar: anchor => `رتب من الأقدم إلى الأحدث ما جاء بعد هذا الحدث: ${anchor}.`,
  },
  before: {
    en: anchor => `What came before this: ${anchor}? Put it in order, the latest first.`,
    es: anchor => `Ordena del más reciente al más antiguo lo que ocurrió antes de esto: ${anchor}.`,
    ar: anchor => `رتب من الأحدث إلى الأقدم ما جاء قبل هذا الحدث: ${anchor}.`,
  },
}

const perQuestion = 4

/** Events less than `apart` years from each other never share a question. */
export function datedMatches(place: DraftCategory, events: DatedEvent[], apart: number): Draft[] {
  const inOrder = events.toSorted((a, b) => a.year - b.year)
  return contentLanguages.flatMap(language =>
    inOrder.flatMap(anchor => [
      ...sequenceAround(place, anchor, inOrder, { language, apart, side: 'after' }),
      ...sequenceAround(place, anchor, inOrder, { language, apart, side: 'before' }),
    ]),
  )
}

interface Side {
  language: ContentLanguage
  apart: number
  side: 'after' | 'before'
}

function sequenceAround(place: DraftCategory, anchor: DatedEvent, events: DatedEvent[], { language, apart, side }: Side): Draft[] {
  const onSide = events.filter(event => (side === 'after' ? event.year > anchor.year : event.year < anchor.year))
  const taken = takenApart(shuffled(onSide, `${side} ${anchor.name.en}`), apart)
  if (taken.length < perQuestion) return []
  const items = (side === 'after' ? taken : taken.toReversed()).map(event => itemOf(event, language))
  return [
    sequenceDraft({
      ...place,
      language,
      source: null,
      difficulty: 1 / narrowest(taken),
      question: ask[side][language](anchor.name[language]),
      inOrder: items.map(({ label }) => label),
      note: noteOn(items, language),
    }),
  ]
}

function takenApart(events: DatedEvent[], apart: number): DatedEvent[] {
  const taken: DatedEvent[] = []
  for (const event of events) {
    if (taken.length < perQuestion && taken.every(other => Math.abs(other.year - event.year) >= apart)) taken.push(event)
  }
  return taken.toSorted((a, b) => a.year - b.year)
}

/** The smallest gap in years sets the difficulty. */
function narrowest(rising: DatedEvent[]): number {
  return Math.min(...rising.slice(1).map((event, index) => event.year - (rising[index]?.year ?? 0)))
}

function itemOf({ name, year }: DatedEvent, language: ContentLanguage): Ordered {
  return { label: name[language], value: year, shown: yearIn(year, language), rank: 0 }
}

function yearIn(year: number, language: ContentLanguage): string {
  if (year > 0) return String(year)
  return { en: `${-year} BC`, es: `${-year} a. C.`, ar: `${-year} ق.م` }[language]
}
