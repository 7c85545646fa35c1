// A fact as a derived pack states it, and its conversion to a draft question. assign-levels.ts assigns the levels.

import { chooseEvenly } from '../choose-evenly.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, ContentSource } from '@trivium/content/types'
import { lettersShared, startsLike } from '../guesses.ts'
import { factAbout } from './known-facts.ts'
import type { KindOfFact } from './known-facts.ts'
import { shuffled } from './seeded-shuffle.ts'
import { folded } from './wording.ts'

export interface Fact {
  pack: string
  subject: string
  category: string
  subcategory: string | null
  language: ContentLanguage
  difficulty: number
  question: string
  right: string
  /** Plausible distractors; chooseEvenly picks three of them. */
  wrong: string[]
  trap?: string | undefined
  /** Explains this question; a fact about its subject follows it. Null if there is nothing worth saying. */
  note: string | null
  image?: string
  source: ContentSource | null
}

/** Values of the fields that derived questions do not use. */
export const draftDefaults = {
  categoryType: 'quiz_zone',
  isWritten: false,
  word: null,
  audio: null,
  audioText: null,
  passage: null,
} as const

/** The kind of subject of each pack: known-facts.ts has facts about these subjects. */
const kindOfPack: Record<string, KindOfFact> = {
  ...Object.fromEntries(
    ['capital-of', 'country-of-capital', 'continent-of', 'region-of', 'calling-code', 'iso-code', 'country-endonym', 'currency-of']
      .concat(['country-of-currency', 'language-of', 'outline-of', 'map-of'])
      .map(pack => [pack, 'countries']),
  ),
  ...Object.fromEntries(['flag-of', 'flag-among-alike'].map(pack => [pack, 'flags'])),
  ...Object.fromEntries(['country-of-language', 'language-called', 'script-of'].map(pack => [pack, 'languages'])),
  ...Object.fromEntries(['symbol-of', 'element-of-symbol', 'element-numbered', 'family-of'].map(pack => [pack, 'elements'])),
}

export function draftOf({ pack, subject, right, wrong, trap: _chosen, image, note: own, ...rest }: Fact): Draft {
  const key = `d:${pack}:${rest.language}:${subject}`
  const kind = kindOfPack[pack]
  const known = kind ? factAbout(kind, subject, rest.language, pack) : null
  const note = [own, known].filter(text => text !== null).join(' ') || null
  return { ...draftDefaults, ...rest, note, key, type: 'multiple_choice', options: [right, ...wrong], answer: [0], image: image ?? null }
}

/** Leaves out facts with fewer than two plausible distractors. */
export function draftsOf(factsIn: (language: ContentLanguage) => Fact[]): Draft[] {
  return contentLanguages.flatMap(language => {
    const facts = factsIn(language).filter(fact => fact.wrong.length >= 2)
    const packs = Map.groupBy(facts, ({ pack }) => pack)
    return [...packs.values()].flatMap(members => chooseEvenly(members).map(draftOf))
  })
}

export interface Choice {
  label: string
  /** The distance from the right answer: the nearest choices make the best distractors. */
  distance: number
}

const mostNearest = 6
const mostAlike = 7
const mostDistant = 30
const mostNearestBesideAlike = 4
const mostCommon = 3

/**
 * Candidates for the distractors: the nearest choices; those spelled most like the `clue` in the question; and those that are often
 * right in other questions, so that they are not right whenever they appear. Shuffled, so that the same ones do not always come together.
 */
export function pickWrong(seed: string, right: string, choices: Choice[], clue = ''): string[] {
  // Shuffled before the stable sort, so that choices at equal distance are not in alphabetical order.
  const times = new Map<string, number>()
  for (const { label } of shuffled(choices, seed).toSorted((a, b) => a.distance - b.distance)) times.set(label, (times.get(label) ?? 0) + 1)
  const often = highest([...times.keys()], mostCommon, label => times.get(label) ?? 0).filter(label => (times.get(label) ?? 0) > 2)
  // Removes duplicates, including labels that differ only in case, accents or signs.
  const near = new Map([...times.keys()].slice(0, mostDistant).map(label => [folded(label), label]))
  const alike =
    clue === '' ? [] : highest([...near.values()], mostAlike, label => lettersShared(label, clue) + Number(startsLike(label, clue)) / 4)
  const nearest = [...near.values()].slice(0, clue === '' ? mostNearest : mostNearestBesideAlike)
  const pool = new Map([...nearest, ...alike, ...often].map(label => [folded(label), label]))
  pool.delete(folded(right))
  return shuffled([...pool.values()], seed)
}

/** True when only the right answer resembles the spelling of the clue, so that players could guess it. */
export function isSpelledOut({ right, wrong }: Fact, clue: string): boolean {
  const [score, ...others] = [right, ...wrong].map(label => lettersShared(label, clue) + Number(startsLike(label, clue)))
  return Math.max(...others) < (score ?? 0)
}

function highest<Item>(items: Item[], most: number, scoreOf: (item: Item) => number): Item[] {
  const scored = items.map(item => ({ item, score: scoreOf(item) })).toSorted((a, b) => b.score - a.score)
  return scored.slice(0, most).map(({ item }) => item)
}

/** The largest share of a pack's questions that may have the same right answer. */
const mostShare = 0.28

/** The easiest facts, with a limit per answer, so that always picking a frequent answer gains nothing. */
export function easiestMixed(facts: Fact[], most: number): Fact[] {
  const mostOfOne = Math.floor(most * mostShare)
  const timesRight = new Map<string, number>()
  const mixed = easiest(facts, facts.length).filter(({ right }) => {
    timesRight.set(right, (timesRight.get(right) ?? 0) + 1)
    return (timesRight.get(right) ?? 0) <= mostOfOne
  })
  return mixed.slice(0, most)
}

export function easiest<T extends { difficulty: number }>(facts: T[], most: number): T[] {
  return facts.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, most)
}
