// Stores the app's own files, so that the app starts without a network. It never answers API calls. Built by plugins/service-worker.ts,
// registered by offline-shell.ts.

import { offlineFiles } from 'virtual:offline-files'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pathsOfServer } from './platform/session/paths-of-server.ts'
import { showPushes, type Worker } from './profile/push/worker.ts'

/** TypeScript cannot load the types of pages and of workers together. */
declare const self: Worker & { skipWaiting(): Promise<void> }

// A new version takes over at once.
void self.skipWaiting()
clientsClaim()
showPushes(self)

precacheAndRoute(offlineFiles)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [pathsOfServer] }))

const fonts = new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: 12 })] })
registerRoute(/\/assets\/.*\.woff2$/, fonts)
