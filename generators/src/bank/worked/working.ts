// Only for the tests: works out a key a second time, from the numbers of the question and without reading the key.

import { sizeOfOption } from '../../size-of-option.ts'
import type { BankItem } from '../types.ts'

/** `work` returns a number in the unit of the options, or the right options: a set, or for a sequence all in the right order. */
export type Working = [stem: string, work: (item: BankItem) => number | string[]]

/** The options that the working finds to be right. */
export function workedOut(item: BankItem, [, work]: Working): string[] {
  const found = work(item)
  if (typeof found !== 'number') return found
  const fitting = item.options.filter(option => isRounded(option, found))
  const distances = fitting.map(option => Math.abs(sizeOfOption(option) - found))
  return fitting.filter((_, index) => distances[index] === Math.min(...distances))
}

/** Fractions must be exact; decimals may be rounded to the places that they show. */
function isRounded(option: string, value: number): boolean {
  const places = /\.(\d+)/.exec(option)?.[1]?.length ?? 0
  const tolerance = option.includes('/') ? 1e-9 : 0.5 * 10 ** -places + 1e-9
  return Math.abs(sizeOfOption(option) - value) <= tolerance
}

/** @throws when an option has no judgement, or a judgement names no option */
export function those(item: BankItem, judgements: Record<string, boolean>): string[] {
  const names = Object.keys(judgements)
  const strange = [...names.filter(name => !item.options.includes(name)), ...item.options.filter(option => !names.includes(option))]
  if (strange.length > 0) throw new Error(`judgements and options of "${item.question}" differ: ${strange.join(' | ')}`)
  return names.filter(name => judgements[name])
}

/** @throws when an option has no value */
export function inOrder(item: BankItem, valueOf: (option: string) => number | undefined): string[] {
  const valued = item.options.map(option => ({ option, value: valueOf(option) ?? NaN }))
  if (valued.some(({ value }) => Number.isNaN(value))) throw new Error(`${item.question} has an option without a value`)
  // Reverses the options first, so that equal values do not pass just because a stable sort leaves them in place.
  return valued
    .toReversed()
    .toSorted((one, other) => one.value - other.value)
    .map(({ option }) => option)
}

export const numbersIn = (text: string): number[] => (text.replaceAll('−', '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The points of a list such as (0, 1), (1, 3). */
export const pointsIn = (text: string): [number, number][] =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
