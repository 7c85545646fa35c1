import type { Page } from '@playwright/test'
import { codeOf } from '../../../../server/test/services/authenticator.ts'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { newNumber, newPlayer, type Player } from '../../harness/players.ts'
import { askForCode, field, logIn, press, startPlayingAs } from '../../harness/sign-in-forms.ts'
import { text } from '../../harness/texts.ts'

const heading = (page: Page, level: 1 | 2, name: string) => page.getByRole('heading', { level, name })
const emergencyCodes = (page: Page) => page.getByRole('list', { name: text('factor.codes') }).getByRole('listitem')

async function provePassword(page: Page, { email, password }: Pick<Player, 'email' | 'password'>): Promise<void> {
  await field(page, 'auth.email').fill(email)
  await field(page, 'auth.password').fill(password)
  await press(page, 'factor.go_on')
}

/** Types into the six fields. The page submits the code as soon as it is complete. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(text('auth.code_digit', { position: 1 })).focus()
  await page.keyboard.type(code)
}

/** Sets up the second factor from the key on the page, like an authenticator app. @returns the key's URI, and the emergency codes */
async function setUp(page: Page) {
  const uri = (await page.getByRole('link', { name: text('factor.open_app') }).getAttribute('href')) ?? ''
  await expect.poll(() => emergencyCodes(page).count()).toBe(10)
  const codes = await emergencyCodes(page).allTextContents()
  await typeCode(page, await codeOf(uri))
  return { uri, codes }
}

async function leave(page: Page): Promise<void> {
  await page.goto('/settings/')
  await page.getByRole('button', { name: text('settings.log_out') }).click()
  await page.waitForURL('**/')
}

async function logInAgain(page: Page, { email, password }: Player): Promise<void> {
  await page.goto('/auth/login/')
  await logIn(page, email, password)
  await heading(page, 1, text('factor.title')).waitFor()
}

describe('the second factor of a player', () => {
  it('is asked for at every login until the player removes it, and an emergency code can replace it', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/two-factor\/verify/)
    await page.goto('/settings/')
    await page.getByRole('link', { name: `${text('factor.set_up')}: ${text('factor.title')}` }).click()
    await heading(page, 1, text('factor.title')).waitFor()
    await expectAccessible(page)
    await provePassword(page, player)
    await page.getByRole('img', { name: text('factor.picture') }).waitFor()
    await expectAccessible(page)
    const { uri, codes } = await setUp(page)
    await page.getByText(text('factor.on_hint')).waitFor()

    await leave(page)
    await logInAgain(page, player)
    await typeCode(page, '000000')
    await page.getByText(text('refusal.invalid_code')).waitFor()
    await expectAccessible(page)
    await typeCode(page, await codeOf(uri))
    await page.getByText(text('home.hello_player', { name: player.user.name })).waitFor()

    await leave(page)
    await logInAgain(page, player)
    await press(page, 'factor.use_emergency_code')
    await expectAccessible(page)
    await field(page, 'factor.emergency_code').fill(codes[4] ?? '')
    await press(page, 'auth.confirm_code')
    await page.getByText(text('home.hello_player', { name: player.user.name })).waitFor()

    await page.goto('/settings/second-factor/')
    await provePassword(page, player)
    await press(page, 'factor.use_emergency_code')
    await field(page, 'factor.emergency_code').fill(codes[5] ?? '')
    await press(page, 'auth.confirm_code')
    await press(page, 'factor.new_codes')
    await expect.poll(() => emergencyCodes(page).count()).toBe(10)
    await expectAccessible(page)
    await press(page, 'factor.take_away')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('factor.take_away') })
      .click()
    await page.getByText(text('factor.off_hint')).waitFor()
    await leave(page)
    await page.goto('/auth/login/')
    await logIn(page, player.email, player.password)
    await page.getByText(text('home.hello_player', { name: player.user.name })).waitFor()
  })

  itDeep('comes first if the server requires one, and then the wanted page opens; also by phone', async ({ visit, serve }) => {
    it.setTimeout(120_000)
    const { url } = await serve(undefined, { SECOND_FACTOR: 'everyone' })
    const player = await newPlayer(url)
    const { page } = await visit({ url, player })
    await page.goto('/profile/badges/')
    await page.waitForURL('**/settings/second-factor/')
    await provePassword(page, player)
    await setUp(page)
    await page.waitForURL('**/profile/badges/')
    await heading(page, 1, text('badges.title')).waitFor()

    const { page: phone } = await visit({ url, isPhone: true })
    const mobile = newNumber()
    await askForCode(phone, mobile)
    await phone.keyboard.type((await outbox(url, mobile)).code)
    await startPlayingAs(phone, 'Mo')
    await phone.waitForURL('**/settings/second-factor/')
    await expectAccessible(phone)
  })
})
