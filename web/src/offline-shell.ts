// Registers the service worker (service-worker.ts), with which the app starts without a network and can say that it is offline.

export function installOfflineShell(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(error => console.warn('service worker', error))
  }
  // Registers after the page has loaded, because caching files must not slow down the first visit.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
