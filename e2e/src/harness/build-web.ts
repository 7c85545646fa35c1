import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from './folders.ts'

/** As `npm start` does it: only when the sources are not those of the last build. */
export async function buildWeb(): Promise<void> {
  // Plain JavaScript without types, because it also runs on the Node a machine came with.
  const scripts: { ensureBuilt: (node: string) => Promise<void> } = await import(pathToFileURL(join(root, 'scripts/ensure-built.mjs')).href)
  // Under vitest it is 'test', and Vite would leave a development build behind.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await scripts.ensureBuilt(node)
  process.env['NODE_ENV'] = before
}
