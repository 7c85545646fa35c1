import { useEffect } from 'react'

/** Fetches the sound of the next question into the browser's cache while this one is being answered. */
export function usePreloadSound(url: string | null | undefined): void {
  useEffect(() => {
    if (!url) return
    const sound = new Audio()
    sound.preload = 'auto'
    sound.src = url
    return () => sound.removeAttribute('src')
  }, [url])
}
