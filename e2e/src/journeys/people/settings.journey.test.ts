import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { doorLink } from '../../harness/playing.ts'
import { text, textIn } from '../../harness/texts.ts'

const choose = (page: Page, label: string, value: string) => page.getByLabel(label).selectOption(value)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe('settings', () => {
  it('keep theme and language after a reload', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/settings/')
    await expectAccessible(page)
    const byDay = await background(page)
    await page.getByRole('radiogroup').getByText(text('settings.theme_dark')).click()
    await expect.poll(() => background(page)).not.toBe(byDay)
    const byNight = await background(page)
    await choose(page, text('settings.interface_language'), 'arabic')
    await page.getByRole('heading', { name: textIn('arabic', 'settings.languages') }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: textIn('arabic', 'settings.languages') }).waitFor()
    await expect.poll(() => page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual(['rtl', 'ar'])
    await expect.poll(() => background(page)).toBe(byNight)
  })
})

describe('the installed app', () => {
  itDeep('opens without a connection, says so, and recovers by itself when the connection is back', async ({ visit }) => {
    const { page, context, noise } = await visit({ hasServiceWorker: true })
    noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.getByText(text('home.hello_guest')).waitFor()
    const health = await page.goto('/healthz')
    expect([health?.fromServiceWorker(), health?.headers()['content-type']]).toEqual([false, 'application/json; charset=utf-8'])
    await context.setOffline(true)
    await page.goto('/settings/')
    await page.getByText(text('state.offline')).waitFor()
    const second = await context.newPage()
    await second.goto('/')
    await second.getByText(text('start.offline')).waitFor()
    await context.setOffline(false)
    await second.getByText(text('home.hello_guest')).waitFor()
    await doorLink(page, 'today').click()
    await page.getByText(text('state.offline')).waitFor({ state: 'hidden' })
  })
})
