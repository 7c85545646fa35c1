// Guess the word: what is typed, laid into the slots of the word. A slot holds a grapheme cluster, in any script.
// How many there are is the server's business: lettersOf in rules/src/words.ts.

import type { Q } from '@trivium/contract/plays'
import { foldWord } from '@trivium/rules/words'
import type { HintLetter } from '../answer-input-props.ts'

export type Letters = NonNullable<Q['letters']>

export interface Slot {
  position: number
  /** Stands as it is, was bought as a hint, or is the player's. */
  kind: 'blank' | 'hint' | 'own'
  /** Empty while it waits to be filled. */
  text: string
}

/** The player's letters by position; what is empty or not there is not filled. */
type Draft = readonly string[]

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const isLetter = /[\p{L}\p{N}]/u
/** Ends in a virama of an Indic script, which binds the consonant that follows. */
const bindsNext = /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\p{M}*$/u
const startsWithIndicLetter =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Malayalam}]/u

/** Grapheme clusters as Unicode 15.1 and the server see them: browsers before it part conjuncts such as क्ष. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = []
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const last = clusters.at(-1)
    if (last !== undefined && bindsNext.test(last) && startsWithIndicLetter.test(segment)) clusters[clusters.length - 1] = last + segment
    else clusters.push(segment)
  }
  return clusters
}

/** What of a typed text can stand in a slot: blanks and punctuation are there already. */
const lettersIn = (typed: string) => clustersOf(typed).filter(cluster => isLetter.test(cluster))

export function slotsOf({ count, blanks }: Letters, hints: readonly HintLetter[], draft: Draft): Slot[] {
  return Array.from({ length: count }, (_, position): Slot => {
    const blank = blanks.find(entry => entry.position === position)
    if (blank) return { position, kind: 'blank', text: blank.text }
    const hint = hints.find(entry => entry.position === position)
    if (hint) return { position, kind: 'hint', text: hint.letter }
    return { position, kind: 'own', text: draft[position] ?? '' }
  })
}

const ownOf = (slots: readonly Slot[]) => slots.filter(({ kind }) => kind === 'own')

/** What a text field holds whose letters are those of the player, in order. */
export const typedIn = (slots: readonly Slot[]) =>
  ownOf(slots)
    .map(({ text }) => text)
    .join('')

/**
 * Which slots what is typed belongs in, from the first on; what is too much falls off.
 * Around letters that were given a player types the missing ones only, or the whole word. As long as the slots of the player can take it
 * all, it is the missing ones: "Elephan" with the n given reads ELEPHA[N]N. One letter more can only be the whole word, if it agrees
 * with what was given: "Elephant" reads ELEPHA[N]T. With several given the word need not be whole yet, so that no key is lost on the way.
 */
function laid(slots: readonly Slot[], typed: string): { slots: Slot[]; letters: string[] } {
  const all = slots.filter(({ kind }) => kind !== 'blank')
  const own = ownOf(slots)
  const letters = lettersIn(typed).slice(0, all.length)
  const agrees = (letter: string, index: number) => {
    const slot = all[index]
    return slot?.kind !== 'hint' || foldWord(slot.text) === foldWord(letter)
  }
  if (letters.length > own.length && letters.every(agrees)) return { slots: all, letters }
  return { slots: own, letters: letters.slice(0, own.length) }
}

/** Lays what is typed into the player's slots. */
export function fill(slots: readonly Slot[], typed: string): Draft {
  const { slots: taken, letters } = laid(slots, typed)
  const draft = Array.from({ length: slots.length }, () => '')
  for (const [index, { kind, position }] of taken.entries()) if (kind === 'own') draft[position] = letters[index] ?? ''
  return draft
}

/** What a text field goes on with: what was typed, as far as it was taken, while the slots hold just that. */
export function textIn(slots: readonly Slot[], typed: string): string {
  const draft = fill(slots, typed)
  return ownOf(slots).every(({ position, text }) => text === draft[position]) ? laid(slots, typed).letters.join('') : typedIn(slots)
}

/** Without its last letter. */
export const shortened = (typed: string) => lettersIn(typed).slice(0, -1).join('')

export const missingIn = (slots: readonly Slot[]) => slots.filter(({ text }) => text === '').length

/** The whole word as the server takes it, or nothing while a slot is empty: half a word is no answer. */
export const wordIn = (slots: readonly Slot[]) => (missingIn(slots) > 0 ? '' : slots.map(({ text }) => text).join(''))

/** The draft a whole answer came from. */
export function draftOf(answer: string, { count }: Letters): Draft {
  const clusters = clustersOf(answer)
  return clusters.length === count ? clusters : []
}

/** Words, between which a line may break. A blank that is no space stays with the letters around it. */
export function wordsOf(slots: readonly Slot[]): Slot[][] {
  const words: Slot[][] = [[]]
  for (const slot of slots) {
    if (slot.kind === 'blank' && slot.text.trim() === '') words.push([])
    else words.at(-1)?.push(slot)
  }
  return words.filter(word => word.length > 0)
}

type PatternPart = { letters: number } | { blank: string }

/** The pattern in the order it is read out: so many letters, a space, so many letters. */
export function patternOf({ count, blanks }: Letters): PatternPart[] {
  const parts: PatternPart[] = []
  for (let position = 0; position < count; position++) {
    const blank = blanks.find(entry => entry.position === position)
    const last = parts.at(-1)
    if (blank) parts.push({ blank: blank.text })
    else if (last && 'letters' in last) last.letters++
    else parts.push({ letters: 1 })
  }
  return parts
}
