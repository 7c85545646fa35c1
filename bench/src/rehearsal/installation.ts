// All programs of a rehearsal: PostgreSQL, Redis, a mail server, two servers and Caddy, on own ports and in one folder.

import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Image } from './image.ts'
import { Mailbox } from './mailbox.ts'
import { type Caddy, freePort, type Postgres, type Program, startCaddy, startPostgres, startRedis, startServer } from './programs.ts'

export interface Installation {
  postgres: Postgres
  redis: Program
  redisPort: number
  mailbox: Mailbox
  mailPort: number
  caddy: Caddy
  port: number
  serverPorts: [number, number]
  servers: [Program, Program]
  env: Record<string, string>
  /** Starts a server again on its port. */
  start: (index: 0 | 1, image: Image) => Promise<void>
  end: () => Promise<void>
}

/** Starts both servers at the same time on an empty database. They use a role that owns nothing, unless their release has no such role. */
export async function startInstallation(folder: string, image: Image): Promise<Installation> {
  const postgres = await startPostgres(join(folder, 'postgres'))
  const [redisPort, mailPort, port, one, other] = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()]
  const redis = await startRedis(redisPort)
  const mailbox = new Mailbox(mailPort)
  const env = {
    ...asInCompose('TRUST_PROXY', 'DRAIN_SECONDS'),
    ...databaseOf(postgres, image),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    PUBLIC_URL: `https://localhost:${port}`,
    IDENTITY_SECRET: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(24).toString('hex'),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Trivium <quiz@trivium.example>',
  }
  const serverPorts: Installation['serverPorts'] = [one, other]
  const startAt = (index: 0 | 1, of: Image) => startServer({ image: of, port: serverPorts[index], env })
  const servers = await Promise.all([startAt(0, image), startAt(1, image)])
  const caddy = await startCaddy(join(folder, 'caddy'), port, serverPorts)
  const installation: Installation = {
    postgres,
    redis,
    redisPort,
    mailbox,
    mailPort,
    caddy,
    port,
    serverPorts,
    servers,
    env,
    async start(index, of) {
      installation.servers[index] = await startAt(index, of)
    },
    async end() {
      // SIGKILL, because Caddy would wait until the last page closes its socket.
      await caddy.stop('SIGKILL')
      for (const server of installation.servers) await server.stop()
      await installation.redis.stop()
      mailbox.close()
      postgres.stop('fast')
    },
  }
  return installation
}

function databaseOf({ url, run }: Postgres, image: Image): Record<string, string> {
  if (globSync('server/src/**/db/**/rights.ts', { cwd: join(image.root, image.workdir) }).length === 0) return { DATABASE_URL: url }
  run('psql', '--dbname', 'trivium', '--command', 'create role trivium_serving login')
  return { DATABASE_URL: url.replace('//postgres@', '//trivium_serving@'), DATABASE_OWNER_URL: url }
}

/** The environment that compose.yaml sets for the servers. */
function asInCompose(...names: string[]): Record<string, string> {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  return Object.fromEntries(names.map(name => [name, new RegExp(`${name}: '(.+)'`).exec(text)?.[1] ?? '']))
}
