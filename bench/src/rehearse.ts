// `npm run rehearse`: repeats the steps of Dockerfile and compose.yaml in an empty folder, and then tests an installation of several
// servers: two servers behind Caddy, a rolling restart that no player notices, and a kill of one server. It needs the programs PostgreSQL,
// Redis and Caddy (Debian: postgresql redis-server caddy) and starts its own. As root it runs the servers without rights on a read-only
// file system.
//   --before COMMIT   begins with the server of this commit and its database: the first rolling restart installs the present one
//   --incidents       afterwards takes the database, Redis, the mail server and the disk away (rehearsal/incidents.ts)
//   --image FOLDER    saves the built image there, and uses it the next time

import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Crowd, gather, type CrowdReport } from './rehearsal/crowd.ts'
import { buildImage, type Image } from './rehearsal/image.ts'
import { rehearseIncidents } from './rehearsal/incidents.ts'
import { startInstallation, type Installation } from './rehearsal/installation.ts'
import { expect, visit } from './rehearsal/visit.ts'

const { values } = parseArgs({
  options: { before: { type: 'string' }, incidents: { type: 'boolean' }, image: { type: 'string' }, rounds: { type: 'string' } },
})
/** Players who play rounds; a third as many pairs battle. */
const rounds = Number(values.rounds ?? 24)
const slowestMs = 3_000
const unseen = { failures: 0, ms: slowestMs }
const noLimits = { failures: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY }

const say = (line: string) => console.log(line)
// Not in /tmp, because each server gets its own empty /tmp.
const folder = mkdtempSync('/var/tmp/trivium-rehearsal-')
execFileSync('chmod', ['755', folder])
let installation: Installation | undefined
try {
  await rehearse()
} catch (error) {
  say(`Caddy said last:\n${installation?.caddy.said().slice(-20_000) ?? ''}`)
  throw error
} finally {
  await installation?.end().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function rehearse(): Promise<void> {
  say('Building the image of the last commit')
  const now = buildImage('HEAD', values.image ?? folder, say)
  const before = values.before === undefined ? now : buildImage(values.before, join(folder, 'before'), say)
  say('Starting PostgreSQL, Redis, both servers at once on an empty database, and Caddy')
  installation = await startInstallation(folder, before)
  const door = { port: installation.port, certificate: installation.caddy.certificate }
  for (const line of await visit(door, installation.mailbox)) say(`  ${line}`)

  const crowd = await gather(door, installation.postgres.url, rounds, Math.ceil(rounds / 3))
  await steady(crowd, 10, 'undisturbed')
  if (values.before !== undefined) {
    const canLeave = globSync('server/src/**/drain.ts', { cwd: join(before.root, before.workdir) }).length > 0
    if (!canLeave) say(`  the servers of ${values.before} do not say that they leave: the calls that they break off are asked again`)
    await roll(installation, crowd, now, `rolling upgrade from ${values.before}`, canLeave ? unseen : noLimits)
  }
  await roll(installation, crowd, now, 'rolling restart')
  await kill(installation, crowd, now)
  if (values.incidents) await rehearseIncidents(installation, crowd, now, folder, line => say(`  ${line}`))
  say(await crowd.finish())
  for (const server of installation.servers)
    expect(!/"msg":"fault"/.test(server.said()), `a server logs faults: ${server.said().slice(-3000)}`)
}

async function steady(crowd: Crowd, seconds: number, what: string): Promise<void> {
  crowd.look()
  await sleep(seconds * 1000)
  judge(crowd.look(), what, unseen)
}

/** Stops one server after the other as compose.yaml does, and starts it again. No call may fail, and no page may have to repeat one. */
async function roll(on: Installation, crowd: Crowd, image: Image, what: string, limits = unseen): Promise<void> {
  crowd.look()
  const from = performance.now()
  for (const index of [0, 1] as const) {
    const code = await on.servers[index].stop('SIGTERM')
    expect(code === 0, `a server ended with ${String(code)}: ${on.servers[index].said().slice(-2000)}`)
    await on.start(index, image)
    // Caddy has checked the server's health by then.
    await sleep(2500)
  }
  say(`${what}: ${((performance.now() - from) / 1000).toFixed(0)} s for both servers`)
  judge(crowd.look(), what, limits)
}

/** Kills one server. Running calls break, and pages repeat them. crowd.finish checks that nothing acknowledged is lost. */
async function kill(on: Installation, crowd: Crowd, image: Image): Promise<void> {
  crowd.look()
  await on.servers[0].stop('SIGKILL')
  await sleep(8000)
  const look = crowd.look()
  await on.start(0, image)
  await sleep(2500)
  judge(look, 'kill -9 of one of two', { failures: Number.POSITIVE_INFINITY, ms: slowestMs })
}

function judge(look: CrowdReport, what: string, limits: typeof unseen): void {
  const middle = (values: number[]) => values[Math.floor(values.length / 2)] ?? 0
  say(
    `  ${what}: ${look.answers} answers and ${look.battles} battles, ${look.failures.length} calls repeated; longest call of each player: ` +
      `median ${middle(look.longest)} ms, most ${look.longest.at(-1) ?? 0} ms; sockets away ${look.deaf.length} times: ` +
      `median ${middle(look.deaf)} ms, most ${look.deaf.at(-1) ?? 0} ms`,
  )
  expect(look.problems.length === 0, `${what}: ${look.problems.slice(0, 5).join('\n')}`)
  expect(look.failures.length <= limits.failures, `${what}: ${look.failures.length} calls failed: ${look.failures.slice(0, 5).join('\n')}`)
  expect((look.longest.at(-1) ?? 0) < limits.ms, `${what}: a player waited for ${look.longest.at(-1) ?? 0} ms: ${look.failures.join('\n')}`)
  expect((look.deaf.at(-1) ?? 0) < limits.ms, `${what}: a player in a battle heard nothing for ${look.deaf.at(-1) ?? 0} ms`)
}
