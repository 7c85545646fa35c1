// `npm run outdated`: asks the registry how far our direct dependencies are behind, and by which time frame of docs/decisions/045.
// Ends with 0, with 1 where a time frame is breached, and with 2 where the registry gives no answer.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { behindOnPurpose } from './behind-on-purpose.ts'
import { directDependencies, readLock, root } from './lock-file.ts'
import { type Behind, behindBy, type Releases } from './time-frames.ts'

/** A registry is shared by many: few questions at a time. */
const atOnce = 4
const run = promisify(execFile)

interface Package {
  name: string
  used: string
}

type Found = Behind & Package

async function releasesOf(name: string): Promise<Releases> {
  const shell = process.platform === 'win32'
  const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags', '--json'], { cwd: root, shell, maxBuffer: 64 * 1024 * 1024 })
  const told: { time?: Record<string, string>; 'dist-tags'?: { latest?: string } } = JSON.parse(stdout)
  const latest = told['dist-tags']?.latest
  if (told.time === undefined || latest === undefined) throw new Error('it tells no times of releases')
  return { time: told.time, latest }
}

async function askAll(packages: Package[], today: string): Promise<Found[]> {
  const waiting = [...packages]
  const found: Found[] = []
  const askInTurn = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { name, used } = next
      const releases = await releasesOf(name).catch((error: unknown) => giveUp(name, error))
      found.push(...behindBy(used, releases, today, behindOnPurpose[name]).map(behind => ({ ...behind, ...next })))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  return found.toSorted((a, b) => a.due.localeCompare(b.due) || a.name.localeCompare(b.name))
}

function giveUp(name: string, error: unknown): never {
  const said = error instanceof Error ? (/npm error (.+)/.exec(error.message)?.[1] ?? error.message.split('\n')[0]) : String(error)
  console.error(`The registry gave no answer about ${name} (${said}). Nothing is known of what is outdated.`)
  process.exit(2)
}

function tell(found: Found[], state: Behind['state'], title: string): number {
  const some = found.filter(one => one.state === state)
  if (some.length > 0) console.log(`${title}:`)
  for (const { name, used, step, first, newest, due } of some) {
    const reason = state === 'excepted' ? `; until ${behindOnPurpose[name]?.until}: ${behindOnPurpose[name]?.reason}` : ''
    console.log(`  ${name} ${used} → ${newest}, ${step}, due ${due} (since ${first})${reason}`)
  }
  return some.length
}

const today = new Date().toISOString().slice(0, 10)
/** Each once, whichever workspaces ask for it. */
const packages = new Map(directDependencies(readLock()).map(({ name, version }) => [`${name}@${version}`, { name, used: version }]))
const found = await askAll([...packages.values()], today)
tell(found, 'in time', 'Behind, in time')
tell(found, 'excepted', 'Behind on purpose')
const breached = tell(found, 'breached', 'BREACHED')
console.log(`${packages.size} direct dependencies on ${today}: ${breached === 0 ? 'no time frame is breached' : `${breached} breached`}.`)
process.exitCode = breached === 0 ? 0 : 1
