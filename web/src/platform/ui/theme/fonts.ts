// Our fonts are as large as the rest of the first page, so they load after it. Local fonts with the same metrics are used meanwhile.

/** The name of the service worker's cache for fonts (vite.config.ts). */
const cache = 'fonts'

export const loadFonts = (): Promise<unknown> => import('./fonts.css')

/** If the browser has the fonts in its cache, loads them at once, so that the first text uses them. */
export async function loadSavedFonts(): Promise<void> {
  if (await areSaved()) await loadFonts()
}

async function areSaved(): Promise<boolean> {
  try {
    return (await globalThis.caches?.has(cache)) ?? false
  } catch {
    // If the browser blocks site data, the call throws.
    return false
  }
}
