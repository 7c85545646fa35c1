import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

/** A new player needs only coins for a payout, and a treasurer may give many coins alone. */
const url = serveFile(`insert into settings (name, value) values
  ('payout_account_days', '0'), ('payout_plays', '0'), ('adjustment_limit_alone', '1000000'), ('adjustment_limit_day', '1000000')`)

const newTreasurer = (name: string) => newStaff(url(), ['treasurer'], `${name} Treasurer`)

describe('a treasurer in the console', () => {
  it('approves a request, another treasurer pays it, and the player gets a notification', async ({ visit }) => {
    it.setTimeout(120_000)
    const nora = await newPlayer(url(), 'Nora Payee')
    // Three treasurers: one gives the coins, one approves the payout, one pays it.
    const [gil, tess, tom] = [await newTreasurer('Gil'), await newTreasurer('Tess'), await newTreasurer('Tom')]
    await gil.ask('adjust_coins', { account_id: nora.user.id, coins: 6900, reason: 'For the journey.' })
    await nora.ask('set_payment_request', { payment_type: 'upi', payment_address: 'nora@okbank', coin_used: 6000 })
    const page = await openConsole(await visit({ url: url() }), tess, 'payouts')
    await page.getByRole('cell', { name: 'upi: nora@okbank' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('cell', { name: 'upi: nora@okbank' }).click()
    await page.getByRole('heading', { name: 'Conditions, as of now' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText('another member of staff has to pay it').waitFor()
    expect(await page.getByRole('button', { name: 'Mark as paid' }).isDisabled()).toBe(true)
    await expectAccessible(page)
    const paying = await openConsole(await visit({ url: url() }), tom, 'payouts')
    // The list shows only the requests that wait for approval, so the journey opens this one by its address.
    await paying.goto(page.url())
    await paying.getByRole('button', { name: 'Mark as paid' }).click()
    await paying.getByLabel('Reference of the payment').fill('UTR-4711')
    await expectAccessible(paying)
    await paying.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await paying.getByText('UTR-4711').waitFor()
    await expect.poll(() => paying.getByRole('button', { name: 'Reject' }).count()).toBe(0)

    const { page: wallet } = await visit({ url: url(), player: nora })
    await wallet.goto('/profile/notifications/')
    await wallet.getByText(text('notice.payout_paid.title'), { exact: true }).click()
    await wallet.getByText(text('payout.state_paid'), { exact: true }).waitFor()
  })
})
