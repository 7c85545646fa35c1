import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from '../folders.ts'

/** Builds the web client like `npm start`: only when the sources have changed since the last build. */
export async function buildWeb(): Promise<void> {
  // The script is JavaScript without types, because it must also run on the system's Node, which may be older.
  const scripts: { ensureBuilt: (node: string) => Promise<void> } = await import(pathToFileURL(join(root, 'scripts/ensure-built.mjs')).href)
  await scripts.ensureBuilt(node)
}
