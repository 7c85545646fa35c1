// Registers the service worker (service-worker.ts): with it the app starts without a network, can say that it is offline, and gets push
// messages.

/** @param open opens the page of a pressed push message */
export function installOfflineShell(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
    if (data?.type === 'open' && data.path?.startsWith('/')) open(data.path)
  })
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(error => console.warn('service worker', error))
  }
  // Registers after the page has loaded, because caching files must not slow down the first visit.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
