import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { current, expectKeysWork } from '../../harness/answering.ts'
import { rightAnswer, wrongAnswer } from '../../harness/answers.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { option, playIdOf } from '../../harness/playing.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

/** Begins the short form, from questions with one right answer only. */
async function begin(page: Page): Promise<void> {
  await page.goto('/create-test-questions/new/')
  await page.getByRole('radio', { name: text('test.type_cat') }).check()
  await page.getByText(text('test.no_way_back')).waitFor()
  await page.getByText(text('test.customise'), { exact: true }).click()
  await page.getByRole('checkbox', { name: new RegExp(`^${text('test.question_type_multiple_choice')}`) }).check()
  await page.getByRole('button', { name: text('test.start') }).click()
  await page.waitForURL(/\/adaptive\/play\/\d+\/$/)
}

async function openQuestion(player: Player, playId: number): Promise<Q | null> {
  const { data, play } = await player.ask('get_play', { play_id: playId })
  const question = data.find(({ id }) => id === play?.current_question_id)
  return question && 'options' in question ? question : null
}

type Answering = (question: Q, number: number) => string

/** Answers through the API. @returns how many questions the test asked */
async function answerAll(player: Player, playId: number, answerOf: Answering, most = 150): Promise<number> {
  for (let number = 1; number <= most; number += 1) {
    const question = await openQuestion(player, playId)
    if (!question) return number - 1
    await player.ask('submit_answer', { play_id: playId, question_id: question.id, answer: answerOf(question, number) })
  }
  return most
}

/** Answers right and wrong by turns. */
const inTurn: Answering = (question, number) => (number % 2 === 1 ? rightAnswer(question) : wrongAnswer(question))
/** The difficulty of every question lies on the standard, so that alternating answers leave the test as unsure as possible. */
const evenly = 'update questions set difficulty = 0.5'

const aDayLater = (playId: number) => `
  update plays set started_at = started_at - interval '1 day', deadline_at = deadline_at - interval '1 day',
    closes_at = closes_at - interval '1 day'
  where id = ${playId}`

const where = (number: number) => text('test.where', { number, least: 20, most: 40 })

describe('an adaptive test', () => {
  it('asks one question at a time, and ends as soon as it is sure of the verdict', async ({ visit, player }) => {
    it.setTimeout(180_000)
    const { page } = await visit({ player })
    await begin(page)
    const first = await current(page, player)
    await page.getByText(where(1)).waitFor()
    await expectAccessible(page)
    await option(page, rightAnswer(first)).click()
    expect((await current(page, player)).id).toBe(first.id)
    await page.getByRole('button', { name: text('play.next') }).click()
    await page.getByText(where(2)).waitFor()
    const second = await current(page, player)
    await expectKeysWork(page)
    await page.keyboard.press(rightAnswer(second))
    await page.keyboard.press('Enter')
    await page.getByText(where(3)).waitFor()
    // The text must match exactly, because a question may say "bright".
    expect(await page.getByText(text('play.verdict_right'), { exact: true }).count()).toBe(0)
    const asked = 2 + (await answerAll(player, playIdOf(page), rightAnswer))
    expect(asked).toBeLessThan(40)
    await page.reload()
    // The questions of the starter content have no measured difficulty, so the result claims no certainty.
    await page.getByText(text('test.guess_above')).waitFor()
    await page.getByText(text('test.right_of_other', { shown: String(asked), total: String(asked) })).waitFor()
    await expectAccessible(page)
    await page.getByText(text('test.how_title')).click()
    await page.getByText(text('test.stopped_confident')).waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(asked)
    await expectAccessible(page)
  })

  itDeep('ends at its maximum length when it stays unsure, and ends when the time is over', async ({ visit, serve }) => {
    it.setTimeout(180_000)
    const server = await serve(evenly)
    const { url } = server
    const player = await newPlayer(url)
    const { page } = await visit({ player, url })
    await begin(page)
    const playId = playIdOf(page)
    expect(await answerAll(player, playId, inTurn, 39)).toBe(39)
    await page.reload()
    const last = await current(page, player)
    await page.getByText(where(40)).waitFor()
    await option(page, wrongAnswer(last)).click()
    await page.getByRole('button', { name: text('play.next') }).click()
    await page.getByText(text('test.how_title')).click()
    await page.getByText(text('test.stopped_maximum_length')).waitFor()
    expect((await player.ask('get_test_result', { play_id: playId })).data.adaptive?.progress).toHaveLength(40)

    await begin(page)
    const late = playIdOf(page)
    await answerAll(player, late, rightAnswer, 3)
    await page.goto('about:blank')
    await server.change(aDayLater(late))
    await page.goto(`${url}/multi-match-questions/adaptive/play/${late}/`)
    await page.getByText(text('test.how_title')).click()
    await page.getByText(text('test.stopped_not_enough_answered')).waitFor()
    await page.getByText(text('test.practice_only')).first().waitFor()
  })
})
