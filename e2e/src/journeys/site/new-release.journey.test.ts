// A page that opened before a release still works after it, although the new release has none of the files that the page asks for.

import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App } from '@trivium/server/operations/app-types'
import { createApp } from '@trivium/server/app'
import { readConfig } from '@trivium/server/platform/config/config'
import { type Database, openDatabase } from '@trivium/server/platform/db/connect'
import { root } from '../../harness/folders.ts'
import { describe, it } from '../../harness/journey.ts'
import { joined } from '../../harness/live.ts'
import { newDataFolder } from '../../harness/servers/data-folder.ts'
import { newPlayer } from '../../harness/players.ts'
import { freePort, identitySecret } from '../../harness/servers/run-server.ts'
import { text } from '../../harness/texts.ts'

const dist = join(root, 'web/dist')

/** The web folder of a release whose files all have other names. */
async function laterRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivium-later-'))
  await cp(join(dist, 'index.html'), join(folder, 'index.html'))
  await mkdir(join(folder, 'assets'))
  return folder
}

async function listen(database: Database, dataDir: string, port: number, webRoot: string): Promise<App> {
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1' }
  const config = readConfig({ ...env, IDENTITY_SECRET: identitySecret })
  const app = await createApp({ config, database, webRoot })
  await app.http.listen({ port, host: '127.0.0.1' })
  return app
}

describe('a page that is open while a release takes over', () => {
  it('still opens a page that it has not loaded before, and draws its formulas', async ({ visit }) => {
    it.setTimeout(240_000)
    const { dataDir, databaseUrl, remove } = await newDataFolder()
    const database = await openDatabase({ databaseUrl, dataDir })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const later = await laterRelease()
    let app = await listen(database, dataDir, port, dist)
    try {
      const { page, noise } = await visit({ url, player: await newPlayer(url) })
      noise.allow(/WebSocket|ERR_CONNECTION|Failed to load|Failed to fetch|no answer|net::/)
      // The page has to finish the loads that it starts by itself: it cannot get a file while no server runs.
      const isWhole = joined(page)
      await page.goto('/math-mania/')
      await isWhole
      const category = page.getByRole('link', { name: /Algebra/ })
      await category.waitFor()
      await app.runJob('save_page_files')
      await app.close()
      app = await listen(database, dataDir, port, later)
      await category.click()
      await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
      // Longer than usual: the server shares its process with this journey, and the page has just lost its connection.
      await page.locator('h1 .katex, li .katex').first().waitFor({ timeout: 40_000 })
      await page.context().close()
    } finally {
      await app.close()
      await database.close()
      await remove()
      await rm(later, { recursive: true })
    }
  })
})
