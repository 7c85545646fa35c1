import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { newAddress, newNumber } from '../../harness/players.ts'
import { shown } from '../../harness/playing.ts'
import { field, fillSignUp, logIn, password, press, sendCode, signUpByEmail } from '../../harness/sign-in-forms.ts'
import { text } from '../../harness/texts.ts'

const server = serverUrl()

/** Screen readers continue at the element with the focus. */
async function expectFocusOn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(element => element === document.activeElement)).toBe(true)
}

async function expectBalance(page: Page, coins: number): Promise<void> {
  await page.locator('[data-purse]', { hasText: String(coins) }).waitFor()
}

/** Fills in the form and waits for the email. @returns the link in it */
async function signUp(page: Page, name: string, email: string): Promise<string> {
  await signUpByEmail(page, name, email)
  return (await outbox(server, email)).link
}

describe('signing up by e-mail', () => {
  it('takes eight taps from the landing page to the first question, and the password only once', async ({ visit }) => {
    const { page, context } = await visit()
    const email = newAddress()
    let taps = 0
    const tap = async (part: Locator, typed?: string) => {
      await part.click()
      if (typed) await part.fill(typed)
      taps += 1
    }
    await page.goto('/')
    const signUp = page
      .getByRole('main')
      .getByRole('link', { name: text('auth.sign_up'), exact: true })
      .first()
    await signUp.waitFor()
    await expectAccessible(page)
    await tap(signUp)
    await tap(field(page, 'auth.name'), 'amira haddad')
    await tap(field(page, 'auth.email'), email)
    await tap(field(page, 'auth.password'), password)
    await expectAccessible(page)
    await tap(page.getByRole('button', { name: text('auth.sign_up'), exact: true }))
    await expectFocusOn(page.getByRole('heading', { name: text('auth.inbox_title') }))
    await expectAccessible(page)

    // The player's email program opens another tab.
    const tab = await context.newPage()
    await tab.goto((await outbox(server, email)).link)
    taps += 1
    await tab.getByText('amira haddad', { exact: true }).waitFor()
    await tab.getByText(email, { exact: true }).waitFor()
    await expect.poll(() => tab.getByText(text('auth.other_browser')).count()).toBe(0)
    await expectAccessible(tab)
    await tap(tab.getByRole('button', { name: text('auth.confirm'), exact: true }))
    await tab.getByText(text('home.hello_player', { name: 'Amira haddad' })).waitFor()
    await expectBalance(tab, 100)
    await expectAccessible(tab)
    // The waiting tab continues, too.
    await page.getByText(text('home.hello_player', { name: 'Amira haddad' })).waitFor()

    await tap(tab.getByRole('button', { name: text('home.first_start'), exact: true }))
    await shown(tab)
    expect(taps).toBe(8)
  })

  it('keeps the code of a friend and the wanted page in another browser, and the link works only once', async ({ visit, player }) => {
    const { page, noise } = await visit()
    noise.allow(/sign-up\/email/)
    const email = newAddress()
    await page.goto('/quiz-zone/food/')
    await page.getByRole('link', { name: text('auth.sign_up') }).click()
    await page.getByRole('button', { name: text('auth.have_code') }).click()
    await expectFocusOn(field(page, 'auth.referral_code'))
    await field(page, 'auth.referral_code').fill('NOBODYS1')
    await fillSignUp(page, 'Bilal', email)
    await press(page, 'auth.sign_up')
    await page.getByText(text('refusal.invalid_friends_code')).waitFor()
    await expectFocusOn(field(page, 'auth.referral_code'))
    await expectAccessible(page)
    await field(page, 'auth.referral_code').fill(player.user.refer_code)
    await press(page, 'auth.sign_up')
    await page.getByRole('heading', { name: text('auth.inbox_title') }).waitFor()
    const { link } = await outbox(server, email)

    const other = await visit({ isPhone: true })
    await other.page.goto(link)
    await other.page.getByText(text('auth.other_browser')).waitFor()
    await expectAccessible(other.page)
    await press(other.page, 'auth.confirm')
    await other.page.waitForURL('**/quiz-zone/food/')
    await expect.poll(async () => (await player.ask('get_referrals', {})).total).toBe(1)

    const late = await visit()
    late.noise.allow(/verify-email/)
    await late.page.goto(link)
    await late.page.getByRole('heading', { name: text('auth.link_used_title') }).waitFor()
    await expectAccessible(late.page)
    await late.page
      .getByRole('link', { name: text('auth.log_in'), exact: true })
      .last()
      .click()
    await logIn(late.page, email)
    await late.page.getByText(text('home.hello_player', { name: 'Bilal' })).waitFor()
  })

  it('asks for the password if a stranger has signed up with the same address', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/sign-in\/email/)
    const email = newAddress()
    const stranger = await visit()
    await stranger.page.goto('/auth/sign-up/')
    const link = await signUp(stranger.page, 'Amira', email)
    await page.goto('/auth/sign-up/')
    await signUp(page, 'Amira', email)
    // The owner opens the wrong one of the two messages.
    await page.goto(link)
    await press(page, 'auth.confirm')
    await page.getByText(text('auth.verified')).waitFor()
    await expectAccessible(page)
    await logIn(page, email, `${password} of mine`)
    await page.getByText(text('auth.wrong_credentials')).waitFor()
  })
})

