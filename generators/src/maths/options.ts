// The options of a question: the right answer and the results of real mistakes.

import { areApart, combined } from './combine-mistakes.ts'
import { compare, exact, over, plus } from './exact.ts'
import type { Exact } from './exact.ts'
import { merged, tex, texOfTerms } from './tex.ts'
import type { Term } from './tex.ts'

export interface Option {
  tex: string
  /** Two options are equivalent exactly if their values are equal. */
  value: string
}

/** The mistakes are in order of likelihood. They may be too many, and may contain duplicates and right answers. */
export interface Options {
  right: Option
  wrong: Option[]
}

const fewestMistakes = 3

/** The mistakes without duplicates and right answers. */
export function distinctMistakes({ right, wrong }: Options): Option[] {
  const all = [...wrong, ...mistakesOfMistakes(right, wrong)]
  const values = [right, ...all].map(({ value }) => value)
  const found = all.filter(({ value }, index) => values.indexOf(value) === index + 1)
  if (found.length < fewestMistakes) throw new Error(`too few mistakes for ${right.tex}`)
  return found
}

/** Options with two mistakes. Without them the right answer would be the one that all other options resemble. */
function mistakesOfMistakes(right: Option, wrong: Option[]): Option[] {
  const pairs = wrong.flatMap((one, index) => wrong.slice(index + 1).map(other => [one, other] as const))
  const found: Option[] = []
  for (const [one, other] of pairs) {
    const both = combined(right.tex, one.tex, other.tex)
    const isNew = both !== null && [right, ...wrong, ...found].every(known => areApart(known.tex, both))
    if (isNew) found.push({ tex: both, value: both })
  }
  return found
}

/** The plausible range of a numeric answer: a negative length, for example, would be an obvious distractor. */
type Believable = 'any' | 'positive' | 'chance' | 'angle'

export function numberOptions(right: Exact, mistakes: Exact[], believable: Believable = 'any'): Options {
  const wrong = [...mistakes, ...neighbours(right)].filter(mistake => isBelievable(mistake, believable))
  return onlyNumbers(right, wrong)
}

/** For questions that name their options themselves: adds no neighbours. */
export function onlyNumbers(right: Exact, wrong: Exact[]): Options {
  return { right: numberOption(right), wrong: wrong.map(numberOption) }
}

function numberOption(value: Exact): Option {
  return { tex: tex(value), value: tex(value) }
}

/** Numbers around the right one, for questions with too few mistakes. Large numbers vary by tens, as typical mistakes do. */
function neighbours(value: Exact): Exact[] {
  const { top, bottom } = exact(value)
  const unit = Math.abs(top) < 100 ? 1 : 10
  if (bottom === 1) return [2, -2, 1, -1, 10, -10, 3, -3].map(step => top + step * unit)
  const steps = [1, -1, 2, -2].map(step => plus(value, over(step, bottom)))
  return [...steps, over(top, bottom + 1), over(top, bottom * 2), over(top, bottom - 1), over(top * 2, bottom), over(top + 1, bottom + 1)]
}

function isBelievable(value: Exact, believable: Believable): boolean {
  if (believable === 'any') return true
  const most = { positive: Number.MAX_SAFE_INTEGER, chance: 1, angle: 360 }[believable]
  return compare(value, 0) > 0 && exact(value).top < most * exact(value).bottom
}

/** Adds a unit, such as degrees, to every option. */
export function dressed({ right, wrong }: Options, dress: (tex: string) => string): Options {
  const dressOne = (option: Option) => ({ ...option, tex: dress(option.tex) })
  return { right: dressOne(right), wrong: wrong.map(dressOne) }
}

/** Sums with π, roots or powers of x. Their value is canonical, independent of the order of terms. */
export function termOptions(right: Term[], ...mistakes: Term[][]): Options {
  return { right: termOption(right), wrong: mistakes.map(termOption) }
}

function termOption(terms: Term[]): Option {
  const parts = merged(terms).map(([coefficient, atom]) => `${tex(coefficient)} ${atom}`)
  return { tex: texOfTerms(terms), value: parts.toSorted().join(' + ') }
}

/** For options that are equivalent exactly if they are written the same way. */
export function textOptions(right: string, ...mistakes: string[]): Options {
  const [option, ...wrong] = [right, ...mistakes].map(text => ({ tex: text, value: text }))
  if (!option) throw new Error('there is always a right one')
  return { right: option, wrong }
}
