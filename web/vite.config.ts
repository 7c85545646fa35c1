import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brotliFiles } from './brotli-plugin.ts'

const server = 'http://127.0.0.1:3000'

const firstLoad =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)\//

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
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
        navigateFallback: '/index.html',
        // What the server answers itself is never answered from the cache.
        navigateFallbackDenylist: [/^\/(api|identity|media|socket\.io|admin|healthz|readyz|metrics)(\/|$)/],
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
        codeSplitting: { groups: [{ name: 'vendor', test: firstLoad, priority: 1 }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/identity': server,
      '/media': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
