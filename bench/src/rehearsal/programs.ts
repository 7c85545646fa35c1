// Starts PostgreSQL, Redis, Caddy and the servers of a rehearsal as separate processes. It does not touch programs that already run here.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, type Image } from './image.ts'

export interface Program {
  child: ChildProcess
  said: () => string
  /** @returns the exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const isRoot = userInfo().uid === 0
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(child => child.kill('SIGKILL')))

function launch(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  own: { uid?: number; gid?: number; cwd?: string } = {},
): Program {
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...own })
  running.add(child)
  let said = ''
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said = (said + String(chunk)).slice(-200_000)))
  return {
    child,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @throws after a minute, with the output of the program */
export async function until(isSo: () => Promise<boolean> | boolean, what: string, said = () => ''): Promise<void> {
  for (let turn = 0; turn < 1200; turn++) {
    if (await Promise.resolve(isSo()).catch(() => false)) return
    await sleep(100)
  }
  throw new Error(`waited a minute in vain for ${what}: ${said().slice(-2000)}`)
}

const answers = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok

export interface Postgres {
  folder: string
  url: string
  port: number
  start: () => void
  stop: (how: 'fast' | 'immediate') => void
  /** Runs a program of PostgreSQL, such as pg_dump. */
  run: (program: string, ...args: string[]) => string
}

/** Starts a separate cluster with all settings for durable commits. @param folder may be on another disk */
export async function startPostgres(folder: string): Promise<Postgres> {
  const port = await freePort()
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  const bin = [...versions, ...(process.env.PATH ?? '').split(delimiter)].find(each => existsSync(join(each, 'initdb')))
  if (!bin) throw new Error('there is no initdb: install postgresql')
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  const own = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  mkdirSync(folder, { recursive: true })
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30, ...own })
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100 -c shared_buffers=256MB`
  // Ignores the output of pg_ctl, because the server would keep its pipe open.
  const control = (...args: string[]) =>
    execFileSync(join(bin, 'pg_ctl'), [...args, '--pgdata', data, '--wait'], { cwd: folder, stdio: 'ignore', ...own })
  run('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8')
  const start = () => void control('start', '--options', options, '--log', join(folder, 'log'))
  const stop = (how: string) => void control('stop', '--mode', how)
  start()
  process.once('exit', () => {
    try {
      stop('immediate')
    } catch {
      // PostgreSQL has stopped already.
    }
  })
  const server = ['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres']
  run('createdb', ...server, 'trivium')
  return {
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/trivium`,
    port,
    start,
    stop,
    run: (program, ...args) => run(program, ...server, ...args),
  }
}

export async function startRedis(port: number): Promise<Program> {
  const redis = launch('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  await until(() => redis.said().includes('Ready to accept connections'), 'Redis', redis.said)
  return redis
}

export interface Caddy extends Program {
  /** The certificate of Caddy's internal authority, which signs instead of Let's Encrypt. */
  certificate: string
}

/** Starts Debian's Caddy with deploy/Caddyfile, but with other ports and folders. For `localhost` Caddy is its own authority. */
export async function startCaddy(folder: string, port: number, servers: number[]): Promise<Caddy> {
  mkdirSync(folder)
  const own = ['admin off', 'auto_https disable_redirects', 'skip_install_trust', `https_port ${port}`, `storage file_system ${folder}`]
  const text = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8').replace(/^\{\n/m, start => `${start}\t${own.join('\n\t')}\n`)
  writeFileSync(join(folder, 'Caddyfile'), text)
  const env = {
    DOMAIN: 'localhost',
    ACME_EMAIL: 'nobody@trivium.example',
    HOME: folder,
    SERVER_1: `127.0.0.1:${servers[0]}`,
    SERVER_2: `127.0.0.1:${servers[1]}`,
  }
  const caddy = launch('caddy', ['run', '--config', join(folder, 'Caddyfile')], env)
  const file = join(folder, 'pki/authorities/local/root.crt')
  await until(() => existsSync(file) && caddy.said().includes('serving initial configuration'), 'Caddy', caddy.said)
  return { ...caddy, certificate: readFileSync(file, 'utf8') }
}

interface ServerOptions {
  image: Image
  port: number
  env: Record<string, string>
}

/**
 * Runs the command of the image as a user without rights, with everything but /tmp read-only. The server speaks plain HTTP, as in
 * compose.yaml. With TLS_CERTIFICATE in `env` it would need https, and Caddy SERVERS_SPEAK=tls.
 */
export async function startServer({ image, port, env }: ServerOptions): Promise<Program> {
  const [command = '', ...args] = image.command
  const all = { ...image.env, ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '/tmp/data' }
  const program = command === 'node' ? process.execPath : command
  const inside = `mount -o remount,bind,ro / && mount -t tmpfs tmpfs /tmp && cd "$0" && exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs "$@"`
  const cwd = join(image.root, image.workdir)
  const server = isRoot
    ? launch('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', inside, cwd, program, ...args], all)
    : launch(program, args, all, { cwd })
  const hasEnded = () => server.child.exitCode !== null
  await until(async () => hasEnded() || (await answers(`http://127.0.0.1:${port}/readyz`)), 'a server', server.said)
  if (hasEnded()) throw new Error(`a server ended: ${server.said()}`)
  return server
}
