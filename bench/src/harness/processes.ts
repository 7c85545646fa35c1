// Starts the measured program as a separate process and stops it.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serverFlags } from '../../../scripts/lean.mjs'

export interface Started {
  child: ChildProcess
  url: string
  /** Shuts the process down cleanly, unless the caller passes another signal. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Runs a script that prints "ready at URL". @throws its output when it ends before that. */
export async function startProcess(script: string, env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [...serverFlags, join(import.meta.dirname, script)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  // Ends the child also when the measurement fails.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  void exited.then(() => process.off('exit', end))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      const found = /ready at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(said)))
  })
  return {
    child,
    url,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

export async function withProcess<Result>(script: string, env: Record<string, string>, work: (started: Started) => Promise<Result>) {
  const started = await startProcess(script, env)
  try {
    return await work(started)
  } finally {
    await started.stop()
  }
}
