// Number of questions and minutes of a self-learning challenge.

/** The number of questions is a multiple of this. */
export const questionStep = 5
export const leastMinutes = 3

/** The number asked for, rounded up to a multiple of five, within the limit. */
export function challengeQuestions(asked: number, most: number): number {
  const steps = Math.max(1, Math.ceil(asked / questionStep))
  return Math.min(steps, Math.max(1, Math.floor(most / questionStep))) * questionStep
}

const stepMinutes = 3
const secondsPerQuestion = 30

/** The default length: half a minute per question, rounded up to a multiple of three minutes. */
export function challengeMinutes(questions: number, mostMinutes: number): number {
  const steps = Math.ceil((questions * secondsPerQuestion) / (stepMinutes * 60))
  return Math.min(steps * stepMinutes, mostMinutes)
}
