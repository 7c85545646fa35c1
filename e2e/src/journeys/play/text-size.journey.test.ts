// Text in play has at least 16 px on phones (issue 45).

import { answerOn, heading, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { handIn, playIdOf, startLevel } from '../../harness/playing.ts'
import { expectReadable } from '../../harness/text-size.ts'
import { text } from '../../harness/texts.ts'

const key = 'OPEN20'

describe('the text in play is large enough to read', () => {
  it('of a question, its verdict and the result', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page } = await visit({ player, isPhone: true })
    await startLevel(page)
    await expectReadable(page, 'a question')
    await answerOn(page, player, 'wrong')
    await expectReadable(page, 'a wrong answer')
    await leaveFeedback(page)
    await playOut(page, player)
    await page.waitForURL(/\/result\//)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectReadable(page, 'a result')
  })

  for (const [what, address] of [
    ['a word', '/guess-the-word/animals/'],
    ['a sound', '/audio-questions/rhythm/'],
    ['a statement', '/quiz-play/true-and-false-play/'],
  ] as const)
    it(`of ${what} and its verdict`, async ({ visit, player }) => {
      const { page } = await visit({ player, isPhone: true })
      await page.goto(address)
      await expectReadable(page, `the page of ${what}`)
      await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
      await page.locator('h1[id^="question-"]').waitFor()
      await expectReadable(page, what)
      await answerOn(page, player, 'wrong')
      await expectReadable(page, `${what} that was wrong`)
    })

  it('of an exam, from its page to its result', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    const { data: exams } = await player.ask('get_exam_module', { type: 1 })
    const sample = exams.find(({ shown_key }) => shown_key === key)
    await page.goto(`/exam-module/${sample?.id}/`)
    await page.getByLabel(text('exam.key')).fill(key)
    await expectReadable(page, 'the page of an exam')
    await page.getByLabel(text('exam.agree')).check()
    await page.getByRole('button', { name: text('exam.start') }).click()
    await page.waitForURL(/\/exam-module\/play\/\d+\/$/)
    const { data: questions } = await player.ask('get_play', { play_id: playIdOf(page) })
    const [first] = questions
    expect(first).toBeTruthy()
    if (first) await heading(page, first).waitFor()
    await expectReadable(page, 'a question of an exam')
    await handIn(page)
    await page.getByText(text('exam.ended_handed_in')).waitFor()
    await expectReadable(page, 'the result of an exam')
  })
})
