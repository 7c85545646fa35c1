import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { it } from '../harness/journey.ts'
import { outbox } from '../harness/outbox.ts'
import { newAddress, newNumber } from '../harness/players.ts'
import { shown } from '../harness/playing.ts'
import {
  askForCode,
  askForReset,
  field,
  fillSignUp,
  logIn,
  password,
  press,
  sendCode,
  signUpByEmail,
  startPlayingAs,
  wrongCode,
} from '../harness/sign-in-forms.ts'
import { text } from '../harness/texts.ts'

const server = inject('serverUrl')

/** Screen readers continue at the element with the focus. */
async function expectFocusOn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(element => element === document.activeElement)).toBe(true)
}

async function expectPurse(page: Page, coins: number): Promise<void> {
  await page.locator('[data-purse]', { hasText: String(coins) }).waitFor()
}

/** Fills in the form and waits for the message. @returns its link */
async function signUp(page: Page, name: string, email: string): Promise<string> {
  await signUpByEmail(page, name, email)
  return (await outbox(server, email)).link
}

describe('signing up by e-mail', () => {
  it('leads in eight taps from the landing page to the first question, with the password typed once', async ({ visit }) => {
    const { page, context } = await visit()
    const email = newAddress()
    let taps = 0
    const tap = async (part: Locator, typed?: string) => {
      await part.click()
      if (typed) await part.fill(typed)
      taps += 1
    }
    await page.goto('/')
    await page.getByRole('link', { name: text('home.start_free') }).waitFor()
    await expectAccessible(page)
    await tap(page.getByRole('link', { name: text('home.start_free') }))
    await tap(field(page, 'auth.name'), 'amira haddad')
    await tap(field(page, 'auth.email'), email)
    await tap(field(page, 'auth.password'), password)
    await expectAccessible(page)
    await tap(page.getByRole('button', { name: text('auth.sign_up'), exact: true }))
    await expectFocusOn(page.getByRole('heading', { name: text('auth.inbox_title') }))
    await expectAccessible(page)

    // The program that reads mail opens another tab.
    const tab = await context.newPage()
    await tab.goto((await outbox(server, email)).link)
    taps += 1
    await tab.getByText('amira haddad', { exact: true }).waitFor()
    await tab.getByText(email, { exact: true }).waitFor()
    await expect.poll(() => tab.getByText(text('auth.other_browser')).count()).toBe(0)
    await expectAccessible(tab)
    await tap(tab.getByRole('button', { name: text('auth.confirm'), exact: true }))
    await tab.getByText(text('home.hello_player', { name: 'Amira haddad' })).waitFor()
    await expectPurse(tab, 100)
    await expectAccessible(tab)
    // The tab that was waiting goes on, too.
    await page.getByText(text('home.hello_player', { name: 'Amira haddad' })).waitFor()

    await tap(tab.getByRole('button', { name: text('home.first_start'), exact: true }))
    await shown(tab)
    expect(taps).toBe(8)
  })

  it('keeps the code of a friend and the way, though the link is opened in another browser; it works once', async ({ visit, player }) => {
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

  it('asks for the password where somebody else has signed up with the address, too', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/sign-in\/email/)
    const email = newAddress()
    const stranger = await visit()
    await stranger.page.goto('/auth/sign-up/')
    const link = await signUp(stranger.page, 'Amira', email)
    await page.goto('/auth/sign-up/')
    await signUp(page, 'Amira', email)
    // Of the two messages the owner opens the wrong one.
    await page.goto(link)
    await press(page, 'auth.confirm')
    await page.getByText(text('auth.verified')).waitFor()
    await expectAccessible(page)
    await logIn(page, email, `${password} of mine`)
    await page.getByText(text('auth.wrong_credentials')).waitFor()
  })

  // ASVS V6.2.6, V6.2.7
  it('says what is wrong beside the field, keeps what was typed, and shows the password', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/auth/sign-up/')
    await field(page, 'auth.name').fill('Tom')
    await field(page, 'auth.email').fill('tom@')
    await field(page, 'auth.password').fill(password)
    await expect.poll(() => page.getByRole('textbox', { name: text('auth.referral_code') }).count()).toBe(0)
    await expect.poll(() => field(page, 'auth.password').getAttribute('type')).toBe('password')
    // Password managers know the field, and nothing keeps anybody from pasting.
    await expect.poll(() => field(page, 'auth.password').getAttribute('autocomplete')).toBe('new-password')
    const takesPaste = (input: HTMLElement) => input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
    expect(await field(page, 'auth.password').evaluate(takesPaste)).toBe(true)
    await press(page, 'auth.show_password')
    await expect.poll(() => field(page, 'auth.password').getAttribute('type')).toBe('text')
    await press(page, 'auth.sign_up')
    await page.getByText(text('refusal.invalid_email')).waitFor()
    await page.getByText(text('auth.password_rule')).waitFor()
    await field(page, 'auth.email').fill('')
    await field(page, 'auth.password').fill('short')
    await press(page, 'auth.sign_up')
    await page.getByText(text('auth.email_missing')).waitFor()
    await expect.poll(() => page.getByText(text('auth.password_rule')).count()).toBe(1)
    await expect.poll(() => field(page, 'auth.name').inputValue()).toBe('Tom')
    await expectAccessible(page)
    // An invitation unfolds the field for its code.
    await page.goto('/auth/sign-up/?ref=FRIENDS2')
    await expect.poll(() => field(page, 'auth.referral_code').inputValue()).toBe('FRIENDS2')
  })

  it('asks for verification before it lets anybody in', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/sign-in\/email/)
    const email = newAddress()
    await page.goto('/auth/sign-up/')
    const link = await signUp(page, 'Tom', email)
    // Sending again is possible only after a minute, but the disabled button must be focusable.
    const again = page.locator('button[aria-disabled=true]')
    await again.focus()
    await expectFocusOn(again)
    await page.goto('/auth/login/')
    await logIn(page, email)
    await page.getByText(text('refusal.verify_email_first')).waitFor()
    await page.getByText(text('auth.inbox_text', { email: `\u2066${email}\u2069` })).waitFor()
    // A truncated link confirms nothing and says so.
    noise.allow(/verify-email/)
    await page.goto(link.slice(0, -5))
    await page.getByRole('heading', { name: text('auth.link_over_title') }).waitFor()
    await expectAccessible(page)
    // A press that gets no reply can be repeated, whether it went through or not.
    await page.goto(link)
    await page.route('**/identity/token', route => route.abort('failed'))
    noise.allow(/identity\/token/)
    await press(page, 'auth.confirm')
    await page.getByText(text('error.no_answer')).waitFor()
    await page.unroute('**/identity/token')
    await press(page, 'auth.confirm')
    await page.getByText(text('home.hello_player', { name: 'Tom' })).waitFor()
  })
})

