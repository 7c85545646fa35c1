// Guess the word: puts typed text into the slots of the word. A slot holds a grapheme cluster, in any script.
// The server decides the number of slots: lettersOf in rules/src/play/plays/words.ts.

import { foldWord, type Letters } from '@trivium/rules/play/plays/words'
import type { HintLetter } from '../answer-input-props.ts'

export type { Letters } from '@trivium/rules/play/plays/words'

export interface Slot {
  position: number
  /** 'blank' is shown from the start, 'hint' was bought, 'own' is for the player's letter. */
  kind: 'blank' | 'hint' | 'own'
  /** Empty until it is filled. */
  text: string
}

/** The player's letters by position; empty or missing entries are not filled. */
type Draft = readonly string[]

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const isLetter = /[\p{L}\p{N}]/u
/** A virama of an Indic script at the end joins the following consonant. */
const bindsNext = /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\p{M}*$/u
const startsWithIndicLetter =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Malayalam}]/u

/** Grapheme clusters by Unicode 15.1, as on the server: older browsers split conjuncts such as क्ष. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = []
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const last = clusters.at(-1)
    if (last !== undefined && bindsNext.test(last) && startsWithIndicLetter.test(segment)) clusters[clusters.length - 1] = last + segment
    else clusters.push(segment)
  }
  return clusters
}

/** The letters of a typed text; blanks and punctuation are already in the slots. */
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

/** The content of the text field: the player's letters in order. */
export const typedIn = (slots: readonly Slot[]) =>
  ownOf(slots)
    .map(({ text }) => text)
    .join('')

/**
 * Assigns typed letters to slots, from the first on; surplus letters are dropped.
 * With hints, a player types either only the missing letters or the whole word. While the player's own slots can take all letters,
 * they count as the missing ones: "Elephan" with the hint n reads ELEPHA[N]N. One more letter means the whole word, if it agrees with
 * the hints: "Elephant" reads ELEPHA[N]T. With several hints the word may still be incomplete, so that no key press is lost.
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

/** Puts typed text into the player's slots. */
export function fill(slots: readonly Slot[], typed: string): Draft {
  const { slots: taken, letters } = laid(slots, typed)
  const draft = Array.from({ length: slots.length }, () => '')
  for (const [index, { kind, position }] of taken.entries()) if (kind === 'own') draft[position] = letters[index] ?? ''
  return draft
}

/** The next content of the text field: the accepted part of the typed text, while the slots still match it. */
export function textIn(slots: readonly Slot[], typed: string): string {
  const draft = fill(slots, typed)
  return ownOf(slots).every(({ position, text }) => text === draft[position]) ? laid(slots, typed).letters.join('') : typedIn(slots)
}

/** The text without its last letter. */
export const shortened = (typed: string) => lettersIn(typed).slice(0, -1).join('')

export const missingIn = (slots: readonly Slot[]) => slots.filter(({ text }) => text === '').length

/** The whole word for the server, or '' while a slot is empty, because an incomplete word is no answer. */
export const wordIn = (slots: readonly Slot[]) => (missingIn(slots) > 0 ? '' : slots.map(({ text }) => text).join(''))

/** Whether a word has the same number of letters and the same blanks in the same places. */
export function fits(answer: string, { count, blanks }: Letters): boolean {
  const clusters = clustersOf(answer)
  const isBlank = (position: number) => blanks.some(blank => blank.position === position)
  return clusters.length === count && clusters.every((cluster, position) => (foldWord(cluster) === '') === isBlank(position))
}

/** Splits a complete answer into the player's letters. */
export const draftOf = (answer: string, letters: Letters): Draft => (fits(answer, letters) ? clustersOf(answer) : [])

/** Splits the slots into words, between which a line may break. Only spaces separate words, not hyphens or apostrophes. */
export function wordsOf<Any extends Slot>(slots: readonly Any[]): Any[][] {
  const words: Any[][] = [[]]
  for (const slot of slots) {
    if (slot.kind === 'blank' && slot.text.trim() === '') words.push([])
    else words.at(-1)?.push(slot)
  }
  return words.filter(word => word.length > 0)
}

type PatternPart = { letters: number } | { blank: string }

/** The pattern in reading order: runs of letters and blanks. */
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
