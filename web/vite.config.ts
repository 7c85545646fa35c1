import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brotliFiles } from './brotli-plugin.ts'

const server = 'http://127.0.0.1:3000'

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
        globPatterns: ['index.html', 'assets/*.{js,css}', '*.{svg,js}'],
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
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: true },
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
