// What stands to choose from: the right answer and the results of mistakes people really make.

import { compare, exact, over, plus } from './exact.ts'
import type { Exact } from './exact.ts'
import { merged, tex, texOfTerms } from './tex.ts'
import type { Term } from './tex.ts'

export interface Option {
  tex: string
  /** Two options mean the same exactly where these are equal. */
  value: string
}

/** The mistakes in order of likelihood; there may be too many, equal ones or right ones among them. */
export interface Options {
  right: Option
  wrong: Option[]
}

const optionCount = 4

/** The first mistakes that are neither right nor repeated. */
export function distinctOptions({ right, wrong }: Options): Option[] {
  const found = [right]
  for (const option of wrong) {
    if (found.length < optionCount && found.every(({ value }) => value !== option.value)) found.push(option)
  }
  if (found.length < optionCount) throw new Error(`too few mistakes for ${right.tex}`)
  return found
}

/** What a number answer may be at all: nobody believes a negative length. */
type Believable = 'any' | 'positive' | 'chance' | 'angle'

export function numberOptions(right: Exact, mistakes: Exact[], believable: Believable = 'any'): Options {
  const wrong = [...mistakes, ...neighbours(right)].filter(mistake => isBelievable(mistake, believable))
  return { right: numberOption(right), wrong: wrong.map(numberOption) }
}

function numberOption(value: Exact): Option {
  return { tex: tex(value), value: tex(value) }
}

/** Where the mistakes do not suffice. */
function neighbours(value: Exact): Exact[] {
  const { top, bottom } = exact(value)
  if (bottom === 1) return [2, -2, 1, -1, 10, 3].map(step => top + step)
  return [plus(value, over(1, bottom)), plus(value, over(-1, bottom)), over(top, bottom + 1), over(top, bottom * 2)]
}

function isBelievable(value: Exact, believable: Believable): boolean {
  if (believable === 'any') return true
  const most = { positive: Number.MAX_SAFE_INTEGER, chance: 1, angle: 360 }[believable]
  return compare(value, 0) > 0 && exact(value).top < most * exact(value).bottom
}

/** For degrees and the like. */
export function dressed({ right, wrong }: Options, dress: (tex: string) => string): Options {
  const dressOne = (option: Option) => ({ ...option, tex: dress(option.tex) })
  return { right: dressOne(right), wrong: wrong.map(dressOne) }
}

/** Sums with π, roots, powers of x: written canonically, whatever the order of their terms. */
export function termOptions(right: Term[], ...mistakes: Term[][]): Options {
  return { right: termOption(right), wrong: mistakes.map(termOption) }
}

function termOption(terms: Term[]): Option {
  const parts = merged(terms).map(([coefficient, atom]) => `${tex(coefficient)} ${atom}`)
  return { tex: texOfTerms(terms), value: parts.toSorted().join(' + ') }
}

/** For forms where equal writing is equal meaning. */
export function textOptions(right: string, ...mistakes: string[]): Options {
  const [option, ...wrong] = [right, ...mistakes].map(text => ({ tex: text, value: text }))
  if (!option) throw new Error('there is always a right one')
  return { right: option, wrong }
}
