import { describe, expect } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { newStaff } from '../harness/console.ts'
import { it, itDeep, serveFile } from '../harness/journey.ts'
import { newPlayer, type Player } from '../harness/players.ts'
import { isTextKey, text, textIn, type TextKey } from '../harness/texts.ts'

/** Nothing but coins is missing. */
const url = serveFile(`insert into settings (name, value) values
  ('payout_account_days', '0'), ('payout_plays', '0'), ('adjustment_limit_alone', '1000000'), ('adjustment_limit_day', '1000000')`)

const arabic = (key: TextKey, values?: Record<string, string | number>) => textIn('arabic', key, values)

async function give(player: Player, coins: number): Promise<Player> {
  const tess = await newStaff(url(), ['treasurer'], 'Tess Treasurer')
  await tess.ask('adjust_coins', { account_id: player.user.id, coins, reason: 'For the journey.' })
  return tess
}

describe('the wallet', () => {
  it('leads from the profile to a request, says what is wrong with it, and takes it back', { timeout: 90_000 }, async ({ visit }) => {
    const player = await newPlayer(url())
    const tess = await give(player, 6900)
    const { page } = await visit({ url: url(), player })
    await page.goto('/profile/')
    await page.getByRole('link', { name: text('payout.title'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: text('payout.title') }).waitFor()
    await page.getByText('7,000 coins').first().waitFor()
    await expectAccessible(page)

    const ask = page.getByRole('button', { name: text('payout.ask') })
    await page.getByLabel(text('payout.coins'), { exact: true }).fill('4999')
    await page.getByLabel(text('payout.address_paypal')).fill('no address')
    await ask.click()
    await page.getByText(text('refusal.payout_below_minimum')).waitFor()
    await page.getByLabel(text('payout.coins'), { exact: true }).fill('6500')
    await page.getByText('$6.50').waitFor()
    await ask.click()
    await page.getByText(text('refusal.invalid_email')).waitFor()
    await page.getByLabel(text('payout.address_paypal')).fill('nora@example.com')
    await ask.click()
    await page.getByText(text('payout.state_pending'), { exact: true }).waitFor()
    await page.getByText('500 coins').first().waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: text('payout.delete'), exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('payout.delete_sure') }).click()
    await page.getByText(text('payout.none'), { exact: true }).waitFor()
    await page.getByText('7,000 coins').first().waitFor()
    // The waiting time goes on.
    await expect.poll(() => ask.count()).toBe(0)
    expect((await tess.ask('get_payouts', { search: player.name })).data[0]?.state).toBe('deleted')
  })

  itDeep('is mirrored on a phone in Arabic, and nothing of it is too wide', { timeout: 90_000 }, async ({ visit }) => {
    const player = await newPlayer(url())
    await give(player, 6900)
    const { page } = await visit({ url: url(), player, isPhone: true, language: 'arabic' })
    await page.goto('/profile/wallet/')
    await page.getByLabel(arabic('payout.address_paypal')).fill('nora@example.com')
    await page.getByRole('button', { name: arabic('payout.all') }).click()
    await page.getByRole('button', { name: arabic('payout.ask') }).click()
    await page.getByText(arabic('payout.state_pending'), { exact: true }).waitFor()
    const state = await page.evaluate(() => ({
      dir: document.documentElement.dir,
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
      words: document.body.innerText.split(/\s+/),
    }))
    expect(state).toMatchObject({ dir: 'rtl', isTooWide: false })
    expect(state.words.filter(isTextKey), 'texts that are missing').toEqual([])
    await expectAccessible(page)
  })
})
