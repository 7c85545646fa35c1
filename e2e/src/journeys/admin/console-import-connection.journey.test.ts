// An editor imports over a bad connection: an upload breaks off, replies are slow, the server stops during the import.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'

/** How long a page may wait: the server reads and imports files in a background job. */
const patienceMs = 60_000
const status = (page: Page, said: RegExp) => page.getByRole('status').filter({ hasText: said }).waitFor({ timeout: patienceMs })

function fileOf(name: string, rows: number, mark = '') {
  const lines = Array.from(
    { length: rows },
    (_, row) => `How much is ${row} and ${row + 1} (${mark})?,${2 * row + 1},${2 * row + 2},A,Sums ${mark}`,
  )
  return { name, mimeType: 'text/csv', buffer: Buffer.from(['question,A,B,correct,category', ...lines].join('\n')) }
}

const choose = (page: Page, ...files: ReturnType<typeof fileOf>[]) => page.getByLabel('Files', { exact: true }).setInputFiles(files)

describe('an import over a bad connection', () => {
  it('names the file that was not uploaded, uploads it again, and shows replies that take longer than a second', async ({ visit }) => {
    it.setTimeout(180_000)
    const edda = await newStaff(serverUrl(), ['editor'])
    const visitor = await visit()
    visitor.noise.allow(/upload_import|ERR_FAILED/)
    const page = await openConsole(visitor, edda, 'imports')
    // The route stays: taking it away while the second upload begins can leave that one hanging in the browser.
    let isCut = false
    await page.route('**/upload_import', route => {
      if (isCut) return route.continue()
      isCut = true
      return route.abort()
    })
    const mark = String(edda.user.id)
    await choose(page, fileOf('cut.csv', 2, mark), fileOf('whole.csv', 2, `${mark} again`))
    await page.getByRole('button', { name: 'Upload 2 files' }).click()
    const entry = (name: string) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })
    await entry('whole.csv').getByRole('link', { name: /Ready/ }).waitFor({ timeout: patienceMs })
    await entry('cut.csv').getByText('Not uploaded: The server did not answer.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const link = entry('cut.csv').getByRole('link', { name: /Ready/ })
    await link.waitFor({ timeout: patienceMs })

    let asked = 0
    await page.route('**/get_import', async route => {
      asked += 1
      const isEarly = asked <= 3
      const reply: { data: object } = await (await route.fetch()).json()
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.fulfill({ json: isEarly ? { ...reply, data: { ...reply.data, state: 'reading' } } : reply })
    })
    await link.click()
    await status(page, /Reading the file/)
    await status(page, /Ready/)
    await page.getByRole('button', { name: 'Import 2 questions' }).waitFor()
  })

  it('tells the editor that the server is away, and continues when the server is back', async ({ serve, visit }) => {
    it.setTimeout(240_000)
    const server = await serve()
    const edda = await newStaff(server.url, ['editor'])
    const visitor = await visit({ url: server.url })
    visitor.noise.allow(/ERR_|get_import|run_import/)
    const page = await openConsole(visitor, edda, 'imports')
    await choose(page, fileOf('long.csv', 3000))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await status(page, /Ready/)
    // The route makes the page wait until the server has stopped, however fast the server imports.
    let isHeld = true
    let state = ''
    await page.route('**/get_import', async route => {
      const response = await route.fetch().catch(() => null)
      const reply: { data: { state: string } } | null = response && (await response.json())
      if (!reply) return route.abort()
      state = reply.data.state
      await route.fulfill({ json: isHeld ? { ...reply, data: { ...reply.data, state: 'running' } } : reply })
    })
    const accepted = page.waitForResponse('**/run_import')
    await page.getByRole('button', { name: 'Import 3,000 questions' }).click()
    await accepted
    await status(page, /Importing/)
    // If the server stopped during the import, it would import nothing and say so a minute later.
    await expect.poll(() => state, { timeout: patienceMs }).toBe('done')
    await server.kill()
    await page.getByText('The server could not be reached. Try again.').first().waitFor()
    await expectAccessible(page)
    isHeld = false
    await server.startAgain()
    await page
      .locator('[role=status]')
      .filter({ hasText: /Imported/ })
      .waitFor({ timeout: patienceMs })
    await page.getByText('The server could not be reached').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo this import' }).waitFor()
  })
})
