// The round so far, for the pips and the run of right answers: only verdicts that the server has revealed.

import type { PlayState } from '../conversation/play-state.ts'

/** `answered`: the server has not revealed whether it was right. */
export type Pip = 'right' | 'wrong' | 'answered' | 'open'

type PlayProgress = Pick<PlayState, 'questions' | 'play' | 'feedback'>

/** One for each question of the play, in its order. */
export function pipsOf({ questions, play, feedback }: PlayProgress): Pip[] {
  return Array.from({ length: play.total }, (_, place) => {
    const verdict = feedback[questions[place]?.id ?? 0]
    if (verdict === undefined) return place < play.answered ? 'answered' : 'open'
    return verdict === null ? 'answered' : verdict ? 'right' : 'wrong'
  })
}

/** A single right answer is no run. */
export const leastRun = 3

/** The number of right answers in a row, up to the newest one. */
export function runOf(progress: PlayProgress): number {
  const answered = pipsOf(progress).slice(0, progress.play.answered)
  return answered.length - 1 - answered.findLastIndex(pip => pip !== 'right')
}

/** The number of right answers in a row that the newest answer has ended; 0 if it was right. */
export function endedRunOf(progress: PlayProgress): number {
  const before = pipsOf(progress).slice(0, progress.play.answered)
  if (before.pop() !== 'wrong') return 0
  return before.length - 1 - before.findLastIndex(pip => pip !== 'right')
}

/** The sound of an answer: the end of a run sounds like more than a wrong answer. */
export function cueOf(isCorrect: boolean, runBefore: number): 'right' | 'wrong' | 'broken' {
  if (isCorrect) return 'right'
  return runBefore >= leastRun ? 'broken' : 'wrong'
}

/** More would be too small to see. */
const mostPips = 20

export const hasPips = ({ play }: Pick<PlayState, 'play'>) => play.least === null && play.total <= mostPips
