// Measures the load time of the home page on a phone on slow 4G, as Lighthouse simulates it: `node bench/src/first-page.ts`.
// `--report FOLDER` saves Lighthouse's reports.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../../e2e/src/harness/servers/build-web.ts'
import { remembered } from '../../e2e/src/harness/browser-sessions.ts'
import { openDatabase } from '../../server/src/platform/db/connect.ts'
import { signUpPlayers } from './harness/bench-app.ts'
import { type FirstPage, measureFirstPage } from './harness/lighthouse.ts'
import { withPhone } from './harness/phone.ts'
import { withProcess } from './harness/processes.ts'
import { statsOf, table } from './harness/timing.ts'

const runs = 3
type Visitor = 'guest' | 'signed in'
const leastScore: Record<Visitor, number> = { guest: 0.95, 'signed in': 0.9 }
const most = { lcpMs: 2000, tbtMs: 150, cls: 0 }

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'trivium-first-page-'))
const reports = resolve(values.report ?? join(folder, 'reports'))
const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' }
const server = '../../../server/src/main.ts'

/** @returns the session token of a new player. */
async function playerIn(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const [token = ''] = await signUpPlayers(database, 1)
  await database.close()
  return token
}

/** The client's stored session of a signed-in player. */
async function sessionOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/get_user_by_id`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const { data } = await response.json()
  const { state, ...rest }: { state: object } = JSON.parse(remembered({}))
  return JSON.stringify({ ...rest, state: { ...state, token, user: data } })
}

async function measureAs(who: Visitor, url: string, session: string): Promise<string[]> {
  return withPhone(async ({ port, remember }) => {
    await remember(url, session)
    const pages: FirstPage[] = []
    // The first run warms up browser and server and does not count.
    for (let run = 0; run <= runs; run++)
      pages.push(await measureFirstPage(url, port, join(reports, `${who.replace(' ', '-')}-${run}.json`)))
    return rowOf(who, pages.slice(1))
  })
}

function rowOf(who: Visitor, pages: FirstPage[]): string[] {
  const median = (figure: keyof FirstPage) => statsOf(pages.map(page => page[figure])).median
  // Rounded to three places, as Lighthouse shows CLS, because nobody could see a smaller shift.
  const isWithin = (figure: keyof typeof most) => Number(median(figure).toFixed(3)) <= most[figure]
  const isMet = median('score') >= leastScore[who] && isWithin('lcpMs') && isWithin('tbtMs') && isWithin('cls')
  const kb = (figure: 'scriptBytes' | 'allBytes') => (median(figure) / 1000).toFixed(0)
  const ms = (figure: 'fcpMs' | 'lcpMs' | 'tbtMs' | 'speedIndexMs') => median(figure).toFixed(0)
  return [
    who,
    median('score').toFixed(2),
    ms('fcpMs'),
    ms('lcpMs'),
    ms('tbtMs'),
    median('cls').toFixed(3),
    ms('speedIndexMs'),
    kb('scriptBytes'),
    kb('allBytes'),
    isMet ? 'met' : 'missed',
  ]
}

try {
  mkdirSync(reports, { recursive: true })
  await buildWeb()
  // The first start loads the starter content.
  await withProcess(server, environment, async () => {})
  const token = await playerIn(environment.DATA_DIR)
  const rows = await withProcess(server, environment, async ({ url }) => [
    await measureAs('guest', url, remembered({})),
    await measureAs('signed in', url, await sessionOf(url, token)),
  ])
  const heading = ['/ on a phone, slow 4G', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'SI ms', 'scripts kB', 'all kB', 'goal']
  console.log(`${table([heading, ...rows])}\n(median of ${runs})`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
