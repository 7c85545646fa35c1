import type { Search } from './search-conversation.ts'

/** Half the width of the rating window around the own rating, after a given time of searching. */
export const halfWindow = ({ start, step, step_seconds }: Search['window'], elapsedMs: number): number =>
  start + step * Math.floor(Math.max(0, elapsedMs) / (step_seconds * 1000))
