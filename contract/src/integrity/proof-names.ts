// The names that tell how a result came about. Separate from proofs.ts, so that the browser can import them without the schemas.

/**
 * Why an answer brought its points. nearest: nobody had the number right, and none was nearer · ended: the game was over, or given up, before there was an answer · left: the player had left the
 * battle for good · regraded: right by a correction that was made later. Their texts are `how.why_<name>`.
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
