// The pages with Firebase's SDK and its Auth emulator. The browser reaches only our server and the emulator: the emulator has no
// reCAPTCHA, and the test plays Google.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { describe, expect, it, serverUrl } from '../harness/journey.ts'
import { newAddress, newNumber } from '../harness/players.ts'
import {
  askForCode,
  askForReset,
  field,
  fillSignUp,
  logIn,
  password,
  press,
  signUpByEmail,
  startPlayingAs,
  wrongCode,
} from '../harness/sign-in-forms.ts'
import { text } from '../harness/texts.ts'
import { emulatorHost } from './global-setup.ts'
import { peopleAt } from './people.ts'

const server = serverUrl()
const people = peopleAt(emulatorHost())
/** Firebase saves its sessions in a storage that the harness does not clear when it reuses a window. */
const fresh = { isNew: true }

const says = (page: Page, ...told: Parameters<typeof text>) =>
  page
    .getByText(text(...told))
    .first()
    .waitFor()

/** The link of an email, as in a Firebase project whose links lead to our server. */
async function linkTo(email: string, mode: 'verifyEmail' | 'resetPassword', back = `${server}/auth/action/`): Promise<string> {
  const oobCode = await people.mailedCode(email, mode === 'verifyEmail' ? 'VERIFY_EMAIL' : 'PASSWORD_RESET')
  return `/auth/action/?${new URLSearchParams({ mode, oobCode, apiKey: 'any-key', continueUrl: back, lang: 'en' }).toString()}`
}

describe('signing up by e-mail with Firebase', () => {
  it('signs a player in with the link of the email, and later with the password', async ({ visit }) => {
    const { page, context, noise } = await visit(fresh)
    noise.allow(/accounts:signInWithPassword/)
    const email = newAddress()
    await page.goto('/auth/sign-up/')
    await field(page, 'auth.email').waitFor()
    await expectAccessible(page)
    await signUpByEmail(page, 'amira haddad', email)
    // The login asks for the link first, and sends another email.
    await page.goto('/auth/login/')
    await logIn(page, email)
    await says(page, 'refusal.verify_email_first')
    const tab = await context.newPage()
    await tab.goto(await linkTo(email, 'verifyEmail'))
    await tab.getByText('amira haddad', { exact: true }).waitFor()
    await expect.poll(() => tab.getByText(text('auth.other_browser')).count()).toBe(0)
    await expectAccessible(tab)
    await press(tab, 'auth.confirm')
    await says(tab, 'home.hello_player', { name: 'Amira haddad' })

    const elsewhere = await visit(fresh)
    elsewhere.noise.allow(/accounts:signInWithPassword/)
    await elsewhere.page.goto('/auth/login/')
    await logIn(elsewhere.page, email, 'not the secret')
    await elsewhere.page.getByText(/^(Invalid password\.|The email address or the password is not right\.)$/).waitFor()
    await logIn(elsewhere.page, email)
    await says(elsewhere.page, 'home.hello_player', { name: 'Amira haddad' })
  })

  it('needs the password in another browser, so the owner of an address cannot confirm the account of a stranger', async ({ visit }) => {
    const thief = await visit(fresh)
    const email = newAddress()
    await thief.page.goto('/auth/sign-up/')
    await signUpByEmail(thief.page, 'Tom', email)
    const owner = await visit(fresh)
    owner.noise.allow(/accounts:signInWithPassword/)
    await owner.page.goto(await linkTo(email, 'verifyEmail'))
    await says(owner.page, 'auth.other_browser')
    await expectAccessible(owner.page)
    await press(owner.page, 'auth.confirm')
    await says(owner.page, 'auth.password_missing')
    await field(owner.page, 'auth.password').fill('a guess of the owner')
    await press(owner.page, 'auth.confirm')
    await owner.page.getByText(/^(Invalid password\.|The email address or the password is not right\.)$/).waitFor()
    // With the password the confirmation succeeds: the address may be Tom's own, on his other device.
    await field(owner.page, 'auth.password').fill(password)
    await press(owner.page, 'auth.confirm')
    await says(owner.page, 'home.hello_player', { name: 'Tom' })
  })

  it('explains in our words: a taken address, an unknown one, a disabled account, too many tries, an old link', async ({ visit }) => {
    const { page, noise } = await visit(fresh)
    noise.allow(/accounts:|identitytoolkit/)
    const email = newAddress()
    const { localId } = await people.signUp(email, password)
    await page.goto('/auth/sign-up/')
    await fillSignUp(page, 'Tom', email)
    await press(page, 'auth.sign_up')
    await says(page, 'refusal.email_in_use')
    await page.goto('/auth/login/')
    await logIn(page, newAddress())
    await page.getByText(/^(User not found\.|The email address or the password is not right\.)$/).waitFor()
    await people.call('projects/demo-trivium/accounts:update', { localId, disableUser: true })
    await logIn(page, email)
    await says(page, 'refusal.account_disabled')
    // The emulator does not count tries, so the route answers as Firebase does.
    const tooMany = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many unsuccessful login attempts.' } }
    await page.route('**/accounts:signInWithPassword*', route => route.fulfill({ status: 400, json: tooMany }))
    await logIn(page, email)
    await says(page, 'refusal.too_many_requests')
    await page.unroute('**/accounts:signInWithPassword*')
    await page.goto('/auth/action/?mode=verifyEmail&oobCode=nonsense')
    await page.getByRole('heading', { name: text('auth.link_over_title') }).waitFor()
  })
})

