// Takes the pictures of the manuals into docs/pictures/manuals/: screens of the console on a demo, as the sample staff see them.
// `node_modules/.bin/node e2e/src/manual-pictures.ts [parts of file names]`

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { launchBrowser } from './harness/browser.ts'
import { BrowserSessions } from './harness/browser-sessions.ts'
import { openConsole, sampleAdministrator } from './harness/console.ts'
import { root } from './harness/folders.ts'
import { signIn } from './harness/players.ts'
import { buildWeb } from './harness/servers/build-web.ts'
import { startServer } from './harness/servers/server.ts'

const staff = {
  editor: { name: 'Sample Editor', email: 'editor@trivium.example', password: 'edit-the-sample' },
  examiner: { name: 'Sample Examiner', email: 'examiner@trivium.example', password: 'test-the-sample' },
  treasurer: { name: 'Sample Treasurer', email: 'treasurer@trivium.example', password: 'fund-the-sample' },
  administrator: sampleAdministrator,
}

interface Picture {
  /** The name of the file, without its ending. */
  name: string
  role: keyof typeof staff
  path: string
  /** What to press to get there from the path. */
  steps?: (page: Page) => Promise<void>
  /** Is scrolled to the top of the picture, as soon as it is there. */
  shows?: (page: Page) => Locator
}

/** Opens the row of a list that has this text. */
const row = (text: string) => async (page: Page) =>
  page.locator('main tbody tr', { hasText: text }).first().locator('td.RaDatagrid-rowCell').nth(1).click()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first()
const find = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
const suspect = 'Which city is the capital of Australia'

const pictures: readonly Picture[] = [
  { name: 'editor-questions', role: 'editor', path: 'questions?sort=facility&order=ASC' },
  { name: 'editor-figures', role: 'editor', path: `questions${find({ q: suspect })}`, steps: row(suspect), shows: heading('Statistics') },
  { name: 'editor-import', role: 'editor', path: 'imports/create' },
  { name: 'editor-reports', role: 'editor', path: 'reports' },
  { name: 'editor-report', role: 'editor', path: 'reports', steps: row(suspect), shows: heading(suspect) },
  { name: 'examiner-exams', role: 'examiner', path: 'exams' },
  { name: 'examiner-board', role: 'examiner', path: 'exams', steps: row('mid-term'), shows: page => page.getByRole('tablist') },
  { name: 'treasurer-payouts', role: 'treasurer', path: 'payouts' },
  { name: 'treasurer-dashboard', role: 'treasurer', path: '' },
]

const size = { width: 1420, height: 860 }

async function take(page: Page, { name, path, steps, shows }: Picture, folder: string): Promise<void> {
  await page.goto(`/admin/#/${path}`)
  // Paths of the console differ only after the #, so `goto` alone would not load the page again.
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  if (steps) {
    const before = page.url()
    await steps(page)
    await page.waitForURL(url => url.href !== before)
  }
  if (shows) {
    await shows(page).waitFor()
    await page.waitForLoadState('networkidle')
    // Below the bar of the console, which stays at the top.
    await shows(page).evaluate(element => {
      element.scrollIntoView()
      scrollBy(0, -80)
    })
  }
  await writeFile(join(folder, `${name}.webp`), await smallPictureOf(page))
}

/** scripts/checks/manuals.test.ts allows this much. */
const largest = 60_000

async function smallPictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  for (const quality of [40, 30, 20]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= largest) return picture
  }
  throw new Error(`A picture of ${page.url()} is too large.`)
}

async function main(parts: string[]): Promise<void> {
  const folder = join(root, 'docs/pictures/manuals')
  await mkdir(folder, { recursive: true })
  await buildWeb()
  const server = await startServer(undefined, { DEMO: '1' })
  const sessions = new BrowserSessions(await launchBrowser(), server.url)
  try {
    for (const picture of pictures.filter(({ name }) => parts.length === 0 || parts.some(part => name.includes(part)))) {
      const visitor = await sessions.visitor({ isNew: true })
      await visitor.page.setViewportSize(size)
      const page = await openConsole(visitor, await signIn(server.url, staff[picture.role]))
      await take(page, picture, folder)
    }
  } finally {
    await sessions.leave()
    await server.stop()
  }
}

await main(process.argv.slice(2))
// The browser of these sessions ends with this process.
process.exit()
