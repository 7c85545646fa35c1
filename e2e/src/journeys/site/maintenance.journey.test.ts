import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { answer, anyOption, goOn, secondsLeft, shown, startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

describe('maintenance', () => {
  itDeep('closes all pages to players and guests, not to staff, and then players continue where they were', async ({ serve, visit }) => {
    it.setTimeout(120_000)
    const { url } = await serve()
    const [nora, ada] = [await newPlayer(url), await newStaff(url, ['administrator'])]
    const switchTo = (value: 0 | 1) => ada.ask('change_setting', { name: 'app_maintenance', value })
    const notice = text('maintenance.title')
    const { page, noise } = await visit({ url, player: nora })
    noise.allow(/maintenance|WebSocket/)
    await page.goto('/')
    // An open page learns of the maintenance over this socket.
    await Promise.all([page.waitForEvent('websocket'), startLevel(page)])
    const asked = await answer(page, 'right')
    await goOn(page, asked)
    const before = { question: await shown(page), address: page.url(), seconds: await secondsLeft(page) }

    await switchTo(1)
    await page.getByRole('heading', { name: notice }).waitFor()
    const guest = await visit({ url })
    guest.noise.allow(/maintenance/)
    await guest.page.goto('/leaderboard/')
    await guest.page.getByRole('heading', { name: notice }).waitFor()
    const staff = await visit({ url, player: ada })
    await staff.page.goto('/leaderboard/')
    await staff.page.getByRole('heading', { name: text('board.title') }).waitFor()
    await openConsole(await visit({ url }), ada, 'staff')
    await expect(nora.ask('get_user_coin_score', {})).rejects.toThrow('maintenance')

    await switchTo(0)
    await anyOption(page).waitFor({ timeout: 15_000 })
    expect([await shown(page), page.url()]).toEqual([before.question, before.address])
    // The clock stood still during the maintenance, and waited for the page to come back.
    expect(await secondsLeft(page)).toBeGreaterThanOrEqual(before.seconds - 6)
    await answer(page, 'right')
    await guest.page.getByRole('heading', { name: text('board.title') }).waitFor({ timeout: 15_000 })
  })
})
