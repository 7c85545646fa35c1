import { expectAccessible } from '../../harness/accessibility.ts'
import { answerOn, current, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { food, playThrough } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { anHourLater } from '../../harness/servers/server.ts'
import { text } from '../../harness/texts.ts'

describe('practice', () => {
  itDeep('asks the questions that are due, and says why', async ({ visit, serve }) => {
    it.setTimeout(90_000)
    const server = await serve()
    const player = await newPlayer(server.url)
    const { coins } = await playThrough(player, food, 7)
    // get_practice makes the server write the cards before the server stops.
    await player.ask('get_practice', {})
    await server.change(anHourLater)
    const { page, noise } = await visit({ player, url: server.url })
    // The server stops before the page closes.
    noise.allow(/ERR_CONNECTION|WebSocket/)
    await page.goto('/')
    await page.getByText(text('home.practice_due_other', { shown: 3 })).waitFor()
    await page.goto('/practice/')
    await page.getByRole('heading', { name: `3 ${text('practice.due_now_other')}` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('practice.start') }).click()
    await current(page, player)
    await page.getByRole('button', { name: text('practice.why') }).click()
    await page.getByText(text('practice.times_missed_one')).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText(text('play.leave_text_untimed')).waitFor()
    await page.getByRole('button', { name: text('play.stay') }).click()

    // Without a clock the report dialog opens at once, and Back closes only the dialog.
    await answerOn(page, player, 'right')
    const address = page.url()
    await page.getByRole('button', { name: text('report.open') }).click()
    await page.getByRole('dialog', { name: text('report.title') }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await leaveFeedback(page)

    const looks: string[] = []
    page.on('request', request => request.url().endsWith('/api/get_play') && looks.push(request.url()))
    await playOut(page, player)
    // "Next" calls get_play, which tells the server that the player sees the next question.
    expect(looks.length).toBeGreaterThanOrEqual(1)
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('mode.name_practice'), exact: true }).click()
    await page.getByText(text('practice.resting_title')).waitFor()
    await page.getByText(text('practice.done_today_other', { shown: 3 })).waitFor()
    await expect.poll(async () => (await player.ask('get_user_coin_score', {})).data.coins).toBe(coins)
  })
})
