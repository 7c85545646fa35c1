// Builds the web client and the console, each when its sources have changed since its last build.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildEnv, buildFlags } from './lean.mjs'
import { root, runOrExit, tool } from './run.mjs'

const common = ['contract/src', 'rules/src', 'content/texts', 'package-lock.json']
const bundles = [
  { folder: 'web', what: 'web client', sources: ['web', ...common] },
  // It previews questions with the components of the web client.
  { folder: 'admin', what: 'console', sources: ['admin', 'web/src', 'web/plugins', ...common] },
]
const notSources = new Set(['dist', 'node_modules'])

export async function ensureBuilt(node) {
  for (const bundle of bundles) await build(node, bundle)
}

async function build(node, { folder, what, sources }) {
  const stamp = join(root, folder, 'dist/.built-from')
  const hash = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log(`Building the ${what}…`)
  await runOrExit(node, [...buildFlags, tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    // Set explicitly: tests run with another NODE_ENV and would get React's development build.
    env: { ...process.env, ...buildEnv, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, hash)
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(name => filesOf(join(root, name)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter(name => !notSources.has(name))
  return names.sort().flatMap(name => filesOf(join(path, name)))
}
