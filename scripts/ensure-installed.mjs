// Runs `npm ci` when what is installed is not what package-lock.json names. npm's own record of what it installed is the
// stamp: it is written last, so an interrupted installation has none.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runOrExit } from './run.mjs'

/** npm links it under .bin, but a shell that hashed the path of another `node` would keep using that one. */
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const oldestUsable = 24

/** @returns the path of the Node that runs the project. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages…')
    // Building the web client needs development packages, whatever NODE_ENV is.
    await runOrExit('npm', ['ci', '--include=dev', '--no-progress', '--loglevel=error'], { shell: process.platform === 'win32' })
  }
  return nodeToUse()
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf(join('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional, peer }]) => {
      const here = present[path]
      return here ? here.version === version : Boolean(optional || peer)
    })
}

function packagesOf(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

function nodeToUse() {
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestUsable) return process.execPath
  console.error('The pinned Node is missing because npm did not run its install script: run `npm rebuild node --ignore-scripts=false`.')
  return process.exit(1)
}
