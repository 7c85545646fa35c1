// The default length of a self-learning challenge: half a minute per question, rounded up to a multiple of three minutes.

const stepMinutes = 3
const secondsPerQuestion = 30

export function challengeMinutes(questions: number, mostMinutes: number): number {
  const steps = Math.ceil((questions * secondsPerQuestion) / (stepMinutes * 60))
  return Math.min(steps * stepMinutes, mostMinutes)
}
