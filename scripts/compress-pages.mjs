// Writes a .br file beside every compressible file of the built pages, so that the server never compresses at request time. It takes
// longer than the builds, so `npm start` runs it once the server is ready: until then browsers get the files as they are.

import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from './run.mjs'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const leastBytes = 1024

/** Each build empties its folder, and so deletes this mark. */
const mark = '.compressed'

export async function compressPages() {
  for (const folder of ['web/dist', 'admin/dist'].map(name => join(root, name))) {
    if (existsSync(join(folder, mark))) continue
    const files = readdirSync(folder, { recursive: true }).filter(name => compressible.test(name))
    for (const file of files) await compressFile(join(folder, file))
    await writeFile(join(folder, mark), '')
  }
}

/** Renames at the end, because the server sends a .br file as soon as there is one. */
async function compressFile(path) {
  if (existsSync(`${path}.br`)) return
  const bytes = await readFile(path)
  if (bytes.length < leastBytes) return
  const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await writeFile(`${path}.part`, small)
  await rename(`${path}.part`, `${path}.br`)
}

if (import.meta.main) {
  // Calls of players come first.
  setPriority(10)
  await compressPages()
}
