// Compares two server processes with one on the same database: `node bench/src/two-processes.ts`. Load and PostgreSQL share the two cores
// of the machine, so each process gets only a share of a core (BENCH_SHARE, 0.35) by its own cgroup (version 1 or 2, as root). Then the
// process is the bottleneck, not the machine. We measure calls that are answered from caches, and answers to questions, where the database
// may be the limit. The table also shows the processor time per call: if it stays the same, a second process doubles the throughput.
// BENCH_DATABASE_URL names the PostgreSQL server.

import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, request } from './harness/bench-app.ts'
import { prepare, startAll } from './harness/calls-of-plays.ts'
import { loadWarm, type Request } from './harness/load.ts'
import { withCopy, withDatabase, withOwnUrl } from './harness/own-database.ts'
import { startProcess, type Started } from './harness/processes.ts'
import { cpuSeconds } from './harness/processor-time.ts'
import { table } from './harness/timing.ts'

const share = Number(process.env.BENCH_SHARE || 0.35)
const rounds = Number(process.env.BENCH_ROUNDS || 3)
const reads = Number(process.env.BENCH_READS || 6000)
const periodUs = 20_000

interface Measured {
  perSecond: number
  /** Milliseconds of processor time of the servers per call. */
  costMs: number
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, async url => {
  const prepared = await withDatabase(url, database => prepare(database, 600))
  const tokens = prepared.starts.slice(0, 64).map(({ token = '' }) => token)
  const kept = Array.from({ length: reads }, (_, index) => request('get_system_configurations', tokens[index % tokens.length] ?? '', {}))
  const answers = await withDatabase(url, database => startAll(database, prepared, 600))
  const rows = []
  for (const [what, calls] of [
    ['get_system_configurations, from memory', kept],
    ['submit_answer', answers],
  ] as const) {
    rows.push(...(await compare(what, url, calls)))
  }
  console.log(table([[`${rounds} rounds, each process with ${share} of a core`, 'calls a second', 'ratio', 'CPU ms a call'], ...rows]))
})

async function compare(what: string, url: string, calls: Request[]): Promise<string[][]> {
  const one: Measured[] = []
  const two: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    one.push(await measure(url, calls, 1))
    two.push(await measure(url, calls, 2))
  }
  const ratios = two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN))
  const row = (name: string, measured: Measured[], ratio: string) => [
    `${what}: ${name}`,
    median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
    ratio,
    median(measured.map(({ costMs }) => costMs)).toFixed(2),
  ]
  const range = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  return [row('one', one, ''), row('two', two, range)]
}

/** Each player stays on one of the servers, as a real player would for a minute or an hour. */
function measure(url: string, calls: Request[], count: 1 | 2): Promise<Measured> {
  return withCopy(url, async copy => {
    const servers: Started[] = []
    const groups: Group[] = []
    try {
      for (let index = 0; index < count; index++) {
        const server = await startProcess('serve.ts', { ...environment, DATABASE_URL: copy })
        servers.push(server)
        groups.push(confine(`trivium-bench-${process.pid}-${index}`, server.child.pid ?? 0))
      }
      const used = cpuSeconds(servers)
      const shares = servers.map((_, index) => calls.filter((_call, place) => Math.floor(place / 16) % count === index))
      const loads = await Promise.all(
        servers.map(({ url: at }, index) => loadWarm(at, shares[index] ?? [], Math.floor((shares[index]?.length ?? 0) / 3))),
      )
      const cost = cpuSeconds(servers) - used
      return { perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0), costMs: (1000 * cost) / calls.length }
    } finally {
      for (const server of servers) await server.stop()
      for (const group of groups) group.remove()
    }
  })
}

interface Group {
  remove: () => void
}

/** @throws when the kernel does not allow it, because the figures would mean nothing without the limit */
function confine(name: string, pid: number): Group {
  const isNew = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const folder = join(isNew ? '/sys/fs/cgroup' : '/sys/fs/cgroup/cpu', name)
  mkdirSync(folder)
  const quota = String(Math.round(share * periodUs))
  if (isNew) writeFileSync(join(folder, 'cpu.max'), `${quota} ${periodUs}`)
  else {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodUs))
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), quota)
  }
  writeFileSync(join(folder, 'cgroup.procs'), String(pid))
  return { remove: () => rmdirSync(folder) }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
