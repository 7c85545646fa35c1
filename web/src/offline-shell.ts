// The service worker keeps the app's own files, so that it starts without a network and can say that it is offline.
// It never answers for the server: see workbox in vite.config.ts.

export function installOfflineShell(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(error => console.warn('service worker', error))
  }
  // Not before the page has loaded: keeping files must not slow the first visit.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
