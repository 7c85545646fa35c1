// Counts how often the sound of a question was played. Survives a reload, but only in this tab: the limit is no security measure.

export const playsAllowed = 3

type Kept = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (playId: number, questionId: number) => `sound-plays:${playId}:${questionId}`

export function playsUsed(playId: number, questionId: number, storage: () => Kept = () => sessionStorage): number {
  try {
    const used = Number(storage().getItem(keyOf(playId, questionId)))
    return Number.isInteger(used) ? Math.min(playsAllowed, Math.max(0, used)) : 0
  } catch {
    // Private windows may block the storage.
    return 0
  }
}

export function savePlaysUsed(playId: number, questionId: number, used: number, storage: () => Kept = () => sessionStorage): void {
  try {
    storage().setItem(keyOf(playId, questionId), String(used))
  } catch (error) {
    console.warn('the number of sound plays could not be stored', error)
  }
}
