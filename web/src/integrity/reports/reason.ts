/** Length limits in characters, the same as on the server. */
const shortestReason = 10
export const longestReason = 512
/** Room for a reason from the list in front of the player's own words. */
export const longestChoice = 60

/** What is wrong most often. */
export const reasonNames = ['answer', 'several', 'text', 'media', 'outdated'] as const
export type ReasonName = (typeof reasonNames)[number]

/** @param chosen the words of the chosen reason. @returns the message of the report, which staff read */
export function messageOf(chosen: string | null, details: string): string {
  const words = details.trim()
  if (chosen === null) return words
  return words === '' ? chosen : `${chosen}: ${words}`
}

export const lengthOf = (reason: string) => [...reason.trim()].length
export const isReason = (reason: string) => lengthOf(reason) >= shortestReason
