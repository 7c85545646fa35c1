// A notice reaches every open tab and is announced in one of them: what has been announced stands in localStorage.

const key = 'trivium.announced_notices'
const kept = 30

/** Two tabs that ask at the same moment wait for each other, where the browser can do that. */
export async function isFirstToAnnounce(id: number): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request(key, () => takeOn(id)) : takeOn(id)
}

function takeOn(id: number): boolean {
  try {
    const noted = noteAnnounced(localStorage.getItem(key) ?? '', id)
    if (noted === null) return false
    localStorage.setItem(key, noted)
  } catch {
    // Without storage each tab speaks for itself.
  }
  return true
}

/** The ids with this one added, the latest last; null when it is among them. */
export function noteAnnounced(ids: string, id: number): string | null {
  const known = ids.split(',').filter(Boolean)
  if (known.includes(String(id))) return null
  return [...known, id].slice(-kept).join(',')
}

/** At once in a tab that is looked at; one in the background waits until it is. */
export async function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return
  await new Promise<void>(resolve => document.addEventListener('visibilitychange', () => resolve(), { once: true }))
}
