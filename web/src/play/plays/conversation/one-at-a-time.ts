/** Runs one at a time. A wish during a run means another run: the one under way may be older than the reason for the wish. */
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