describe('a forgotten password at Firebase', () => {
  it('is replaced with the link of the email', async ({ visit }) => {
    const { page, noise } = await visit(fresh)
    noise.allow(/accounts:signInWithPassword/)
    const email = newAddress()
    const { idToken } = await people.signUp(email, password)
    await people.verify(email, idToken)
    await askForReset(page, email)
    await says(page, 'auth.reset_sent', { email })
    await page.goto(await linkTo(email, 'resetPassword'))
    await field(page, 'auth.password').fill('another long secret')
    await press(page, 'auth.save_password')
    await page.getByText('The passwords do not match. Please try again.').waitFor()
    await field(page, 'auth.password_again').fill('another long secret')
    await press(page, 'auth.save_password')
    await logIn(page, email, 'another long secret')
    await page.getByText(/^Hello, /).waitFor()
  })
})

describe('signing up by phone with Firebase', () => {
  it('accepts the code of the message, also after a reload, and refuses a wrong one', async ({ visit }) => {
    const { page, noise } = await visit(fresh)
    // The emulator has no settings of reCAPTCHA. The SDK continues without them.
    noise.allow(/accounts:signInWithPhoneNumber|recaptchaConfig/)
    const mobile = newNumber()
    await askForCode(page, mobile)
    const { code } = await people.sentCode(mobile)
    await page.reload()
    await page.getByLabel(text('auth.code_digit', { position: 1 })).click()
    await page.keyboard.type(wrongCode(code))
    await says(page, 'refusal.invalid_code')
    await page.keyboard.type(code)
    await startPlayingAs(page, 'bilal')
    await says(page, 'home.hello_player', { name: 'Bilal' })
  })
})

describe('Google with Firebase', () => {
  /** Plays Google: redirects to the app, with the answer in the address. */
  async function playGoogle(page: Page, answer: (asked: URLSearchParams) => Record<string, string>): Promise<void> {
    await page.route('https://accounts.google.com/**', async route => {
      const asked = new URL(route.request().url()).searchParams
      const told = new URLSearchParams({ state: asked.get('state') ?? '', ...answer(asked) })
      await route.fulfill({ status: 302, headers: { location: `${asked.get('redirect_uri')}#${told.toString()}` } })
    })
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  it('signs a player in, and stays in this window', async ({ visit }) => {
    const { page } = await visit(fresh)
    const email = newAddress()
    await playGoogle(page, asked => {
      const claims = {
        iss: 'https://accounts.google.com',
        sub: email,
        email,
        email_verified: true,
        name: 'Gina',
        nonce: asked.get('nonce'),
      }
      return { id_token: `${encode({ alg: 'none' })}.${encode({ ...claims, aud: asked.get('client_id') })}.` }
    })
    await page.goto('/auth/login/')
    await press(page, 'auth.with_google')
    await says(page, 'home.hello_player', { name: 'Gina' })
  })

  it('says so when the sign-in failed', async ({ visit }) => {
    const { page } = await visit(fresh)
    await playGoogle(page, () => ({ error: 'access_denied' }))
    await page.goto('/auth/login/')
    await press(page, 'auth.with_google')
    await says(page, 'auth.google_failed')
    await expectAccessible(page)
  })
})

describe('a player of the embedded provider', () => {
  it('finds their account again with the same email address', async ({ visit }) => {
    const { page } = await visit(fresh)
    // A sample account of the data that the server has started with.
    const email = 'treasurer@trivium.example'
    await page.goto('/auth/sign-up/')
    await signUpByEmail(page, 'Somebody', email)
    await page.goto(await linkTo(email, 'verifyEmail'))
    await press(page, 'auth.confirm')
    await says(page, 'home.hello_player', { name: 'Sample Treasurer' })
  })
})

describe('the console', () => {
  it('signs in a member of staff whose account has moved to Firebase', async ({ visit }) => {
    const { page, noise } = await visit(fresh)
    noise.allow(/accounts:signInWithPassword/)
    const email = 'editor@trivium.example'
    const { idToken } = await people.signUp(email, password)
    await people.verify(email, idToken)
    await page.goto('/admin/')
    await page.getByLabel('Address').fill(email)
    await page.getByLabel('Password').fill('not the secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(/^(Wrong password|Wrong address or password)\.$/).waitFor()
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Profile' }).waitFor()
  })
})