describe('signing up by phone', () => {
  it('accepts the code of the message, and asks a newcomer for a name', async ({ visit }) => {
    const { page } = await visit()
    const mobile = newNumber()
    await page.goto('/auth/sign-up/')
    await page.getByRole('tab', { name: text('auth.by_phone') }).click()
    await page.getByText(`${text('auth.code_risk')} ${text('auth.code_risk_factor')}`).waitFor()
    await expectAccessible(page)
    await sendCode(page, mobile)
    await expectAccessible(page)
    await page.keyboard.type((await outbox(server, mobile)).code)
    await field(page, 'auth.name').fill('bilal')
    await expectAccessible(page)
    await press(page, 'auth.start_playing')
    await page.getByText(text('home.hello_player', { name: 'Bilal' })).waitFor()
    await expectBalance(page, 100)
  })
})

describe('a forgotten password', () => {
  it('is replaced with the link in the email', async ({ visit, player }) => {
    const { page, noise } = await visit()
    noise.allow(/sign-in\/email/)
    await page.goto('/auth/login/')
    await page.getByRole('link', { name: text('auth.forgot_password') }).click()
    await page.getByRole('heading', { name: text('auth.reset_title') }).waitFor()
    await field(page, 'auth.email').fill(player.email)
    await expectAccessible(page)
    await press(page, 'auth.send_link')
    await page.getByText(text('auth.reset_sent', { email: player.email })).waitFor()
    await expectFocusOn(page.getByRole('heading', { name: text('auth.inbox_title') }))

    await page.goto((await outbox(server, player.email, '/reset-password/')).link)
    await field(page, 'auth.password').fill(password)
    await field(page, 'auth.password_again').fill(`${password}.`)
    await expectAccessible(page)
    await press(page, 'auth.save_password')
    await page.getByText('The passwords do not match. Please try again.').waitFor()
    await expectFocusOn(field(page, 'auth.password_again'))
    await field(page, 'auth.password_again').fill(password)
    await press(page, 'auth.save_password')
    await logIn(page, player.email, player.password)
    await page.getByText(text('auth.wrong_credentials')).waitFor()
    await logIn(page, player.email, password)
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
  })
})

describe('the sign-in page', () => {
  it('leads to the home page when the player signs in in another tab', async ({ visit, player }) => {
    const { page, context } = await visit()
    await page.goto('/auth/login/')
    await field(page, 'auth.email').waitFor()
    const other = await context.newPage()
    await other.goto('/auth/login/')
    await logIn(other, player.email, player.password)
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
