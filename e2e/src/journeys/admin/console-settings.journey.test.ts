import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { text, textIn } from '../../harness/texts.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const find = (page: Page, label: string, words: string) => page.getByRole('searchbox', { name: label }).fill(words)
const said = (page: Page, words: string) => page.getByText(words).first().waitFor()
const shots = process.env.SHOTS

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

async function backUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a backup now' }).click()
  const button = page.getByRole('button', { name: /^Download trivium-/ })
  await button.waitFor({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^trivium-\d{8}-\d{6}-asked\.zip$/)
  await page.getByRole('button', { name: 'Run a drill' }).click()
  await page.getByText('passed', { exact: true }).waitFor({ timeout: 90_000 })
}

describe('an administrator in the console', () => {
  it('changes settings and texts, and players see the changes at once', async ({ serve, visit }) => {
    it.setTimeout(120_000)
    const { url } = await serve()
    const ada = await newStaff(url, ['administrator'])
    const visitor = await visit({ url })
    visitor.noise.allow(/400|set_settings/)
    const page = await openConsole(visitor, ada)
    await page.getByRole('heading', { name: 'Service status' }).waitFor()
    await page.getByRole('img', { name: /^Plays: / }).waitFor()
    await look(page, 'dashboard')

    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await find(page, 'Search all settings', 'app_name')
    await card(page, 'app_name').getByRole('textbox').fill('')
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await card(page, 'app_name').getByRole('alert').waitFor()
    await card(page, 'app_name').getByRole('textbox').fill('Quizzery')
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await said(page, 'App name is saved: Quizzery.')
    await card(page, 'app_name').getByText('not the default').waitFor()
    await look(page, 'settings')
    const { page: player } = await visit({ url })
    await player.goto('/')
    await expect.poll(() => player.title()).toContain('Quizzery')

    await card(page, 'app_name').getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).waitFor()
    await look(page, 'history')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await said(page, 'App name was restored.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await find(page, 'Search all settings', 'home_hero')
    const hero = card(page, 'home_hero')
    await hero.getByRole('button', { name: 'Add' }).click()
    await hero.getByLabel('Language code').fill('en')
    await hero.getByLabel('Title').fill('Quiz with us')
    await hero.getByLabel('Text').fill('Every day')
    await look(page, 'entries')
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await said(page, 'Home hero is saved: one entry.')
    const { page: guest } = await visit({ url })
    await guest.goto('/')
    await guest.getByRole('heading', { name: 'Quiz with us', level: 1 }).waitFor()
    await find(page, 'Search all settings', 'badges')
    const badge = card(page, 'badges').getByRole('group', { name: 'Badges, Dashing debut' })
    await badge.getByLabel('Reward').fill('7')
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await said(page, 'Badges is saved: 15 entries.')
    await card(page, 'badges').getByText('not the default').waitFor()

    await page.getByRole('menuitem', { name: 'Interface texts' }).click()
    await find(page, 'Search in keys and words', 'settings.interface_language')
    const row = card(page, 'settings.interface_language')
    await row.getByRole('textbox').fill('Tongue')
    await row.getByRole('button', { name: 'Save' }).click()
    await row.getByText('overridden').waitFor()
    await look(page, 'texts')

    await page.getByRole('menuitem', { name: 'Languages' }).click()
    await page.getByRole('textbox', { name: 'New language of the interface (code)' }).fill('fa')
    await page.getByRole('button', { name: 'Add' }).first().click()
    await page.getByRole('switch', { name: /^Players can choose فارسی/ }).click()
    await said(page, 'فارسی was changed.')
    await look(page, 'languages')

    const { page: other } = await visit({ url })
    await other.goto('/settings/')
    await other.getByLabel('Tongue').selectOption('fa')
    await expect.poll(() => other.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['fa', 'rtl'])
    await other.reload()
    await other.getByRole('heading', { name: text('settings.languages') }).waitFor()
    await expect.poll(() => other.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await other.getByLabel('Tongue').selectOption('arabic')
    await other.getByRole('heading', { name: textIn('arabic', 'settings.languages') }).waitFor()
  })

  // A backup may take a minute on a busy machine, and a drill one and a half.
  itDeep('edits a page of the site, runs a job, and makes a backup that a drill restores', async ({ serve, visit }) => {
    it.setTimeout(240_000)
    const { url } = await serve()
    const ada = await newStaff(url, ['administrator'])
    const page = await openConsole(await visit({ url }), ada, 'pages')
    await page.getByRole('link', { name: 'About us (English)' }).click()
    // The shipped text has line breaks within paragraphs. The editor shows none of them.
    await expect.poll(() => page.locator('.ProseMirror p').allTextContents()).toContainEqual(expect.stringMatching(/^[^\n]{40,}$/))
    expect(await page.locator('.ProseMirror').textContent()).not.toContain('\n')
    await page.locator('.ProseMirror').fill('We are {{app_name}}, and nobody else.')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('region', { name: 'Preview' }).getByText('We are Trivium, and nobody else.').waitFor()
    await look(page, 'page')
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Players see it now.')
    const { page: player } = await visit({ url })
    await player.goto('/about-us/')
    await player.getByText('We are Trivium, and nobody else.').waitFor()

    await page.getByRole('menuitem', { name: 'Jobs' }).click()
    await page.getByRole('button', { name: 'Run count_stats' }).click()
    await said(page, 'count_stats has started.')
    await look(page, 'jobs')

    await page.getByRole('menuitem', { name: 'Backups' }).click()
    // PostgreSQL has its own backup tools, and the page names them.
    if (process.env['TEST_DATABASE_URL']) await page.getByText('pg_dump --format=custom').waitFor()
    else await backUp(page)
    await look(page, 'backups')
  })
})
