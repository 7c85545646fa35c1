import { rightKey } from '../../harness/answers.ts'
import { expectKeysWork } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { expectFocusKept, isFocused, tabTo } from '../../harness/keyboard.ts'
import { anyOption, doorLink, shown } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

describe('the keyboard alone', () => {
  it('leads from the home page through a won level to its review', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/')
    const skip = page.getByRole('link', { name: text('nav.skip') })
    await skip.waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(skip)).toBe(true)
    await page.keyboard.press('Enter')
    await page.goto('/')
    await skip.waitFor({ state: 'attached' })
    await tabTo(page, doorLink(page, 'learn'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: text('learn.as_list') }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: /Food and drink/ }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: text('catalogue.play_level', { level: 1 }) }))
    await page.keyboard.press('Enter')
    await anyOption(page).waitFor()

    await expectKeysWork(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(page.getByRole('button', { name: text('play.stay') }))).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectFocusKept(page)
    await page.keyboard.press('t')
    await page
      .getByRole('button', { name: text('play.lifeline_reset_timer') })
      .getByText(text('play.used'))
      .waitFor()

    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(text('play.question_of', { number, total: 10 }), { exact: true }).waitFor()
      const key = rightKey(await shown(page))
      await expectFocusKept(page)
      await page.keyboard.press(number % 2 ? key : String('abcde'.indexOf(key) + 1))
      await page.getByText(text('play.score', { score: number * 4 }), { exact: true }).waitFor()
      await expectFocusKept(page)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await tabTo(page, page.getByRole('link', { name: text('result.review') }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: text('review.title') }).waitFor()
  })

  it('answers with Tab and Enter, too', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/quiz-zone/food/')
    await tabTo(page, page.getByRole('button', { name: text('catalogue.play_level', { level: 1 }) }))
    await page.keyboard.press('Enter')
    const key = rightKey(await shown(page))
    await expectKeysWork(page)
    await tabTo(page, page.locator(`button[aria-keyshortcuts="${key}"]`))
    await page.keyboard.press('Enter')
    await page.getByText(text('play.score', { score: 4 }), { exact: true }).waitFor()
    await expectFocusKept(page)
    await tabTo(page, page.getByRole('button', { name: text('play.next') }))
  })

  it('signs in without a mouse', async ({ visit, player }) => {
    const { page } = await visit()
    await page.goto('/auth/login/')
    await tabTo(page, page.getByLabel(text('auth.email'), { exact: true }))
    await page.keyboard.type(player.email)
    await tabTo(page, page.getByLabel(text('auth.password'), { exact: true }))
    await page.keyboard.type(player.password)
    await page.keyboard.press('Enter')
    await page.getByText(text('home.hello_player', { name: player.name })).waitFor()
  })
})
