// The home page must stay small: the web client's own script measures the build, and a browser loads no script that it does not count.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { budgets, homeScripts } from '../../../../web/scripts/home-scripts.ts'
import { node, root } from '../../harness/folders.ts'
import { describe, expect, it } from '../../harness/journey.ts'

/** The scripts that the page has loaded so far, by their names in the build. */
const loadedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter(file => file.endsWith('.js')),
  )

describe('the home page', () => {
  it('needs at most 150 kB of scripts for its first screen and 205 kB in all, as a guest and signed in', () => {
    const output = execFileSync(node, [join(root, 'web/scripts/measure-bundle.ts')], { encoding: 'utf8' })
    expect(output.match(new RegExp(`first screen is usable, of ${budgets.first} bytes`, 'g'))).toHaveLength(2)
    expect(output.match(new RegExp(`in all, of ${budgets.all} bytes`, 'g'))).toHaveLength(2)
  })

  it('loads for a guest only scripts that were measured', async ({ visit }) => {
    const { page } = await visit({ isPhone: true, isNew: true })
    await page.goto('/')
    await expectOnly(page, homeScripts('guest').all)
  })

  it('loads for a player only scripts that were measured', async ({ visit, player }) => {
    const { page } = await visit({ isPhone: true, isNew: true, player })
    await page.goto('/')
    await expectOnly(page, homeScripts('player').all)
  })
})

/** Waits for the last scripts: the table of pages, and a player's socket. The service worker, which other journeys test, is blocked here. */
async function expectOnly(page: Page, measured: string[]): Promise<void> {
  const awaited = measured.filter(file => /\/(routes|start-live)-/.test(file))
  await expect.poll(() => loadedBy(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(awaited))
  await page.waitForLoadState('networkidle')
  expect((await loadedBy(page)).filter(file => !measured.includes(file))).toEqual([])
}
