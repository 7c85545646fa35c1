import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer } from '../../harness/answers.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { anyOption, handIn, playIdOf } from '../../harness/playing.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

/**
 * The data after months of play: the server has calibrated four items in five. The sample exams have a pass mark of 60 %, and their first
 * question asks for a word.
 */
const monthsLater = `
  insert into item_calibrations (question_id, answers, b, standard_error, infit, outfit, facility, is_calibrated, calibrated_at)
    select id, 300, (difficulty - 0.5) * 4, 0.12, 1, 1, 0.5, true, now() from questions where is_active and id % 5 > 0;
  update exams set pass_percent = 60;
  update questions set question_type = 'guess_the_word', question = 'The river of Cairo?', word = 'Nile', options = '[]', answer = '{}'
    where id in (select question_id from exam_questions where position = 1)`

async function choose(page: Page, type: 'cat' | 'readiness'): Promise<void> {
  await page.goto('/create-test-questions/new/')
  await page.getByRole('radio', { name: text(`test.type_${type}`) }).check()
  await page.getByText(text('test.customise'), { exact: true }).click()
  await page.getByRole('checkbox', { name: new RegExp(`^${text('test.question_type_multiple_choice')}`) }).check()
}

/** Answers every question of the play right. */
async function answerAll(player: Player, playId: number): Promise<void> {
  const { data } = await player.ask('get_play', { play_id: playId })
  for (const question of data)
    if ('options' in question)
      await player.ask('submit_answer', { play_id: playId, question_id: question.id, answer: rightAnswer(question) })
}

/** Expects that the page saves a word when it is complete, and shows it again after a reload. */
async function expectWord(page: Page, player: Player): Promise<void> {
  await page.getByRole('textbox', { name: text('word.label') }).pressSequentially('nil')
  expect((await player.ask('get_play', { play_id: playIdOf(page) })).answers).toHaveLength(0)
  await page.getByRole('button', { name: 'e', exact: true }).click()
  const saved = page.getByText(text('free.answer_saved'), { exact: true })
  await saved.waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: text('free.previous') }).click()
  await saved.waitFor()
}

describe('with a calibrated bank', () => {
  itDeep('an adaptive test gives a verdict, a readiness test rates the player, and an exam has a pass mark', async ({ visit, serve }) => {
    it.setTimeout(180_000)
    const server = await serve(monthsLater)
    const { url } = server
    const player = await newPlayer(url)
    const { page } = await visit({ player, url })
    await choose(page, 'cat')
    await page.getByText(text('test.form_unscored_other', { shown: 4 })).waitFor()
    expect(await page.getByText(text('test.practice_only')).count()).toBe(0)
    await page.getByRole('button', { name: text('test.start') }).click()
    await page.getByText(text('test.where', { number: 1, least: 24, most: 44 })).waitFor()
    await player.ask('finish_play', { play_id: playIdOf(page) })

    await choose(page, 'readiness')
    await page.getByText(text('test.readiness_length_other', { shown: 100 })).waitFor()
    await page.getByRole('button', { name: text('test.start') }).click()
    await page.waitForURL(/\/readiness\/play\/\d+\/$/)
    await anyOption(page).waitFor()
    await expectAccessible(page)
    await answerAll(player, playIdOf(page))
    await page.reload()
    await anyOption(page).waitFor()
    await handIn(page)
    await page.getByText(text('test.verdict_pass')).waitFor()
    await expectAccessible(page)
    await page.goto('/create-test-questions/')
    await page.getByText(text('test.readiness_very_high'), { exact: true }).waitFor()
    await expectAccessible(page)

    const { data: offered } = await player.ask('get_exam_module', { type: 1 })
    const sample = offered.find(({ shown_key }) => shown_key === 'OPEN20')
    await page.goto(`/exam-module/${sample?.id}/`)
    await page.getByText(text('exam.passed_from')).waitFor()
    await page.getByLabel(text('exam.key')).fill(sample?.shown_key ?? '')
    await page.getByLabel(text('exam.agree')).check()
    await page.getByRole('button', { name: text('exam.start') }).click()
    await expectWord(page, player)
    await handIn(page)
    await page.getByText(text('exam.not_passed'), { exact: true }).waitFor()
    await expectAccessible(page)
    const { data } = await player.ask('get_exam_module', { type: 2 })
    expect(data[0]?.result).toMatchObject({ attempted: 1, correct: 1 })
  })
})
