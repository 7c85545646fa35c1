import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey, wrongKey } from '../../harness/answers.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import {
  answer,
  anyOption,
  coinsShown,
  goOn,
  isTrueOrFalse,
  levelButton,
  option,
  playIdOf,
  secondsLeft,
  shown,
  startLevel,
  verdict,
} from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** SQL that moves everything ten minutes into the past. */
const tenMinutesLater = `
  update service_clock set seen_at = seen_at - interval '10 minutes';
  update plays set started_at = started_at - interval '10 minutes', opened_at = opened_at - interval '10 minutes',
    deadline_at = deadline_at - interval '10 minutes', closes_at = closes_at - interval '10 minutes' where state = 'open';`

describe('a play', () => {
  it('resumes after a reload with the same question, effects and clock', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const asked = await answer(page, 'right')
    await goOn(page, asked)
    while (isTrueOrFalse(await shown(page))) {
      const asked = await answer(page, 'right')
      await goOn(page, asked)
    }
    await page.getByRole('button', { name: text('play.lifeline_fifty_fifty') }).click()
    await page.locator('[data-removed]').first().waitFor()
    const before = { question: await shown(page), score: await page.getByText(/^Score \d+$/).innerText(), seconds: await secondsLeft(page) }
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(before.question)
    await expect.poll(() => page.getByText(/^Score \d+$/).innerText()).toBe(before.score)
    await expect.poll(() => page.locator('[data-removed]').count()).toBe(2)
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before.seconds)
    await expect.poll(() => coinsShown(page)).toBe(100)
  })

  it('can be resumed from the home page', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const address = page.url()
    await page.goto('/')
    await page.getByRole('link', { name: text('home.carry_on') }).click()
    await anyOption(page).waitFor()
    await expect.poll(() => page.url()).toBe(address)
  })

  it('counts one answer when two tabs answer the same question', async ({ visit, player }) => {
    const { page, context } = await visit({ player })
    await startLevel(page)
    const other = await context.newPage()
    await other.goto(page.url())
    const question = await shown(other)
    // When the player returns to a tab, it refetches the play. The route delays this call until the tab has sent its own answer.
    const answered = other.waitForRequest('**/api/submit_answer')
    await other.route('**/api/get_play', async route => {
      await answered
      await route.continue()
    })
    await page.bringToFront()
    await answer(page, 'right')
    await other.bringToFront()
    await option(other, wrongKey(question)).click()
    await expect.poll(async () => (await shown(other)).question).not.toBe(question.question)
    const { play } = await player.ask('get_play', { play_id: playIdOf(page) })
    expect(play).toMatchObject({ answered: 1, correct: 1, wrong: 0 })
  })

  it('loses no answer without a connection, and sends it when the connection is back', async ({ visit, player }) => {
    const { page, context, noise } = await visit({ player })
    noise.allow(/ERR_INTERNET_DISCONNECTED/)
    await startLevel(page)
    const question = await shown(page)
    await context.setOffline(true)
    await option(page, rightKey(question)).click()
    await page.getByText(text('play.sending_again')).waitFor()
    await context.setOffline(false)
    await verdict(page, 'right').waitFor()
    await page.getByText(text('play.score', { score: 4 }), { exact: true }).waitFor()
  })

  it('says so when the server neither accepts an answer nor gives the play, and offers a retry', async ({ visit, player }) => {
    const { page, noise } = await visit({ player })
    noise.allow(/get_play|status of 500/)
    await startLevel(page)
    const question = await shown(page)
    await page.route('**/api/submit_answer', route => route.fulfill({ json: { error: true, message: 'already_answered' } }))
    await page.route('**/api/get_play', route => route.fulfill({ status: 500 }))
    await option(page, rightKey(question)).click()
    await page.getByText(text('play.stuck')).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/submit_answer')
    await page.unroute('**/api/get_play')
    await page.getByRole('button', { name: text('play.look_again') }).click()
    await page.getByText(text('play.stuck')).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page.locator('h1'))).toBe(true)
    await answer(page, 'right')
  })

  it('does not end when a player sets the clock of the device: the page asks the server for the time', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const looked = page.waitForResponse('**/api/get_play')
    await page.evaluate(() => {
      const before = Date.now
      Date.now = () => before() + 3_600_000
    })
    await looked
    await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
    await answer(page, 'right')
    await expect
      .poll(async () => (await player.ask('get_play', { play_id: playIdOf(page) })).play)
      .toMatchObject({ answered: 1, correct: 1 })
  })

  it('asks before Back leaves it, and Back closes an open dialog first', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const address = page.url()
    const dialog = page.getByRole('dialog', { name: text('play.leave_title_round') })
    await page.goBack()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(address)
    await answer(page, 'right')
    await page.goBack()
    await dialog.getByRole('button', { name: text('play.give_up') }).click()
    await page.waitForURL(/\/result\/\d+\/$/)
    await page.goBack()
    await page.waitForURL(/\/quiz-zone\/food\/$/)
  })

  it('is alone on the screen without header and navigation, and its one exit asks first', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const address = page.url()
    const dialog = page.getByRole('dialog', { name: text('play.leave_title_round') })
    const leave = page.getByRole('button', { name: text('play.leave_round') })
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await leave.click()
    await dialog.getByRole('button', { name: text('play.stay') }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    await leave.click()
    await dialog.getByRole('link', { name: text('play.leave_open') }).click()
    await page.waitForURL(/\/quiz-zone\/$/)
    await page.getByRole('banner').waitFor()
    // Leaving an ended play needs no confirmation.
    await page.goto(address)
    await leave.click()
    await dialog.getByRole('button', { name: text('play.give_up') }).click()
    await page.waitForURL(/\/result\/\d+\/$/)
    await page.locator('[data-purse]').click()
    await page.waitForURL(/\/coin-history\/$/)
  })

  itDeep('pauses when two questions in a row run out without a touch, and continues at a press', async ({ visit, serve }) => {
    it.setTimeout(120_000)
    const server = await serve(`insert into settings (name, value) values ('quiz_zone_seconds', '5'), ('answer_pause_seconds', '1')`)
    const player = await newPlayer(server.url)
    const { page } = await visit({ player, url: server.url })
    await startLevel(page)
    await page.getByRole('heading', { name: text('play.away_title') }).waitFor({ timeout: 25_000 })
    await page.getByRole('button', { name: text('play.away_go_on') }).click()
    await anyOption(page).waitFor()
    await answer(page, 'right')
  })

  it('is not lost to another one: while its clock runs, the page asks before it starts a second one', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const address = page.url()
    await page.goto('/quiz-zone/food/')
    await levelButton(page, 1).getByText(text('home.carry_on')).waitFor()
    // The same play resumes without a confirmation.
    await levelButton(page, 1).click()
    await page.waitForURL(address)
    await page.goto('/quiz-play/true-and-false-play/')
    const start = page.getByRole('button', { name: text('catalogue.start'), exact: true })
    const dialog = page.getByRole('dialog', { name: text('play.other_title') })
    await start.click()
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: text('play.other_carry_on') }).click()
    await page.waitForURL(address)
    await page.goto('/quiz-play/true-and-false-play/')
    await start.click()
    await dialog.getByRole('button', { name: text('play.other_start') }).click()
    await page.waitForURL(/\/true-and-false-play\/play\/\d+\/$/)
    await anyOption(page).waitFor()
  })

  it('continues after a crash of the server and a restart ten minutes later: its clock stood still', async ({ visit, serve }) => {
    it.setTimeout(120_000)
    // A longer clock, because a busy machine may need more than the default to restart the server.
    const server = await serve(`insert into settings (name, value) values ('quiz_zone_seconds', '120'), ('free_lifelines', '0')`)
    const player = await newPlayer(server.url)
    const { page, noise } = await visit({ player, url: server.url })
    noise.allow(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket/)
    await startLevel(page)
    await page.getByRole('button', { name: text('play.lifeline_reset_timer') }).click()
    await expect.poll(() => coinsShown(page)).toBe(98)
    const asked = await answer(page, 'right')
    await goOn(page, asked)
    const question = await shown(page)
    await server.kill()
    await option(page, rightKey(question)).click()
    await page.getByText(text('play.sending_again')).waitFor()
    await server.change(tenMinutesLater)
    await verdict(page, 'right').waitFor()
    await page.getByText(text('play.score', { score: 8 }), { exact: true }).waitFor()
    await expect.poll(async () => (await player.ask('get_user_coin_score', {})).data.coins).toBe(98)
  })
})
