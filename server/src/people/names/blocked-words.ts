// Finds blocked words in names. A list has one word per line: `word` is found as a whole word, `*word*` anywhere inside of words.

import { foldLetters } from '@trivium/contract/platform/fold-letters'

/** A text as runs of equal letters, so that "shiiit" is found by "shit", but "as" is not found by "ass". */
interface Runs {
  letters: string
  lengths: number[]
}

export interface BlockedWords {
  /** By their letters. */
  whole: ReadonlyMap<string, readonly Runs[]>
  inside: readonly Runs[]
}

const notLetters = /[^\p{L}\p{N}]+/gu
const digitsAndSigns = /[\d@$€!|]/gu
/** What 1, ! and | stand for. With a blank, all digits and signs only separate letters. */
type Upright = 'i' | 'l' | ' '

/** Letters that digits and signs stand for. */
const standsFor: Record<string, string> = {
  0: 'o',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
}

const asLetters = (folded: string, upright: Upright) =>
  folded.replace(digitsAndSigns, sign => (upright === ' ' ? ' ' : (standsFor[sign] ?? upright)))

export const linesOf = (list: string): string[] =>
  list
    .split(/\r\n|\r|\n/u)
    .map(line => line.trim())
    .filter(line => line !== '')

/** @returns null for a line without two letters: it would block too much */
export function readLine(line: string): { runs: Runs; isInside: boolean } | null {
  const letters = asLetters(foldLetters(line), 'i').replace(notLetters, '')
  return [...letters].length < 2 ? null : { runs: runsOf(letters), isInside: /^\*.+\*$/u.test(line) }
}

export function readLists(lists: readonly string[]): BlockedWords {
  const words = lists.flatMap(linesOf).flatMap(line => readLine(line) ?? [])
  const whole = Map.groupBy(
    words.map(({ runs }) => runs),
    ({ letters }) => letters,
  )
  return { whole, inside: words.filter(({ isInside }) => isInside).map(({ runs }) => runs) }
}

export function containsBlocked(text: string, { whole, inside }: BlockedWords): boolean {
  if (whole.size === 0) return false
  const folded = foldLetters(text)
  return (['i', 'l', ' '] as const).some(
    upright => hasWhole(itemsOf(folded, upright), whole) || hasInside(asLetters(folded, upright), inside),
  )
}

interface Item {
  letter: string
  /** A letter, not a digit or sign that stands for one: "ass5" is "ass" with a number, or "asss". */
  isLetter: boolean
  /** Nothing separates it from the item before. */
  isNext: boolean
}

function itemsOf(folded: string, upright: Upright): Item[] {
  const items: Item[] = []
  let isNext = false
  for (const sign of folded) {
    const letter = asLetters(sign, upright)
    const counts = /[\p{L}\p{N}]/u.test(letter)
    if (counts) items.push({ letter, isLetter: letter === sign, isNext })
    isNext = counts
  }
  return items
}

/** Whether a word, or letters that blanks and signs separate ("s h-i t"), are a blocked word. */
function hasWhole(items: readonly Item[], whole: BlockedWords['whole']): boolean {
  const isBorder = (at: number) => {
    const [before, after] = [items[at - 1], items[at]]
    return !before?.isLetter || !after?.isLetter || !after.isNext
  }
  return items.some((_item, first) => {
    if (!isBorder(first)) return false
    const runs: Runs = { letters: '', lengths: [] }
    return items.slice(first).some(({ letter }, index) => {
      for (const unit of letter.split('')) lengthen(runs, unit)
      return isBorder(first + index + 1) && (whole.get(runs.letters)?.some(word => covers(runs.lengths, word.lengths)) ?? false)
    })
  })
}

/** Only inside of what blanks separate: "push it" contains no blocked word. */
function hasInside(reading: string, inside: readonly Runs[]): boolean {
  const chunks = reading.split(/\s+/u).map(chunk => runsOf(chunk.replace(notLetters, '')))
  return chunks.some(chunk => inside.some(word => isInsideOf(chunk, word)))
}

function isInsideOf(chunk: Runs, word: Runs): boolean {
  for (let at = chunk.letters.indexOf(word.letters); at !== -1; at = chunk.letters.indexOf(word.letters, at + 1))
    if (covers(chunk.lengths.slice(at), word.lengths)) return true
  return false
}

const covers = (lengths: readonly number[], least: readonly number[]) => least.every((length, index) => (lengths[index] ?? 0) >= length)

/** By UTF-16 units, like the indexes of `isInsideOf`. */
function runsOf(text: string): Runs {
  const runs: Runs = { letters: '', lengths: [] }
  for (const unit of text.split('')) lengthen(runs, unit)
  return runs
}

function lengthen(runs: Runs, unit: string): void {
  if (runs.letters.endsWith(unit)) runs.lengths[runs.lengths.length - 1] = (runs.lengths.at(-1) ?? 0) + 1
  else {
    runs.letters += unit
    runs.lengths.push(1)
  }
}
