// How pairs are made, as pure functions: the player chooses one entry, then one of the other side. A match may belong to several options.

import type { MatchKey, OptionKey, Q } from '@trivium/contract/play/plays'
import type { Pair } from '../../../modes/index.ts'

export type One = { side: 'option'; key: OptionKey } | { side: 'match'; key: MatchKey }

export interface Pairing {
  pairs: readonly Pair[]
  /** The chosen entry, which waits for one of the other side. */
  picked: One | null
  /** The typed digits that the next digit may continue: with ten matches or more, 1 may become 10. */
  typed: { option: OptionKey; digits: string } | null
}

/** The effect of a step, for screen readers. */
export type PairingNews =
  | { kind: 'picked'; one: One }
  | { kind: 'put_back'; one: One }
  | { kind: 'unpaired'; option: OptionKey }
  | { kind: 'paired'; option: OptionKey; match: MatchKey }

export interface PairingStep extends Pairing {
  news: PairingNews
}

const isSame = (one: One, other: One) => one.side === other.side && one.key === other.key

export const matchOf = (pairs: readonly Pair[], option: OptionKey): MatchKey | null =>
  pairs.find(pair => pair.option === option)?.match ?? null

export const optionsOf = (pairs: readonly Pair[], match: MatchKey): OptionKey[] =>
  pairs.filter(pair => pair.match === match).map(({ option }) => option)

/** In the server's format, in the order of the options. */
export const pairsText = (pairs: readonly Pair[]): string =>
  pairs
    .toSorted((one, other) => (one.option < other.option ? -1 : 1))
    .map(({ option, match }) => `${option}-${match}`)
    .join(',')

export const missingPairs = ({ options }: Pick<Q, 'options'>, pairs: readonly Pair[]): number =>
  options.filter(({ key }) => matchOf(pairs, key) === null).length

const withoutOption = (pairs: readonly Pair[], option: OptionKey) => pairs.filter(pair => pair.option !== option)

/** Pairing an option again replaces its match. */
export const paired = (pairs: readonly Pair[], option: OptionKey, match: MatchKey): PairingStep => ({
  pairs: [...withoutOption(pairs, option), { option, match }],
  picked: null,
  typed: null,
  news: { kind: 'paired', option, match },
})

/** A tap chooses an entry, or pairs it with the one chosen on the other side. A second tap undoes the choice, or the pair of an option. */
export function tapped({ pairs, picked }: Pairing, one: One): PairingStep {
  if (picked && isSame(picked, one)) return { pairs, picked: null, typed: null, news: { kind: 'put_back', one } }
  if (picked?.side === 'option' && one.side === 'match') return paired(pairs, picked.key, one.key)
  if (picked?.side === 'match' && one.side === 'option') return paired(pairs, one.key, picked.key)
  if (one.side === 'option' && matchOf(pairs, one.key) !== null) {
    return { pairs: withoutOption(pairs, one.key), picked: one, typed: null, news: { kind: 'unpaired', option: one.key } }
  }
  return { pairs, picked: one, typed: null, news: { kind: 'picked', one } }
}

export function putBack(pairing: Pairing): PairingStep | null {
  const { picked } = pairing
  return picked && { ...pairing, picked: null, typed: null, news: { kind: 'put_back', one: picked } }
}

/** A digit gives the number of the chosen option's match, or continues the number typed before. Null if no match has that number. */
export function digitTyped(pairing: Pairing, digit: string, { matches }: Pick<Q, 'matches'>): PairingStep | null {
  const { picked, typed, pairs } = pairing
  const option = picked?.side === 'option' ? picked.key : typed?.option
  if (option === undefined) return null
  const find = (number: string) => matches.find(({ key }) => key === number)?.key
  const digits = picked === null && typed !== null && find(typed.digits + digit) !== undefined ? typed.digits + digit : digit
  const match = find(digits)
  return match === undefined ? null : { ...paired(pairs, option, match), typed: { option, digits } }
}

/** The next option without a match, searching from the given option onwards and wrapping around. */
export function nextOpen({ options }: Pick<Q, 'options'>, pairs: readonly Pair[], after: OptionKey): OptionKey | null {
  const from = options.findIndex(({ key }) => key === after) + 1
  const line = [...options.slice(from), ...options.slice(0, from)]
  return line.find(({ key }) => matchOf(pairs, key) === null)?.key ?? null
}
