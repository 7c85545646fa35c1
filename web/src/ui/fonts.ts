// Our fonts weigh as much as all else a first page needs: they come after it, and stand-ins of the same measures hold their place.

/** The name that the service worker keeps them under (vite.config.ts). */
const cache = 'fonts'

export const loadFonts = (): Promise<unknown> => import('./fonts.css')

/** Where the browser has them already, the first text is set in them. */
export async function loadKeptFonts(): Promise<void> {
  const areKept = await globalThis.caches?.has(cache).catch(() => false)
  if (areKept) await loadFonts()
}
