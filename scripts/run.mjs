// Starts a program that must not outlive this process: it forwards signals, and ends the program when this process loses its parent.
// Plain JavaScript for Node 20, like every script here that runs before `npm ci`.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @param onStart receives the child, to talk with it
 * @returns the exit code; 128 + the signal's number when a signal ended the program
 */
export function run(command, args, options = {}, onStart = () => {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  onStart(child)
  const stopWatching = stopWithParent(child)
  const listeners = passedOn.map(signal => [signal, () => child.kill(signal)])
  for (const [signal, pass] of listeners) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopWatching()
      for (const [name, pass] of listeners) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Like `run`, but a failure ends this process with the same code. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/** npm waits for its scripts, so if an npm script gets another parent, npm was killed with kill -9. */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
  timer.unref()
  return () => clearInterval(timer)
}

/** The path of a script in an installed package, for the pinned Node to run. */
export function tool(path) {
  return join(root, 'node_modules', path)
}
