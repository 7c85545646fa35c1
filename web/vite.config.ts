import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brotliFiles } from './brotli-plugin.ts'
import { languagesInHtml } from './languages-plugin.ts'
import { woff2Only } from './woff2-only-plugin.ts'

const server = 'http://127.0.0.1:3000'

const firstLoad =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)\//

/** Small things that every page needs: one file compresses better than thirty. */
const everyPage =
  /node_modules\/(@mantine\/core\/esm\/(core|components\/(Button|Loader|Skeleton|UnstyledButton|Transition))\/|clsx)|src\/(ui\/(cover|numbers|page|avatar|empty-state|mode-hues|state)|plays\/mode-paths|guards|session|actions|api|connection|server-clock|settings\/settings|i18n\/(languages|texts))(\.module)?\.(tsx?|css)$/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    woff2Only(),
    languagesInHtml(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'autoUpdate',
      // Registered by src/main.tsx: an injected inline script would break the content policy.
      injectRegister: false,
      manifest: false,
      workbox: {
        clientsClaim: true,
        skipWaiting: true,
        cleanupOutdatedCaches: true,
        globPatterns: ['index.html', 'assets/*.{js,css,json}', '*.{svg,js}'],
        // Large, and wanted by formulas alone: fetched with the first of them.
        globIgnores: ['assets/formula-html-*'],
        navigateFallback: '/index.html',
        // What the server answers itself is never answered from the cache.
        navigateFallbackDenylist: [/^\/(api|identity|media|live|admin|healthz|readyz|metrics)(\/|$)/],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/.*\.woff2$/,
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 12 } },
          },
        ],
      },
    }),
    brotliFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined pictures and fonts would be data: URLs in the styles; files cache better.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // What changes only when a dependency does stays cached over our releases.
        codeSplitting: {
          groups: [
            { name: 'shell', test: everyPage, priority: 2, includeDependenciesRecursively: false },
            { name: 'vendor', test: firstLoad, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/identity': server,
      '/media': server,
      '/healthz': server,
      '/live': { target: server, ws: true },
    },
  },
})
