import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from '../folders.ts'

/** Builds the pages like `npm start`, only when the sources have changed since the last build, and compresses them. */
export async function buildWeb(): Promise<void> {
  // The scripts are JavaScript without types, because they must also run on the system's Node, which may be older.
  const script = (name: string) => import(pathToFileURL(join(root, 'scripts', name)).href)
  const { ensureBuilt }: { ensureBuilt: (node: string) => Promise<number> } = await script('ensure-built.mjs')
  const code = await ensureBuilt(node)
  if (code !== 0) throw new Error(`The build of the pages failed with ${code}.`)
  const { compressPages }: { compressPages: () => Promise<void> } = await script('compress-pages.mjs')
  await compressPages()
}
