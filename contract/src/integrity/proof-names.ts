// The names that proofs use. Separate from proofs.ts, so that the browser can import them without the schemas.

/**
 * Why an answer earned its points. nearest: nobody had the right number, and this one was nearest · ended: the game was over or given up
 * before an answer · left: the player had left the battle · regraded: right by a later correction. The texts are `how.why_<name>`.
 */
export const answerWhys = [
  'right',
  'right_in_2s',
  'right_in_4s',
  'nearest',
  'wrong',
  'passed',
  'no_answer',
  'ended',
  'left',
  'regraded',
] as const
export type AnswerWhy = (typeof answerWhys)[number]
