// Runs `npm ci` when the installed packages differ from package-lock.json. npm's own record of the installation is the stamp:
// npm writes it last, so an interrupted installation has none.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runOrExit } from './run.mjs'

/** The full path, because a shell may have cached the path of another `node` and would ignore the link in .bin. */
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const oldestUsable = 24

/** @returns the path of the Node that runs the project. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages…')
    // Building the web client needs the development packages for any NODE_ENV.
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
