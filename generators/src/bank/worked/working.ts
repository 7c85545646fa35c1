// Only for the tests: how a key is worked out a second time, from the numbers of the question and without looking at the key.

import { sizeOfOption } from '../../size-of-option.ts'
import type { BankItem } from '../types.ts'

/** A number in the unit of the options, or the right options themselves: the right set, or the whole in the right order. */
export type Working = [stem: string, work: (item: BankItem) => number | string[]]

/** The options that the working finds right. */
export function workedOut(item: BankItem, [, work]: Working): string[] {
  const found = work(item)
  if (typeof found !== 'number') return found
  const fitting = item.options.filter(option => isRounded(option, found))
  const distances = fitting.map(option => Math.abs(sizeOfOption(option) - found))
  return fitting.filter((_, index) => distances[index] === Math.min(...distances))
}

/** Fractions are exact; decimals are rounded to the places that they show. */
function isRounded(option: string, value: number): boolean {
  const places = /\.(\d+)/.exec(option)?.[1]?.length ?? 0
  const tolerance = option.includes('/') ? 1e-9 : 0.5 * 10 ** -places + 1e-9
  return Math.abs(sizeOfOption(option) - value) <= tolerance
}

/** @throws when an option is not judged, or a judgement is about no option */
export function those(item: BankItem, judgements: Record<string, boolean>): string[] {
  const names = Object.keys(judgements)
  const strange = [...names.filter(name => !item.options.includes(name)), ...item.options.filter(option => !names.includes(option))]
  if (strange.length > 0) throw new Error(`${item.question} ${strange.join(' | ')}`)
  return names.filter(name => judgements[name])
}

/** @throws when an option has no value */
export function inOrder(item: BankItem, valueOf: (option: string) => number | undefined): string[] {
  const valued = item.options.map(option => ({ option, value: valueOf(option) ?? NaN }))
  if (valued.some(({ value }) => Number.isNaN(value))) throw new Error(`${item.question} has an option without a value`)
  // Begins from another order, so that equal values cannot pass by standing as they stood.
  return valued
    .toReversed()
    .toSorted((one, other) => one.value - other.value)
    .map(({ option }) => option)
}

export const numbersIn = (text: string): number[] => (text.replaceAll('−', '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The points of a list such as (0, 1), (1, 3). */
export const pointsIn = (text: string): [number, number][] =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
