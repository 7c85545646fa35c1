// For the test.

export interface Runs {
  tests?: string[]
  journeys?: string[]
  hosted?: string[]
}
export function chooseRuns(given: string[]): Runs
