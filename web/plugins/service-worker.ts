// Builds src/service-worker.ts into sw.js after the page has been written, with the list of files that it stores for starts without
// a network.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const listName = 'virtual:offline-files'
const listId = `\0${listName}`

const kept = /^(index\.html|[^/]+\.svg|assets\/[^/]+\.(js|css|json))$/
/** These large chunks are needed only for formulas, and only where Firebase is the identity provider. */
const notOffline = /^assets\/(formula-html|firebase)-/
/** Vite puts a hash of the content into these names, so they need no revision. */
const hashed = /^assets\//

const isKept = (file: string) => kept.test(file) && !notOffline.test(file)

async function offlineFiles(folder: string) {
  const files = (await readdir(folder, { recursive: true })).map(file => file.replaceAll(sep, '/')).filter(isKept)
  return Promise.all(
    files.sort().map(async file => ({ url: `/${file}`, revision: hashed.test(file) ? null : hashOf(await readFile(join(folder, file))) })),
  )
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

const fileList = (folder: string): Plugin => ({
  name: 'trivium-kept-files',
  resolveId: wanted => (wanted === listName ? listId : null),
  load: async wanted => (wanted === listId ? `export const offlineFiles = ${JSON.stringify(await offlineFiles(folder))}` : null),
})

export function serviceWorker(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'trivium-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    // All files are there now, those of public/ too; after a failed build this does not run.
    writeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          plugins: [fileList(outDir)],
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: { input: join(root, 'src/service-worker.ts'), output: { entryFileNames: 'sw.js', format: 'iife' } },
          },
        })
      },
    },
  }
}
