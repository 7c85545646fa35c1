// Builds the web client when its sources have changed since the last build.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildEnv, buildFlags } from './lean.mjs'
import { root, runOrExit, tool } from './run.mjs'

const sources = ['web', 'contract/src', 'rules/src', 'content/texts', 'package-lock.json']
const notSources = new Set(['dist', 'node_modules'])
const stamp = join(root, 'web/dist/.built-from')

export async function ensureBuilt(node) {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the web client…')
  await runOrExit(node, [...buildFlags, tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    // Set explicitly: tests run with another NODE_ENV and would get React's development build.
    env: { ...process.env, ...buildEnv, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, hash)
}

function hashOfSources() {
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
