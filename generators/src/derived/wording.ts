// Small text helpers shared by the packs.

import { remembered } from './remembered.ts'

/** Removes case, accents, punctuation and Arabic vowel marks, for comparisons. */
export const folded = remembered(text =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

/** Ends a sentence whose last word may bring its own full stop: "Washington, D.C." */
export function stopped(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** Spanish "de" before a name with its article: de + el = del. */
export function deEs(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** Keeps signs and formulas in left-to-right order inside an Arabic sentence (Unicode isolates). */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

/** True when one name reveals the other: Mexico and Mexico City, Argel and Argelia. */
export function givesAway(one: string, other: string): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some(word => words.some(known => word === known || sharedStart(word, known) >= 5))
}

/** True when one name nearly spells the other: Finland and Finnish, الصين and الصينية. */
export function soundsAlike(one: string, other: string): boolean {
  const [a, b] = [folded(one.replace(/^ال/, '')), folded(other.replace(/^ال/, ''))]
  return b.split(' ').some(word => sharedStart(a, word) >= 4) || sharedStart(a, b) >= Math.min(3, a.length)
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(' ')
    .filter(word => word.length > 3)
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
