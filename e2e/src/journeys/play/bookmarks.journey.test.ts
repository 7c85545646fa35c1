import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer } from '../../harness/answers.ts'
import { answerOn, current, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { coinsShown, food, playThrough, startLevel } from '../../harness/playing.ts'
import type { Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const list = '/profile/play-bookmark-questions/'
const keep = (page: Page) => page.getByRole('button', { name: text('bookmark.keep') })
const questions = (count: number) =>
  count === 1 ? text('catalogue.questions_one', { shown: 1 }) : text('catalogue.questions_other', { shown: count })
const counted = (page: Page, count: number) => page.getByRole('heading', { level: 2, name: questions(count) })
const drop = (page: Page) => page.getByRole('button', { name: text('bookmark.drop') })

/** Starts a level and bookmarks some of its questions through the API. */
async function keepSome(player: Player, count: number): Promise<void> {
  const { data, play } = await player.ask('get_questions_by_level', food)
  for (const { id } of data.slice(0, count)) await player.ask('set_bookmark', { question_id: id, status: true, type: 'quiz_zone' })
  await player.ask('finish_play', { play_id: play.id })
}

describe('bookmarks', () => {
  it('come from a play and from a review, and the player lists, removes and restores them', async ({ visit, player }) => {
    const { play_id } = await playThrough(player, food, 10)
    const { page } = await visit({ player })
    await page.goto(list)
    await page.getByText(text('bookmark.none_title')).waitFor()
    await expectAccessible(page)
    await page.goto(`/quiz-zone/review/${play_id}/`)
    const isKnown = page.waitForResponse('**/api/set_bookmark')
    await keep(page).first().click()
    await expect.poll(() => keep(page).first().getAttribute('aria-pressed')).toBe('true')
    // The button changes optimistically, so this waits for the server's reply.
    await isKnown

    await startLevel(page)
    const question = await current(page, player)
    // The button is disabled until the client knows whether the question is bookmarked.
    await expect.poll(() => keep(page).getAttribute('aria-disabled')).not.toBe('true')
    const isKept = await keep(page).getAttribute('aria-pressed')
    if (isKept === 'true') {
      await answerOn(page, player, 'right')
      await leaveFeedback(page)
    }
    const second = isKept === 'true' ? await current(page, player) : question
    await keep(page).click()
    await expect.poll(() => keep(page).getAttribute('aria-pressed')).toBe('true')
    await expectAccessible(page)
    await page.reload()
    await expect.poll(() => keep(page).getAttribute('aria-pressed')).toBe('true')

    await page.goto(list)
    await counted(page, 2).waitFor()
    await page.getByText(second.question, { exact: true }).waitFor()
    await expectAccessible(page)
    await drop(page).first().click()
    await counted(page, 1).waitFor()
    await page.getByRole('button', { name: text('bookmark.undo') }).click()
    await counted(page, 2).waitFor()
    await drop(page).first().click()
    await counted(page, 1).waitFor()
    await drop(page).click()
    await page.getByText(text('bookmark.none_title')).waitFor()
    await expect.poll(async () => (await player.ask('get_bookmark', { type: 'quiz_zone' }).catch(() => null))?.data.length ?? 0).toBe(0)
  })

  itDeep('can each be restored when the player removes several at a time', async ({ visit, player }) => {
    await keepSome(player, 3)
    const { page } = await visit({ player })
    await page.setViewportSize({ width: 1440, height: 900 })
    const isLet = Promise.withResolvers<void>()
    await page.route('**/api/set_bookmark', async route => {
      await isLet.promise
      await route.continue()
    })
    await page.goto(list)
    await counted(page, 3).waitFor()
    await drop(page).first().click()
    await drop(page).first().click()
    await counted(page, 1).waitFor()
    isLet.resolve()
    const undo = page.getByRole('button', { name: text('bookmark.undo') })
    await expect.poll(() => undo.count()).toBe(2)
    await undo.first().click()
    await expect.poll(() => undo.count()).toBe(1)
    await undo.click()
    await counted(page, 3).waitFor()
  })

  itDeep('are questions of a play without coins, which the player can play again', async ({ visit, player }) => {
    await keepSome(player, 3)
    const { page } = await visit({ player })
    await page.goto('/play-bookmark-questions/')
    await page.getByText(questions(3)).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('bookmark.start_kind', { mode: text('mode.name_quiz_zone') }) }).click()
    await answerOn(page, player, 'right')

    await leaveFeedback(page)
    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(100)
    await expectAccessible(page)
    await page.goto(list)
    await page.getByRole('button', { name: text('bookmark.play') }).click()
    await current(page, player)
  })

  it('show the right answer after a tap, and the profile links to them', async ({ visit, player }) => {
    await keepSome(player, 1)
    const { page } = await visit({ player })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/profile/')
    await page
      .getByRole('navigation', { name: text('profile.places') })
      .getByRole('link', { name: text('mode.name_bookmarks') })
      .click()
    await counted(page, 1).waitFor()
    const [kept] = (await player.ask('get_bookmark', { type: 'quiz_zone' })).data
    const right = kept?.options.find(({ key }) => key === rightAnswer(kept))?.text ?? ''
    const answer = page.getByText(`${text('bookmark.answer')} ${right}`)
    await expect.poll(() => answer.count()).toBe(0)
    await page.getByRole('button', { name: text('bookmark.show_answer') }).click()
    await answer.waitFor()
    await expectAccessible(page)
  })
})
