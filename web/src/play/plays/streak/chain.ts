// The chain of a round: a link for each right answer, a break for each wrong one. All of it is what the server has said of the answers, so
// that a reload shows the same chain.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Q } from '@trivium/contract/play/plays'
import { isOpen, type PlayState } from '../conversation/play-state.ts'
import { pipsOf } from '../progress/course.ts'

const chained: ReadonlySet<Mode> = new Set(['maths'])

export const hasChain = (mode: Mode): boolean => chained.has(mode)

export type Entry = { kind: 'link'; question: Q; answer: string; isInRun: boolean } | { kind: 'break'; id: number; isNew: boolean }

export interface Chain {
  entries: Entry[]
  run: number
  best: number
}

/** Null where the server does not say whether an answer was right. */
export function chainOf(state: Pick<PlayState, 'questions' | 'play' | 'feedback' | 'given'>): Chain | null {
  const { play, questions, given } = state
  const pips = pipsOf(state).slice(0, play.answered)
  if (pips.includes('answered')) return null
  const lastBreak = pips.lastIndexOf('wrong')
  const entries = pips.flatMap((pip, place): Entry[] => {
    const question = questions[place]
    if (pip === 'wrong') return [{ kind: 'break', id: question?.id ?? -place, isNew: place === pips.length - 1 }]
    if (!question || !isOpen(question)) return []
    return [{ kind: 'link', question, answer: given[question.id] ?? '', isInRun: place > lastBreak }]
  })
  const isRight = pips.map(pip => pip === 'right')
  return { entries, run: pips.length - 1 - lastBreak, best: longestRun(isRight) }
}

/** The greatest number of right answers in a row. */
export function longestRun(isRight: readonly boolean[]): number {
  let [best, run] = [0, 0]
  for (const one of isRight) {
    run = one ? run + 1 : 0
    best = Math.max(best, run)
  }
  return best
}
