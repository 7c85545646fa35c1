// Registers the service worker (service-worker.ts): with it the app starts without a network, can say that it is offline, and gets push
// messages.

import { whenIdle } from './platform/ui/hooks/after-paint.ts'

/** The worker downloads the files of all pages: until then, the page has loaded its own. */
const quietMs = 4000

/** @param open opens the page of a pressed push message */
export function installOfflineShell(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
    if (data?.type === 'open' && data.path?.startsWith('/')) open(data.path)
  })
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(error => console.warn('service worker', error))
  }
  setTimeout(() => void whenIdle().then(register), quietMs)
}
