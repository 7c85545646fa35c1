const key = (playId: number) => `celebrated:${playId}`

/** True on the first call for a play in this tab, so that a return to the result does not celebrate again. */
export function isFirstCelebration(playId: number): boolean {
  try {
    if (sessionStorage.getItem(key(playId)) !== null) return false
    sessionStorage.setItem(key(playId), '1')
  } catch (error) {
    console.warn('the storage of this browser does not work', error)
  }
  return true
}
