// A notice or a message reaches every open tab but must be announced in only one: localStorage holds the announced ids.

const key = 'trivium.announced_notices'
const kept = 30

/** A Web Lock, if the browser has them, serializes tabs that ask at the same moment. */
export async function isFirstToAnnounce(id: number | string): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request(key, () => takeOn(id)) : takeOn(id)
}

function takeOn(id: number | string): boolean {
  try {
    const noted = noteAnnounced(localStorage.getItem(key) ?? '', id)
    if (noted === null) return false
    localStorage.setItem(key, noted)
  } catch {
    // Without storage, each tab announces every notice.
  }
  return true
}

/** The ids with this one appended; null when it is already among them. */
export function noteAnnounced(ids: string, id: number | string): string | null {
  const known = ids.split(',').filter(Boolean)
  if (known.includes(String(id))) return null
  return [...known, id].slice(-kept).join(',')
}

/** Resolves at once in a visible tab; in a hidden tab, when it becomes visible. */
export async function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return
  await new Promise<void>(resolve => document.addEventListener('visibilitychange', () => resolve(), { once: true }))
}
