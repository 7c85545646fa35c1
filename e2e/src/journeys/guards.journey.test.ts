import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { newStaff } from '../harness/console.ts'
import { it, itDeep } from '../harness/journey.ts'
import { field, press } from '../harness/sign-in-forms.ts'
import { text } from '../harness/texts.ts'

/** The gated pages, copied from section 2 of the specification. */
const gated = [
  '/quiz-zone/',
  '/fun-and-learn/',
  '/guess-the-word/',
  '/self-learning/',
  '/contest-play/',
  '/random-battle/',
  '/group-battle/',
  '/audio-questions/',
  '/math-mania/',
  '/exam-module/',
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/profile/',
  '/profile/play-bookmark-questions/',
  '/profile/statistics/',
  '/profile/test-report/',
  '/play-bookmark-questions/',
  '/multi-match-questions/',
  '/create-test-questions/',
]
const forGuests = ['/auth/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/']

const path = (page: Page) => new URL(page.url()).pathname
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const kept: { state: { token: string | null } } = JSON.parse(localStorage.getItem('root') ?? '{"state":{"token":null}}')
    return kept.state.token
  })

describe('a guest', () => {
  itDeep('is sent to the login from every page that needs a player', { timeout: 120_000 }, async ({ visit }) => {
    const { page } = await visit()
    for (const address of gated) {
      await page.goto(address)
      await page.getByText(text('auth.login_first')).waitFor()
      await page.getByRole('heading', { name: text('auth.login_title') }).waitFor()
      await expect.poll(() => path(page), { message: address }).toBe('/auth/login/')
    }
  })

  it('is sent to the login from deep inside a gated place, too', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/quiz-zone/food/')
    await page.getByText(text('auth.login_first')).waitFor()
    await expectAccessible(page)
  })

  it('comes after signing in to where they wanted to go', async ({ visit, player }) => {
    const { page } = await visit()
    await page.goto('/quiz-zone/food/')
    await page.getByLabel(text('auth.email'), { exact: true }).fill(player.email)
    await page.getByLabel(text('auth.password'), { exact: true }).fill(player.password)
    await page.getByRole('button', { name: text('auth.log_in'), exact: true }).click()
    await page.waitForURL('**/quiz-zone/food/')
  })
})

describe('a signed-in player', () => {
  it('is sent home from every page for guests', async ({ visit, player }) => {
    const { page } = await visit({ player })
    for (const address of forGuests) {
      await page.goto(address)
      await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
      await expect.poll(() => path(page), { message: address }).toBe('/')
    }
  })

  itDeep('finds a page at every one of these addresses', { timeout: 120_000 }, async ({ visit, player }) => {
    const { page } = await visit({ player })
    for (const address of gated) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('heading', { name: text('not_found.title') }).count(), address).toBe(0)
      await expect.poll(() => path(page), { message: address }).toBe(address)
    }
  })

  it('finds the contests that can be played at the address of their rounds', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/contest-play/')
    await page.getByRole('heading', { name: text('contest.title_live') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('contest.list') }).click()
    await expect.poll(() => path(page)).toBe('/contest/')
  })

  it('is signed out and sent home by a 401', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/401/)
    await page.goto('/quiz-zone/')
    await page
      .getByRole('link', { name: text('home.categories') })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    // Leaves the page first: an open page would learn of the sign-out over its socket.
    await page.goto('about:blank')
    await player.ask('logout', {})
    await page.goto('/profile/')
    await page.getByText(text('home.hello_guest')).waitFor()
    await expect.poll(() => path(page)).toBe('/')
    await expect.poll(() => tokenOf(page)).toBe(null)
  })

  it('whose account is deactivated while they are there is told so at once, and again at the next login', async ({ visit, player }) => {
    const ada = await newStaff(inject('serverUrl'), ['administrator'])
    const { page, noise } = await visit({ player })
    noise.allow(/401|403/)
    await page.goto('/')
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
    await page.waitForLoadState('networkidle')
    const said = page.getByText('Your account has been deactivated! Please contact admin.')
    await ada.ask('deactivate_player', { account_id: player.user.id, reason: 'Cheating.' })
    await said.waitFor()
    await page.getByText(text('home.hello_guest')).waitFor()
    await page.goto('/auth/login/')
    await field(page, 'auth.email').fill(player.email)
    await field(page, 'auth.password').fill(player.password)
    await press(page, 'auth.log_in')
    await said.waitFor()
    // Another browser of theirs, which was closed meanwhile: its very first call is told.
    const { page: other, noise: otherNoise } = await visit({ player })
    otherNoise.allow(/401/)
    await other.goto('/profile/')
    await other.getByText('Your account has been deactivated! Please contact admin.').waitFor()
    await expect.poll(() => path(other)).toBe('/')
  })

  it.for(['/profile/', '/quiz-zone/', '/leaderboard/'])(
    'whose session has ended before the browser was opened is sent home from %s by the very first call',
    async (address, { visit, player }) => {
      await player.ask('logout', {})
      const { page, noise } = await visit({ player })
      noise.allow(/401/)
      await page.goto(address)
      await page.getByText(text('home.hello_guest')).waitFor()
      await expect.poll(() => path(page)).toBe('/')
      await expect.poll(() => tokenOf(page)).toBe(null)
      expect(await page.getByText(text('auth.login_first')).count()).toBe(0)
    },
  )

  // ASVS V7.4.4, V14.3.1
  it('is signed out in every tab at once', async ({ visit, player }) => {
    const { page, context } = await visit({ player })
    const other = await context.newPage()
    await other.goto('/leaderboard/')
    await page.goto('/settings/')
    // A page that still asks while the session ends is refused, and says so in its console.
    for (const one of [other, page]) {
      await one.getByRole('heading', { level: 1 }).waitFor()
      await one.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: text('settings.log_out') }).click()
    await page.getByText(text('home.hello_guest')).waitFor()
    await other.getByText(text('home.hello_guest')).waitFor()
    // Nothing of the player stays in the browser.
    for (const one of [other, page]) {
      const kept = () => one.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerText]))
      await expect.poll(kept).not.toContain(player.name)
      await expect.poll(kept).not.toContain(player.email)
    }
  })
})

describe('an address without a page', () => {
  it('says so and leads home', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/no/such/page/')
    await page
      .getByRole('heading', { name: text('not_found.title') })
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('not_found.home') }).click()
    await page.getByText(text('home.hello_guest')).waitFor()
  })
})
