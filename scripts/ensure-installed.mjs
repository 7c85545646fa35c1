// Installs packages when the installed ones differ from package-lock.json. npm's own record of the installation is the stamp:
// npm writes it last, so an interrupted installation has none. `npm start` needs no development packages (a third of all bytes).

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, runOrExit } from './run.mjs'

/** The Node that package.json pins: an optional package for each platform. */
const runtimeName = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`
const runtime = join(root, 'node_modules', runtimeName)
/** The full path, because a shell may have cached the path of another `node` and would ignore the link in .bin. */
const pinned = join(runtime, 'bin/node')
const oldestUsable = 24

/** Installs all packages, also those for tests, checks and benches. @returns the path of the Node that runs the project. */
export const ensureInstalled = () => ensure(true)

/** Installs only the packages for building and serving. @returns the path of the Node that runs the project. */
export const ensureInstalledToRun = () => ensure(false)

async function ensure(development) {
  const wanted = packagesToInstall(development)
  if (!isInstalled(wanted)) {
    const stop = sayHowFar(wanted)
    // We name both states, because NODE_ENV would decide otherwise.
    const what = development ? '--include=dev' : '--omit=dev'
    await runOrExit('npm', [...howToInstall(), what, '--no-progress', '--loglevel=error'], { shell: process.platform === 'win32' })
    // Headers for native code: a third of the runtime's bytes and nearly all of its files.
    rmSync(join(runtime, 'include'), { recursive: true, force: true })
    stop()
  }
  return nodeToUse()
}

/** npm says nothing while it works, so this counts the packages that it has written. */
function sayHowFar(wanted) {
  const missing = wanted.map(([path]) => join(root, path, 'package.json')).filter(file => !existsSync(file))
  console.log(`Installing ${missing.length} packages…`)
  const timer = setInterval(() => {
    const there = missing.filter(file => existsSync(file)).length
    if (there > 0 && there < missing.length) console.log(`Installing packages: ${there} of ${missing.length}`)
  }, 5000)
  return () => clearInterval(timer)
}

/** `npm ci` would delete packages that a running server uses. If only some are missing, `npm install` adds those from the lock. */
const howToInstall = () => (isInstalled(packagesToInstall(false)) ? ['install', '--no-save'] : ['ci'])

/** Those of the lock, without packages for other platforms. */
function packagesToInstall(development) {
  const isForHere = ({ os, cpu }) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
  return Object.entries(packagesOf('package-lock.json') ?? {}).filter(
    ([path, locked]) => path.includes('node_modules/') && (development || !locked.dev) && isForHere(locked),
  )
}

function isInstalled(wanted) {
  const present = packagesOf(join('node_modules', '.package-lock.json'))
  if (!present) return false
  return wanted.every(([path, { version, optional, peer }]) => {
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
  console.error(`The pinned Node is missing: npm has no package ${runtimeName}, or left it out. Install Node ${oldestUsable} or newer.`)
  return process.exit(1)
}
