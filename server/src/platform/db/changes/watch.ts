// The watchers of a database: metrics/ measures its statements, tracing/ traces them. Without watchers nothing is measured.

export interface Watcher {
  /** @param text without parameters. @returns a function that is called when the statement ends, with the error if it failed */
  onStatement?: (text: string) => (error?: unknown) => void
  /** Called when a caller gets a connection, with the time it waited. */
  onConnection?: (waitedMs: number) => void
}

export class Watch {
  readonly #watchers: Watcher[] = []
  /** Callers that are waiting for a connection. */
  waiting = 0
  /** Running statements. */
  underWay = 0

  /** @returns a function that removes the watcher */
  add(watcher: Watcher): () => void {
    this.#watchers.push(watcher)
    return () => void this.#watchers.splice(this.#watchers.indexOf(watcher), 1)
  }

  async statement<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
    const ends = this.#watchers.map(({ onStatement }) => onStatement?.(text))
    const endAll = (error?: unknown) => ends.forEach(end => end?.(error))
    this.underWay += 1
    try {
      const result = await send()
      endAll()
      return result
    } catch (error) {
      endAll(error)
      throw error
    } finally {
      this.underWay -= 1
    }
  }

  /** @returns a function to call when the caller gets a connection, or cannot get one */
  connection(): () => void {
    const start = performance.now()
    this.waiting += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.waiting -= 1
      for (const { onConnection } of this.#watchers) onConnection?.(performance.now() - start)
    }
  }
}
