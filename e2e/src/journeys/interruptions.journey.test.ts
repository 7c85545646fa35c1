import { describe, expect } from 'vitest'
import { rightKey, wrongKey } from '../harness/answers.ts'
import { it } from '../harness/journey.ts'
import { answer, anyOption, coinsShown, goOn, isTrueOrFalse, option, playIdOf, secondsLeft, shown, startLevel } from '../harness/playing.ts'
import { newPlayer } from '../harness/players.ts'
import { startServer } from '../harness/server.ts'
import { text } from '../harness/texts.ts'

describe('a play', () => {
  it('stands after a reload where it stood: question, effects and clock', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    await answer(page, 'right')
    await goOn(page)
    while (isTrueOrFalse(await shown(page))) {
      await answer(page, 'right')
      await goOn(page)
    }
    await page.getByRole('button', { name: text('play.lifeline_fifty_fifty') }).click()
    await page.locator('[data-removed]').first().waitFor()
    const before = { question: await shown(page), score: await page.getByText(/^Score \d+$/).innerText(), seconds: await secondsLeft(page) }
    await page.reload()
    expect(await shown(page)).toEqual(before.question)
    expect(await page.getByText(/^Score \d+$/).innerText()).toBe(before.score)
    expect(await page.locator('[data-removed]').count()).toBe(2)
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before.seconds)
    expect(await coinsShown(page)).toBe(98)
  })

  it('is offered again on the home page', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await startLevel(page)
    const address = page.url()
    await page.goto('/')
    await page.getByRole('link', { name: text('home.carry_on') }).click()
    await anyOption(page).waitFor()
    expect(page.url()).toBe(address)
  })

  it('counts one answer when two tabs give two', async ({ visit, player }) => {
    const { page, context } = await visit({ player })
    await startLevel(page)
    const other = await context.newPage()
    await other.goto(page.url())
    const question = await shown(other)
    await page.bringToFront()
    await answer(page, 'right')
    await other.bringToFront()
    await option(other, wrongKey(question)).click()
    await expect.poll(async () => (await shown(other)).question).not.toBe(question.question)
    const { play } = await player.ask('get_play', { play_id: playIdOf(page) })
    expect(play).toMatchObject({ answered: 1, correct: 1, wrong: 0 })
  })

  it('keeps an answer given without a connection and sends it when there is one', async ({ visit, player }) => {
    const { page, context, noise } = await visit({ player })
    noise.allow(/ERR_INTERNET_DISCONNECTED/)
    await startLevel(page)
    const question = await shown(page)
    await context.setOffline(true)
    await option(page, rightKey(question)).click()
    await page.getByText(text('play.sending_again')).waitFor()
    await context.setOffline(false)
    await page.getByText(text('play.verdict_right'), { exact: true }).waitFor()
    await page.getByText(text('play.score', { score: 4 }), { exact: true }).waitFor()
  })

  it('goes on when the server was killed and started again', { timeout: 90_000 }, async ({ visit }) => {
    const server = await startServer()
    try {
      const player = await newPlayer(server.url)
      const { page, noise } = await visit({ player, url: server.url })
      noise.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET/)
      await startLevel(page)
      await page.getByRole('button', { name: text('play.lifeline_reset_timer') }).click()
      await expect.poll(() => coinsShown(page)).toBe(98)
      await answer(page, 'right')
      await goOn(page)
      const question = await shown(page)
      await server.kill()
      await option(page, rightKey(question)).click()
      await page.getByText(text('play.sending_again')).waitFor()
      await server.startAgain()
      await page.getByText(text('play.verdict_right'), { exact: true }).waitFor()
      await page.getByText(text('play.score', { score: 8 }), { exact: true }).waitFor()
      expect((await player.ask('get_user_coin_score', {})).data.coins).toBe(98)
    } finally {
      await server.stop()
    }
  })
})
