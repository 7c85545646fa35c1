// Builds the web client and the console, each if its sources have changed since its last build.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './hash-sources.mjs'
import { buildEnv, buildFlags } from './lean.mjs'
import { root, run, tool } from './run.mjs'

const common = ['contract/src', 'rules/src', 'content/texts', 'stand-ins', 'package-lock.json']
const bundles = [
  { folder: 'web', what: 'web client', sources: ['web', ...common] },
  // The console previews questions with components of the web client.
  { folder: 'admin', what: 'console', sources: ['admin', 'web/src', 'web/plugins', ...common] },
]

/** @returns the exit code of the first build that failed, otherwise 0 */
export async function ensureBuilt(node) {
  for (const bundle of bundles) {
    const code = await build(node, bundle)
    if (code !== 0) return code
  }
  return 0
}

async function build(node, { folder, what, sources }) {
  const stamp = join(root, folder, 'dist/.built-from')
  const hash = hashSources(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0
  console.log(`Building the ${what}…`)
  const code = await run(node, [...buildFlags, tool('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(root, folder),
    // Set explicitly: tests run with another NODE_ENV and would get React's development build.
    env: { ...process.env, ...buildEnv, NODE_ENV: 'production' },
  })
  if (code === 0) writeFileSync(stamp, hash)
  return code
}
