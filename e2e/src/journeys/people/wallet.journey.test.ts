import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, itDeep, serveFile } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { isTextKey, textIn, type TextKey } from '../../harness/texts.ts'

/** A new player needs only coins for a payout, and a treasurer may give many coins alone. */
const url = serveFile(`insert into settings (name, value) values
  ('payout_account_days', '0'), ('payout_plays', '0'), ('adjustment_limit_alone', '1000000'), ('adjustment_limit_day', '1000000')`)

const arabic = (key: TextKey, values?: Record<string, string | number>) => textIn('arabic', key, values)

async function give(player: Player, coins: number): Promise<Player> {
  const tess = await newStaff(url(), ['treasurer'], 'Tess Treasurer')
  await tess.ask('adjust_coins', { account_id: player.user.id, coins, reason: 'For the journey.' })
  return tess
}

describe('the wallet', () => {
  itDeep('is mirrored on a phone in Arabic, and is not too wide', async ({ visit }) => {
    it.setTimeout(90_000)
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
