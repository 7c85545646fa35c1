// Takes screenshots of the console's import and export: uploads, previews, the form of each question type, the export. On a phone
// and a desktop, in light and dark, into e2e/screenshots/. `node e2e/src/import-screenshots.ts [patterns of file names]`

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildWeb } from './harness/servers/build-web.ts'
import { newStaff, openConsole } from './harness/console.ts'
import { root } from './harness/folders.ts'
import { startServer } from './harness/servers/server.ts'
import { BrowserSessions } from './harness/browser-sessions.ts'
import { launchBrowser } from './harness/browser.ts'
import { type ImportScene, importScenes } from './screenshots/screens/import-scenes.ts'
import { writeTypeBank } from './screenshots/type-bank.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const folder = join(root, 'e2e/screenshots')

async function photograph(page: Page, { name }: ImportScene): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`), fullPage: true })
    }
  }
}

async function main(patterns: string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await buildWeb()
  const server = await startServer()
  const sessions = new BrowserSessions(await launchBrowser(), server.url)
  try {
    const bank = await writeTypeBank(server.url)
    const editor = await newStaff(server.url, ['editor'], 'Ada Editor')
    const page = await openConsole(await sessions.visitor(), editor, 'imports')
    for (const scene of importScenes.filter(({ name }) => patterns.some(pattern => new RegExp(pattern).test(name)))) {
      await page.setViewportSize(sizes.desk)
      await page.goto(`/admin/#/${scene.path(bank)}`)
      await page.reload()
      try {
        await scene.show(page)
        await photograph(page, scene)
      } catch (error) {
        console.error(`${scene.name}: ${String(error)}`)
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  } finally {
    await sessions.leave()
    await server.stop()
  }
}

const patterns = process.argv.slice(2)
await main(patterns.length > 0 ? patterns : [''])
// The browser of these sessions ends with this process.
process.exit()
