// A PostgreSQL server for one test, in a temporary folder: it can be restarted, and killed.

import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

export interface OwnPostgres {
  url: string
  /** The file of its log. */
  log: string
  restart: (how: 'fast' | 'immediate') => void
  /** kill -9 of the server and all its processes, then a new start. */
  killAndStart: () => void
  remove: () => void
}

/** The folder of PostgreSQL's programs: in PATH, or where Debian installs them. Undefined if there is none. */
export const postgresPrograms = findPrograms()

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions].find(folder => existsSync(join(folder, 'pg_ctl')))
}

/** @param settings of the server, such as `fsync=off` */
export async function startOwnPostgres(settings: string[] = []): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-postgres-'))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  // As another user when this process is root, because PostgreSQL refuses to run as root.
  const own = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const run = (program: string, ...args: string[]) =>
    void execFileSync(join(postgresPrograms ?? '', program), args, { stdio: 'ignore', cwd: folder, ...own })
  const log = join(folder, 'log')
  const control = (what: 'start' | 'stop' | 'restart', ...how: string[]) => {
    const options = ['listen_addresses=127.0.0.1', ...settings].reduce((all, setting) => `${all} -c ${setting}`, `-p ${port} -k ${folder}`)
    const started = what === 'stop' ? [] : ['--options', options, '--log', log]
    run('pg_ctl', what, ...how, '--pgdata', folder, '--wait', ...started)
  }
  run('initdb', '--pgdata', folder, '--auth', 'trust', '--username', 'postgres', '--no-sync')
  control('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    log,
    restart: how => control('restart', '--mode', how),
    killAndStart() {
      const lock = join(folder, 'postmaster.pid')
      killAll(Number(readFileSync(lock, 'utf8').split('\n')[0]))
      // A dead server whose exit code nobody has read still counts as running, so its lock files are removed.
      for (const file of [lock, join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(file)
      control('start')
    },
    remove() {
      control('stop', '--mode', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Kills the server itself first, so that it can neither end its processes in order nor start others for those that have died. */
function killAll(server: number): void {
  const processes = childrenOf(server)
  for (const pid of [server, ...processes]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  // Another server does not start while one of them still holds the shared memory.
  const pause = new Int32Array(new SharedArrayBuffer(4))
  while (processes.some(isRunning) || isRunning(server)) Atomics.wait(pause, 0, 0, 5)
}

/** Also false for a process that has ended but whose exit code nobody has read. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return listed.trim().split(/\s+/).filter(Boolean).map(Number)
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
