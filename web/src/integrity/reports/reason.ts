/** Length limits in characters, the same as on the server. */
const shortestReason = 10
export const longestReason = 512

export const lengthOf = (reason: string) => [...reason.trim()].length
export const isReason = (reason: string) => lengthOf(reason) >= shortestReason
