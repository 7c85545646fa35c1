// Writes a .br file beside every compressible file of the build, so that the server never compresses at request time.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const leastBytes = 1024

export function brotliFiles(): Plugin {
  let outDir = 'dist'
  return {
    name: 'trivium-brotli-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    // The service worker is also written in writeBundle: `sequential` and `order` make this plugin run after it.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(outDir, { recursive: true })
        for (const file of files.filter(name => compressible.test(name))) await compressFile(join(outDir, file))
      },
    },
  }
}

async function compressFile(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < leastBytes) return
  const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await writeFile(`${path}.br`, small)
}
