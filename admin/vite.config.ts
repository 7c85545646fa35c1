import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractFacts } from '../web/plugins/contract-facts.ts'
import { woff2Only } from '../web/plugins/woff2-only.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [react(), woff2Only(), contractFacts()],
  // npm installs several copies of these, because the players' client has a newer router. React contexts of two copies are not the same.
  resolve: { dedupe: ['react', 'react-dom', 'ra-core', 'ra-ui-materialui', '@tanstack/react-query', '@mui/material', 'react-hook-form'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    // preview.html, look-preview.html and exam-preview.html are the pages in preview frames.
    rolldownOptions: {
      input: ['index.html', 'preview.html', 'look-preview.html', 'exam-preview.html'].map(page =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
    },
  },
  server: { port: 5174, proxy: { '/api': server, '/identity': server, '/media': server, '/live': { target: server, ws: true } } },
})
