// What other players chose when they met a question for the first time.

import { sharesOf } from './lifelines.ts'

/** With fewer first answers than this, shares say more about chance than about the question. */
const leastPeers = 30

interface Peers {
  /** The number of first answers. */
  answers: number
  /** In whole percent, by option in the order of `counts`. */
  shares: number[]
}

/** @param counts how many first answers chose each option. @returns null for too few of them */
export function peersOf(counts: readonly number[]): Peers | null {
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return answers < leastPeers ? null : { answers, shares: sharesOf(counts) }
}
