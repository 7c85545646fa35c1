import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { it, itDeep } from '../harness/journey.ts'
import { signIn } from '../harness/players.ts'
import { text, textIn } from '../harness/texts.ts'

const choose = (page: Page, label: string, value: string) => page.getByLabel(label).selectOption(value)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe('settings', () => {
  it('keep theme and language over a reload', async ({ visit }) => {
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

  it('show the texts of the site in the chosen language', async ({ visit }) => {
    const { page } = await visit({ language: 'spanish' })
    for (const [address, key] of [
      ['/faq/', 'page.faq'],
      ['/about-us/', 'page.about_us'],
      ['/privacy-policy/', 'page.privacy_policy'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: textIn('spanish', key) }).waitFor()
      await expectAccessible(page)
    }
  })
})

describe('the devices of a player', () => {
  const whereSignedIn = (page: Page) => page.getByRole('region', { name: text('sessions.title') })

  it('are listed, and log each other out', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/settings/')
    await whereSignedIn(page).getByText(text('sessions.only_here')).waitFor()
    await expectAccessible(page)

    const { page: lost, noise } = await visit({ player: await signIn(inject('serverUrl'), player) })
    noise.allow(/401/)
    await lost.goto('/leaderboard/')
    await lost.getByRole('heading', { level: 1 }).waitFor()
    // Without a page it learns of its end at its next call.
    await lost.goto('about:blank')
    await page.reload()
    await expectAccessible(page)
    await whereSignedIn(page)
      .getByRole('button', { name: text('sessions.end') })
      .first()
      .click()
    await whereSignedIn(page).getByText(text('sessions.only_here')).waitFor()
    await lost.goto('/profile/')
    await lost.getByText(text('home.hello_guest')).waitFor()

    const others = [await signIn(inject('serverUrl'), player), await signIn(inject('serverUrl'), player)]
    await page.reload()
    await whereSignedIn(page)
      .getByRole('button', { name: text('sessions.end_others') })
      .click()
    const dialog = page.getByRole('dialog', { name: text('sessions.end_others_title') })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: text('sessions.end_others') }).click()
    await whereSignedIn(page).getByText(text('sessions.only_here')).waitFor()
    for (const other of others) await expect(other.ask('get_sessions', {})).rejects.toThrow()
    expect((await player.ask('get_sessions', {})).data).toMatchObject([{ is_current: true }])
  })
})

describe('the start', () => {
  itDeep('keeps the loader while the web settings fail, and goes on once they come', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/503|get_web_settings/)
    await page.route('**/api/get_web_settings', route => route.fulfill({ status: 503 }))
    await page.goto('/')
    const told = page.getByRole('status').filter({ hasText: text('start.answered_with_error') })
    await told.waitFor()
    // Screen readers do not announce anything inside aria-busy.
    await expect.poll(() => told.evaluate(element => element.closest('[aria-busy=true]'))).toBeNull()
    await expect.poll(() => page.getByRole('link').count()).toBe(0)
    await expectAccessible(page)
    await page.unroute('**/api/get_web_settings')
    await page.getByText(text('home.hello_guest')).waitFor()
  })

  it('shows the maintenance notice, and looks again when asked', async ({ visit }) => {
    const { page } = await visit()
    await page.route('**/api/get_web_settings', async route => {
      const answer = await route.fetch()
      const reply: { data: object } = await answer.json()
      await route.fulfill({ response: answer, json: { ...reply, data: { ...reply.data, maintenance: true } } })
    })
    await page.goto('/')
    await page.getByRole('heading', { name: text('maintenance.title') }).waitFor()
    await expectAccessible(page)
    // Staff must be able to sign in during maintenance, also by phone or with a new password.
    await page.goto('/auth/reset-password/')
    await page.getByRole('heading', { name: text('auth.reset_title') }).waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: text('maintenance.title') }).waitFor()
    await page.unroute('**/api/get_web_settings')
    await page.getByRole('button', { name: text('maintenance.look_again') }).click()
    await page.getByText(text('home.hello_guest')).waitFor()
  })
})

describe('two languages', () => {
  it('are said to be two, and become one with one tap', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/settings/')
    const questions = (language: 'english' | 'arabic') => page.getByLabel(textIn(language, 'settings.content_language'), { exact: true })
    await questions('english').selectOption({ label: 'English' })
    await choose(page, text('settings.interface_language'), 'arabic')
    await page.getByText(textIn('arabic', 'settings.questions_stay', { language: 'English' })).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: textIn('arabic', 'settings.questions_too', { language: 'العربية' }) }).click()
    await expect.poll(() => questions('arabic').locator('option:checked').textContent()).toBe('العربية')
    await expect.poll(async () => (await player.ask('get_user_by_id', {})).data.language).toBe('ar')
  })
})

describe('the installed app', () => {
  itDeep('opens without a connection, says so, and comes back by itself', async ({ visit }) => {
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
    await page.getByRole('link', { name: text('nav.home'), exact: true }).click()
    await page.getByText(text('state.offline')).waitFor({ state: 'hidden' })
  })
})
