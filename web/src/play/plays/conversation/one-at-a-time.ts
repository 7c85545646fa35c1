/**
 * Makes a function that runs once at a time. A call during a run causes one more run, because the current run may have read older state.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWantedAgain = false

  async function runAll(): Promise<void> {
    do {
      isWantedAgain = false
      await run()
    } while (isWantedAgain)
  }

  return () => {
    isWantedAgain = running !== null
    running ??= runAll().finally(() => (running = null))
    return running
  }
}
