// Takes a screenshot of every page of the console on a tablet and a desktop, in light and dark, into e2e/screenshots/. The pages show
// a demo with some days of data. `node e2e/src/console-screenshots.ts [parts of file names]`

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildWeb } from './harness/servers/build-web.ts'
import { openConsole, sampleAdministrator } from './harness/console.ts'
import { root } from './harness/folders.ts'
import { signIn } from './harness/players.ts'
import { startServer } from './harness/servers/server.ts'
import { BrowserSessions } from './harness/browser-sessions.ts'
import { launchBrowser } from './harness/browser.ts'

const sizes = { tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`)
  // Paths of the console differ only after the #, so `goto` neither loads the page again nor waits for its requests.
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Takes the whole page, because the server's lists differ in length. */
async function photograph(page: Page, path: string, file: string): Promise<void> {
  await open(page, path)
  await page.screenshot({ path: file, fullPage: true })
}

/** The pages of the menu, the forms that create something, and the first entry of each list. */
async function pagesOf(page: Page): Promise<Map<string, string>> {
  const parts = await page.getByRole('menuitem').evaluateAll(items => items.map(item => item.getAttribute('href') ?? ''))
  const pages = new Map<string, string>()
  for (const part of parts) {
    const name = part.replaceAll(/\W+/g, '') || 'dashboard'
    pages.set(name, part)
    await open(page, part)
    const links = await page.locator('main a[href^="#/"]').evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
    const isNew = (link: string) => /\/create(\?|$)/.test(link)
    const [create, one] = [links.find(isNew), links.find(link => link.startsWith(`${part}/`) && !isNew(link))]
    if (create) pages.set(`${name}-new`, create)
    const opened = one ?? (await openFirst(page))
    if (opened) pages.set(`${name}-one`, opened)
  }
  return pages
}

/** @returns the path that a click on the first row opens, or null */
async function openFirst(page: Page): Promise<string | null> {
  const cell = page.locator('main tbody tr td.RaDatagrid-rowCell').first()
  if ((await cell.count()) === 0) return null
  const before = page.url()
  await cell.click()
  await page.waitForURL(url => url.href !== before, { timeout: 2_000 }).catch(() => {})
  return page.url() === before ? null : new URL(page.url()).hash
}

async function main(parts: string[]): Promise<void> {
  const folder = join(root, 'e2e/screenshots')
  await mkdir(folder, { recursive: true })
  await buildWeb()
  const server = await startServer(undefined, { DEMO: '1', DEMO_DAYS: '5' })
  const sessions = new BrowserSessions(await launchBrowser(), server.url)
  try {
    const visitor = await sessions.visitor()
    const page = await openConsole(visitor, await signIn(server.url, sampleAdministrator))
    const pages = await pagesOf(page)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const [name, path] of pages) {
          const file = `console-${name}-${size}-${colorScheme}`
          if (parts.some(part => file.includes(part))) await photograph(page, path, join(folder, `${file}.png`))
        }
      }
    }
    console.log(`Pictures of ${[...pages].map(page => page.join(' ')).join(', ')} in ${folder}`)
  } finally {
    await sessions.leave()
    await server.stop()
  }
}

await main(process.argv.slice(2))
// The browser of these sessions ends with this process.
process.exit()
