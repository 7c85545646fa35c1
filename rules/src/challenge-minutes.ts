// How long a self-learning challenge lasts where nobody says: half a minute a question, in steps of three minutes.

const stepMinutes = 3
const secondsPerQuestion = 30

export function challengeMinutes(questions: number, mostMinutes: number): number {
  const steps = Math.ceil((questions * secondsPerQuestion) / (stepMinutes * 60))
  return Math.min(steps * stepMinutes, mostMinutes)
}
