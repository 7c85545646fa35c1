const retryAfterMs = 3000

/** Retries until `ask` returns true, and at once when the browser is back online. @returns a function that stops it. */
export function retry(ask: () => Promise<boolean>, onDone?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const stop = () => {
    isWanted = false
    clearTimeout(timer)
    removeEventListener('online', attempt)
  }
  const attempt = async () => {
    clearTimeout(timer)
    const isDone = await ask()
    if (!isWanted) return
    if (!isDone) {
      clearTimeout(timer)
      timer = setTimeout(attempt, retryAfterMs)
      return
    }
    stop()
    onDone?.()
  }
  addEventListener('online', attempt)
  void attempt()
  return stop
}
