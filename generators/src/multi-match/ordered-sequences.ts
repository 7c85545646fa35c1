// "Put in order: …": four things with a value each, chosen so that no two values are too close.

import { shuffled } from '../derived/seeded-shuffle.ts'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, ContentSource } from '@trivium/content/types'
import { sequenceDraft } from './match-draft.ts'
import type { DraftCategory } from './match-draft.ts'

export interface Ordered {
  label: string
  value: number
  /** The value as the note shows it. */
  shown: string
  rank: number
}

export interface OrderTheme extends DraftCategory {
  language: ContentLanguage
  source: ContentSource | null
  items: Ordered[]
  /** Gives each theme its own random draws. */
  seed: string
  questions: number
  /** `listed` contains the names in shuffled order. */
  ask: (listed: string) => string
  isApart: (low: Ordered, high: Ordered) => boolean
  isDescending?: boolean
}

const perQuestion = 4

export function orderedSequences(theme: OrderTheme): Draft[] {
  const known = theme.items.toSorted((a, b) => a.rank - b.rank)
  const drawn = new Map<string, Ordered[]>()
  // Some draws fail or repeat, so there are more attempts than questions; the pool grows with each attempt.
  const tries = theme.questions * 4
  for (let attempt = 0; attempt < tries && drawn.size < theme.questions; attempt++) {
    const grown = Math.max(drawn.size / theme.questions, attempt / tries)
    const pool = known.slice(0, perQuestion + 3 + Math.floor(grown * known.length))
    const four = drawApart(shuffled(pool, `${theme.seed} ${attempt}`), theme.isApart)
    if (four.length === perQuestion) drawn.set(four.map(({ label }) => label).join('|'), four)
  }
  return [...drawn.values()].map(four => sequenceOf(theme, four))
}

/** In ascending order. */
function drawApart(items: Ordered[], isApart: OrderTheme['isApart']): Ordered[] {
  const taken: Ordered[] = []
  for (const item of items) {
    if (taken.length === perQuestion) break
    const fits = taken.every(other => (other.value < item.value ? isApart(other, item) : item.value < other.value && isApart(item, other)))
    if (fits) taken.push(item)
  }
  return taken.toSorted((a, b) => a.value - b.value)
}

function sequenceOf(theme: OrderTheme, rising: Ordered[]): Draft {
  const { category, subcategory, language, source } = theme
  const items = theme.isDescending ? rising.toReversed() : rising
  return sequenceDraft({
    category,
    subcategory,
    language,
    source,
    difficulty: Math.max(...items.map(({ rank }) => rank)),
    question: theme.ask(mixed(items, theme).join(language === 'ar' ? '، ' : ', ')),
    inOrder: items.map(({ label }) => label),
    note: noteOn(items, language),
  })
}

/** Never in the right order, because then the question would reveal the answer. */
function mixed(items: Ordered[], { seed }: OrderTheme): string[] {
  const labels = items.map(({ label }) => label)
  const listed = shuffled(labels, `${seed} ${labels.join()}`)
  return listed.every((label, index) => label === labels[index]) ? labels.toReversed() : listed
}

export function noteOn(items: Ordered[], language: ContentLanguage): string {
  return `${items.map(({ label, shown }) => (label.includes(shown) ? label : `${label} (${shown})`)).join(language === 'ar' ? '، ' : ', ')}.`
}
