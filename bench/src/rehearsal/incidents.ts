// Takes away what the servers need, one after the other, while players play: the incidents of docs/operating.md. This file checks the
// replies meanwhile; the crowd checks at its end that nothing acknowledged was lost.

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { userInfo } from 'node:os'
import { type Crowd, gather } from './crowd.ts'
import { changeSecret, restoreDrill } from './drill.ts'
import type { Image } from './image.ts'
import { Connection } from './connection.ts'
import { Mailbox } from './mailbox.ts'
import { freePort, startCaddy, startPostgres, startRedis, startServer, until } from './programs.ts'
import type { Installation } from './installation.ts'
import { expect } from './visit.ts'

/** Reports each result at once through `say`. */
export async function rehearseIncidents(
  installation: Installation,
  crowd: Crowd,
  image: Image,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  say(await withoutDatabase(installation, crowd))
  say(await withoutRedis(installation, crowd))
  say(await withoutMail(installation))
  say(await restoreDrill(installation, image))
  say(await changeSecret(installation, crowd, image))
  say(await withoutRoom(installation, image, folder))
}

async function withoutDatabase(installation: Installation, crowd: Crowd): Promise<string> {
  const line = new Connection({ port: installation.port, certificate: installation.caddy.certificate }, '127.0.0.78')
  crowd.look()
  installation.postgres.stop('fast')
  const stoppedAt = performance.now()
  await sleep(1000)
  const page = await line.send('GET', '/', undefined, { accept: 'text/html' })
  expect(page.status === 200, `the page without a database: ${page.status}`)
  const call = await line.send('POST', '/api/get_categories', { type: 'quiz_zone' })
  expect(call.status === 503 && JSON.parse(call.text).message === 'unavailable', `a call without a database: ${call.status} ${call.text}`)
  expect(call.headers['retry-after'] === '2', 'the reply does not say when to ask again')
  const health = await Promise.all(['healthz', 'readyz'].map(path => fetch(`http://127.0.0.1:${installation.serverPorts[0]}/${path}`)))
  expect(health.map(({ status }) => status).join() === '200,503', 'health checks do not tell the difference')
  await sleep(4000)
  const answered = crowd.told.answers.size
  installation.postgres.start()
  const from = performance.now()
  await until(() => crowd.told.answers.size > answered, 'another answer')
  const seconds = [from - stoppedAt, performance.now() - from].map(ms => (ms / 1000).toFixed(1))
  await sleep(6000)
  const look = crowd.look()
  expect(look.problems.length === 0, `without a database: ${look.problems.slice(0, 3).join('\n')}`)
  line.close()
  return `database down for ${seconds[0]} s: pages load, calls say 503 and when to ask again, ${look.failures.length} calls repeated; first answer ${seconds[1]} s after it was back`
}

async function withoutRedis(installation: Installation, crowd: Crowd): Promise<string> {
  crowd.look()
  await installation.redis.stop('SIGKILL')
  const [from, { battles }] = [performance.now(), crowd.told]
  await until(() => crowd.told.battles > battles, 'a battle without Redis')
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  const away = crowd.look()
  installation.redis = await startRedis(installation.redisPort)
  await sleep(6000)
  const back = crowd.look()
  for (const look of [away, back]) {
    expect(
      look.failures.length + look.problems.length === 0,
      `without Redis: ${[...look.failures, ...look.problems].slice(0, 3).join('\n')}`,
    )
  }
  expect(away.answers > 0, 'nobody answered without Redis')
  return `Redis down for ${seconds} s: no call failed, ${away.answers} answers and ${away.battles} battles meanwhile, slowest call ${away.longest.at(-1) ?? 0} ms`
}

async function withoutMail(installation: Installation): Promise<string> {
  installation.mailbox.close()
  const line = new Connection({ port: installation.port, certificate: installation.caddy.certificate }, '127.0.0.79')
  const origin = { origin: `https://localhost:${installation.port}` }
  const account = { email: 'late@trivium.example', password: 'correct horse battery staple 9' }
  const from = performance.now()
  const signUp = await line.send('POST', '/identity/sign-up/email', { name: 'Late', ...account }, origin)
  const ms = Math.round(performance.now() - from)
  expect(signUp.status === 200, `sign-up without mail: ${signUp.status} ${signUp.text}`)
  await until(() => installation.servers.some(server => server.said().includes('an email waits for the mail server')), 'a line in the log')
  installation.mailbox = new Mailbox(installation.mailPort)
  const back = performance.now()
  await installation.mailbox.find(account.email, /verify-email\/\?token=[\w.-]+/)
  line.close()
  const seconds = ((performance.now() - back) / 1000).toFixed(0)
  return `mail down: sign-up answers as ever (${ms} ms), the letter waits and the log says so; it comes ${seconds} s after the mail server is back`
}

/** Fills a disk of 1 GB in memory, with its own database. */
async function withoutRoom(installation: Installation, image: Image, folder: string): Promise<string> {
  if (userInfo().uid !== 0) return 'disk full: not tried, only root may mount one'
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', disk])
  try {
    return await fillUp(installation, image, folder, disk)
  } finally {
    execFileSync('umount', ['--lazy', disk])
  }
}

/** Fills the disk up to the last 64 KB, or completely if PostgreSQL takes some of them meanwhile. */
function fill(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 64 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

async function fillUp(installation: Installation, image: Image, folder: string, disk: string): Promise<string> {
  const postgres = await startPostgres(join(disk, 'postgres'))
  const [port, front] = [await freePort(), await freePort()]
  const env = { ...installation.env, DATABASE_URL: postgres.url, DATABASE_OWNER_URL: '', PUBLIC_URL: `https://localhost:${front}` }
  const server = await startServer({ image, port, env })
  const caddy = await startCaddy(join(folder, 'caddy-of-disk'), front, [port, port])
  const crowd = await gather({ port: front, certificate: caddy.certificate }, postgres.url, 6, 0)
  await until(() => crowd.told.answers.size > 20, 'answers')
  const ballast = join(disk, 'ballast')
  fill(disk, ballast)
  await until(
    () => crowd.look().failures.length > 0,
    'a call that fails',
    () => `${crowd.told.answers.size} answers`,
  )
  await sleep(3000)
  const answered = crowd.told.answers.size
  rmSync(ballast)
  const from = performance.now()
  let wasDown = false
  const isUp = () => crowd.told.answers.size > answered
  for (let turn = 0; turn < 100 && !isUp(); turn++) await sleep(100)
  if (!isUp()) {
    // PostgreSQL has given up, so we start it.
    wasDown = true
    try {
      postgres.start()
    } catch {
      // PostgreSQL has come back by itself.
    }
  }
  await until(isUp, 'answers after there was room again')
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const judged = await crowd.finish()
  await caddy.stop()
  await server.stop()
  postgres.stop('fast')
  return `disk full: calls say 503; with room again ${wasDown ? 'PostgreSQL had to be started, ' : ''}the next answer after ${seconds} s; ${judged}`
}
