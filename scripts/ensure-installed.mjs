// Installs packages when the installed ones differ from package-lock.json. npm's own record of the installation is the stamp:
// npm writes it last, so an interrupted installation has none. `npm start` needs no development packages (a quarter of all bytes).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runOrExit } from './run.mjs'

/** The Node that package.json pins: one optional package for each platform. */
const runtime = join(root, 'node_modules', `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`)
/** The full path, because a shell may have cached the path of another `node` and would ignore the link in .bin. */
const pinned = join(runtime, 'bin/node')
const oldestUsable = 24

/** Installs all packages, also those for tests, checks and benches. @returns the path of the Node that runs the project. */
export const ensureInstalled = () => ensure(true)

/** Installs only the packages for building and serving. @returns the path of the Node that runs the project. */
export const ensureInstalledToRun = () => ensure(false)

async function ensure(development) {
  if (!isInstalled(development)) {
    console.log('Installing packages…')
    // We name both states, because NODE_ENV would decide otherwise.
    const what = development ? '--include=dev' : '--omit=dev'
    await runOrExit('npm', [...howToInstall(), what, '--no-progress', '--loglevel=error'], { shell: process.platform === 'win32' })
  }
  return nodeToUse()
}

/** `npm ci` would delete packages that a running server uses. If only some are missing, `npm install` adds those from the lock. */
const howToInstall = () => (isInstalled(false) ? ['install', '--no-save'] : ['ci'])

function isInstalled(development) {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf(join('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted)
    .filter(([path, { dev }]) => path.includes('node_modules/') && (development || !dev))
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