describe('signing up by phone', () => {
  it('takes the code of the message and asks a newcomer for a name', async ({ visit }) => {
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
    await expectPurse(page, 100)
  })

  it('refuses a wrong code and goes on with the right one', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/phone-number\/verify/)
    const mobile = newNumber()
    await askForCode(page, mobile)
    const { code } = await outbox(server, mobile)
    await page.keyboard.type(wrongCode(code))
    await page.getByText(text('refusal.invalid_code')).waitFor()
    // The fields are cleared and the first one has the focus.
    await expectFocusOn(page.getByLabel(text('auth.code_digit', { position: 1 })))
    // Arabic digits must work, too.
    await page.keyboard.type(code.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
    await field(page, 'auth.name').waitFor()
  })

  it('needs no second code when the network fails after the first, or the page is loaded anew', async ({ visit }) => {
    const { page, noise } = await visit()
    noise.allow(/check_user_exists/)
    const mobile = newNumber()
    await askForCode(page, mobile)
    await page.route('**/api/check_user_exists', route => route.abort('failed'))
    await page.keyboard.type((await outbox(server, mobile)).code)
    await page.getByText(text('error.no_answer')).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/check_user_exists')
    await press(page, 'action.retry')
    await field(page, 'auth.name').waitFor()
    await page.reload()
    await startPlayingAs(page, 'bilal')
    await page.getByText(text('home.hello_player', { name: 'Bilal' })).waitFor()
  })
})

describe('a forgotten password', () => {
  it('is replaced over the link in the message', async ({ visit, player }) => {
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

  it('does not tell a stranger which addresses have accounts', async ({ visit }) => {
    const { page } = await visit()
    const email = newAddress()
    await askForReset(page, email)
    await page.getByText(text('auth.reset_sent', { email })).waitFor()
  })
})

describe('the page to sign in', () => {
  it('makes way when another tab has signed in', async ({ visit, player }) => {
    const { page, context } = await visit()
    await page.goto('/auth/login/')
    await field(page, 'auth.email').waitFor()
    const other = await context.newPage()
    await other.goto('/auth/login/')
    await logIn(other, player.email, player.password)
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  it('offers Google alone, says when that went wrong, and waits no longer for who comes back', async ({ visit }) => {
    const { page } = await visit()
    await page.route('**/api/get_web_settings', async route => {
      const response = await route.fetch()
      const reply = await response.json()
      const providers = { ...reply.data.providers, google: true, email: false, phone: false }
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, providers } } })
    })
    // The request to Google never gets a reply.
    await page.route('**/identity/sign-in/social', () => {})
    await page.goto('/auth/login/?from=google&error=access_denied')
    await page.getByText(text('auth.google_failed')).waitFor()
    const google = page.getByRole('button', { name: text('auth.with_google') })
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
    await google.click()
    await expect.poll(() => google.getAttribute('aria-disabled')).toBe('true')
    await expectFocusOn(google)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => google.getAttribute('aria-disabled')).toBeNull()
  })
})
