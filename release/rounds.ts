// One round of a part: runs its tests with a seed and saves their counts, so that a sheet can take several nights. Rounds are saved in
// this clone (release/results), one line each, and count as long as the code is unchanged.

import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverEnv } from '../scripts/lean.mjs'
import { describeMachine, isSameCode, readCommit, root } from './measured-on.ts'
import type { DatabaseKind, Part } from './parts.ts'

/** A count of trials from a run: server/test/setup/effort.ts. */
interface Tried {
  what: string
  count: number
  failed?: number
  /** The call or field that was tried. */
  of?: string
}

export interface Round {
  commit: string
  machine: string
  database: DatabaseKind
  seed: number
  startedAt: string
  seconds: number
  tried: Tried[]
  /** One line for each failed test. */
  failures: string[]
}

const folder = join(root, 'release/results')
const fileOf = ({ name }: Part) => join(folder, `${name}.ndjson`)

/** Reads the saved rounds of the current code. */
export function readRounds(part: Part): Round[] {
  const file = fileOf(part)
  if (!existsSync(file)) return []
  const rounds = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Round => JSON.parse(line))
  const same = new Map([...new Set(rounds.map(({ commit }) => commit))].map(commit => [commit, isSameCode(commit)]))
  return rounds.filter(({ commit }) => same.get(commit))
}

function keepRounds(part: Part, rounds: Round[]): void {
  mkdirSync(folder, { recursive: true })
  const lines = rounds.map(round => `${JSON.stringify(round)}\n`)
  writeFileSync(fileOf(part), lines.join(''))
}

export interface Asked {
  number: number
  seed: number
  database: DatabaseKind
  /** Environment variables that name the database for the tests. */
  env: Record<string, string>
}

/** Runs a round and saves it after the earlier rounds. */
export function runRound(part: Part, before: Round[], { number, seed, database, env }: Asked): Round {
  const commit = readCommit()
  const own = join(folder, part.name)
  mkdirSync(own, { recursive: true })
  const file = (ending: string) => join(own, `${String(number).padStart(4, '0')}.${ending}`)
  const startedAt = new Date()
  const status = spawn(part, file, { DEEP: String(part.share), ATTACK_SEED: String(seed), TRIED_FILE: file('tried'), ...env })
  if (status === brokenOff) throw new Error(`${part.name}, round ${number}, was interrupted: the next run repeats it.`)
  if (!isSameCode(commit)) throw new Error(`${part.name}, round ${number}: the code has changed meanwhile, so the round does not count.`)
  const round: Round = {
    commit,
    machine: describeMachine(),
    database,
    seed,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    tried: readTried(file('tried')),
    failures: failuresOf(file('report'), status),
  }
  keepRounds(part, [...before, round])
  for (const ending of ['tried', 'report']) rmSync(file(ending), { force: true })
  return round
}

/** The run was stopped by SIGTERM or SIGINT from outside, so it has no result. */
const brokenOff = 'broken off'

/** Writes the tests' output into a log beside the results. @returns the exit code */
function spawn({ files }: Part, file: (ending: string) => string, env: Record<string, string>): number | null | typeof brokenOff {
  for (const ending of ['tried', 'report']) rmSync(file(ending), { force: true })
  const log = openSync(file('log'), 'w')
  const isScript = files.every(name => !name.endsWith('.test.ts'))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file('report')}`]
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, '--project', 'server']
  const { status, signal } = spawnSync(process.execPath, [...(isScript ? [] : vitest), ...files], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...serverEnv, TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined, ...env },
  })
  closeSync(log)
  const wasAsked = signal === 'SIGTERM' || signal === 'SIGINT' || status === 143 || status === 130
  return wasAsked ? brokenOff : status
}

function readTried(file: string): Tried[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const sums = new Map<string, Tried>()
  for (const line of lines) {
    const { what, count, failed = 0, of }: Tried = JSON.parse(line)
    const key = `${what} ${of ?? ''}`
    const sum = sums.get(key) ?? { what, count: 0, failed: 0, of }
    sums.set(key, { ...sum, count: sum.count + count, failed: (sum.failed ?? 0) + failed })
  }
  return [...sums.values()]
}

/** The part of vitest's report that we read. */
interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** @returns the failures; also one if the run crashed or leaked without a failing test */
function failuresOf(report: string, status: number | null): string[] {
  const { testResults: files }: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] }
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${message}`] : []
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`)
  })
  const lines = failures.map(text => text.replaceAll(root, '').replaceAll(/\s+/g, ' ').slice(0, 400))
  return lines.length > 0 || status === 0 ? lines : [`the run ended with ${status ?? 'a signal'}`]
}
