// Keeps the app's own files, so that the app starts without a network. It never answers API calls. Built by plugins/service-worker.ts,
// registered by offline-shell.ts.

import { keptFiles } from 'virtual:kept-files'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** TypeScript's types of pages and of workers exclude each other. */
declare const self: { skipWaiting(): Promise<void> }

/** The server answers these paths. */
const ofServer = /^\/(api|identity|media|live|admin|healthz|readyz|metrics)(\/|$)/

// A new version takes over at once.
void self.skipWaiting()
clientsClaim()

precacheAndRoute(keptFiles)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [ofServer] }))

const fonts = new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: 12 })] })
registerRoute(/\/assets\/.*\.woff2$/, fonts)
