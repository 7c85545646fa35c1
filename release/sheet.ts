// `npm run release-sheet [-- --hours N] [--rounds N] [PART…]`: runs every part until it reaches its goal, or until the hours or rounds are
// over, and writes docs/release-sheet.md after each round. The parts take turns, so that a short night covers each. It continues with the
// earlier rounds on the same code (release/results); `--write` only writes the sheet.

import { randomInt } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSameCode, readCommit, root, sheetFile } from './measured-on.ts'
import { type DatabaseKind, type Part, parts } from './parts.ts'
import { readRounds, runRound } from './rounds.ts'
import { totalsOf } from './totals.ts'
import { writeSheet } from './write-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hours: { type: 'string' }, rounds: { type: 'string' }, write: { type: 'boolean' } },
})
const unknown = positionals.filter(name => !parts.some(part => part.name === name))
if (unknown.length > 0)
  throw new Error(`No part is named ${unknown.join(', ')}. The parts are: ${parts.map(({ name }) => name).join(', ')}.`)

if (!isSameCode(readCommit())) throw new Error('Commit first: a sheet describes one commit.')
const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const endsAt = values.hours === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.hours) * 3_600_000
const mostRounds = Number(values.rounds ?? Number.POSITIVE_INFINITY)

if (!values.write) {
  const environments = { embedded: {}, PostgreSQL: findPostgres() }
  await takeTurns(environments)
}
write()
process.exitCode = parts.some(part => totalsOf(part, readRounds(part)).failed > 0) ? 1 : 0

/** Does not repeat a part that has failed: somebody has to look at its seed first. */
async function takeTurns(environments: Record<DatabaseKind, Record<string, string> | null>): Promise<void> {
  const started = new Map(chosen.map(part => [part, readRounds(part).length]))
  let due = chosen
  while ((due = due.filter(part => isDue(part, started.get(part) ?? 0))).length > 0) {
    for (const part of due) if (Date.now() < endsAt) oneRound(part, environments)
  }
}

function isDue(part: Part, startedWith: number): boolean {
  const rounds = readRounds(part)
  const { least, failed } = totalsOf(part, rounds)
  return failed === 0 && least < part.goal && rounds.length - startedWith < mostRounds && Date.now() < endsAt
}

function oneRound(part: Part, environments: Record<DatabaseKind, Record<string, string> | null>): void {
  const rounds = readRounds(part)
  const usable = part.databases.filter(kind => environments[kind] !== null)
  const database = usable[rounds.length % usable.length]
  if (database === undefined) throw new Error(`${part.name} needs PostgreSQL, but no server answers.`)
  const seed = (rounds[0]?.seed ?? randomInt(2 ** 30)) + rounds.length
  const round = runRound(part, rounds, { number: rounds.length, seed, database, env: environments[database] ?? {} })
  const { least } = totalsOf(part, [...rounds, round])
  const said = round.failures.length > 0 ? `FAILED ${round.failures.join('\n  ')}` : `${least} of ${part.goal}`
  console.log(`${new Date().toISOString().slice(11, 19)} ${part.name}, round ${rounds.length}, ${database}, ${round.seconds} s: ${said}`)
  write()
}

function write(): void {
  writeFileSync(join(root, sheetFile), writeSheet(parts.map(part => ({ part, rounds: readRounds(part) }))))
}

/** The environment variables for PostgreSQL and Redis; null without PostgreSQL. */
function findPostgres(): Record<string, string> | null {
  const found = spawnSync(process.execPath, ['server/test/setup/find-postgres.ts'], { cwd: root, encoding: 'utf8' })
  const redis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
  return found.status === 0 ? { TEST_DATABASE_URL: found.stdout.trim(), TEST_REDIS_URL: redis } : null
}
