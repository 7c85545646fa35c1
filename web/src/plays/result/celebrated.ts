const key = (playId: number) => `celebrated:${playId}`

/** Whether this tab has not celebrated the play yet; from now on it has. Coming back to a result is no news. */
export function isFirstCelebration(playId: number): boolean {
  try {
    if (sessionStorage.getItem(key(playId)) !== null) return false
    sessionStorage.setItem(key(playId), '1')
  } catch (error) {
    console.warn('nothing can be kept in this browser', error)
  }
  return true
}
