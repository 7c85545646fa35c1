import type { Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey, wrongKey } from '../../harness/answers.ts'
import { heading } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { coinsShown, option, playIdOf } from '../../harness/playing.ts'
import type { Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const overview = (page: Page) => page.getByRole('complementary', { name: text('free.overview') })
const place = (page: Page, number: number, status: string) =>
  overview(page).getByRole('button', { name: text('free.place', { number, status }), exact: true })
const open = text('free.is_open')
const answered = text('free.is_answered')
const marked = (status: string) => `${status}, ${text('free.is_marked')}`
const saved = (page: Page, count: number) =>
  overview(page)
    .getByText(text('free.answered_of', { answered: count, total: 5 }))
    .waitFor()

async function start(page: Page): Promise<void> {
  await page.goto('/self-learning/')
  await page.getByLabel(text('challenge.category')).selectOption({ label: 'Food and drink' })
  await page.getByRole('radio', { name: text('catalogue.questions_other', { shown: 5 }), exact: true }).check({ force: true })
  await page.locator('select[name=minutes]').selectOption('10')
  await page.getByRole('button', { name: text('challenge.start') }).click()
  await page.waitForURL(/\/play\/\d+\/$/)
}

const questionsOf = async (page: Page, player: Player): Promise<Q[]> =>
  (await player.ask('get_play', { play_id: playIdOf(page) })).data.filter(question => 'options' in question)
const answersOf = async (page: Page, player: Player) =>
  (await player.ask('get_play', { play_id: playIdOf(page) })).answers.map(({ your_answer }) => your_answer)

/** Chooses an option. A challenge gives no feedback, so another choice replaces the first. */
const choose = (page: Page, key: string) => option(page, key).click()
const chosen = (page: Page) => page.locator('button[aria-keyshortcuts][data-mark=chosen]')

describe('the self challenge', () => {
  it('lets a player answer in any order, change answers, mark questions, and hand in', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const { page, context } = await visit({ player })
    await start(page)
    const [first, second, third, , fifth] = await questionsOf(page, player)
    if (!first || !second || !third || !fifth) throw new Error('The challenge has too few questions')
    await heading(page, first).waitFor()
    await expectAccessible(page)

    await choose(page, wrongKey(first))
    await place(page, 1, answered).waitFor()
    await choose(page, rightKey(first))
    await page.getByRole('button', { name: text('free.next') }).click()
    await heading(page, second).waitFor()
    await page.keyboard.press('m')
    await place(page, 2, marked(open)).waitFor()
    await place(page, 5, open).click()
    await heading(page, fifth).waitFor()
    await page.keyboard.press(rightKey(fifth))
    await place(page, 5, answered).waitFor()
    await page.getByRole('button', { name: text('free.take_back') }).click()
    await place(page, 5, open).waitFor()
    await page.keyboard.press(wrongKey(fifth))
    await saved(page, 2)
    await expect.poll(() => answersOf(page, player)).toEqual([rightKey(first), wrongKey(fifth)])

    await page.reload()
    await place(page, 1, answered).waitFor()
    await place(page, 2, marked(open)).waitFor()
    await place(page, 5, answered).waitFor()
    const other = await context.newPage()
    await other.goto(page.url())
    await place(other, 3, open).click()
    await heading(other, third).waitFor()
    await choose(other, rightKey(third))
    await expect.poll(() => answersOf(page, player)).toHaveLength(3)
    await page.reload()
    await place(page, 3, answered).click()
    await heading(page, third).waitFor()
    await expect.poll(() => chosen(page).getAttribute('aria-keyshortcuts')).toBe(rightKey(third))

    await page.keyboard.press('ArrowLeft')
    await heading(page, second).waitFor()
    const handIn = (within: Page | ReturnType<Page['getByRole']>) => within.getByRole('button', { name: text('play.hand_in') })
    await handIn(overview(page)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(text('free.unanswered_other', { shown: 2 })).waitFor()
    await dialog.getByText(text('free.marked_one', { shown: 1 })).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: text('free.keep_going') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await choose(page, rightKey(second))
    await saved(page, 4)
    await handIn(overview(page)).click()
    await handIn(dialog).click()
    await page.getByRole('heading', { name: text('result.finished') }).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(100)
    await expectAccessible(page)
    await page.getByRole('link', { name: text('result.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(3)
    await expect.poll(() => page.locator('li[data-verdict=wrong]').count()).toBe(1)
    await expect.poll(() => page.locator('li[data-verdict=unanswered]').count()).toBe(1)
  })

  it('has its overview within reach of the thumb on a phone', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await start(page)
    const [, , third] = await questionsOf(page, player)
    if (!third) throw new Error('The challenge has too few questions')
    await page.getByRole('button', { name: text('free.answered_of', { answered: 0, total: 5 }) }).tap()
    const drawer = page.getByRole('dialog', { name: text('free.overview') })
    await drawer.waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForURL(/\/play\/\d+\/$/)
    await page.getByRole('button', { name: text('free.answered_of', { answered: 0, total: 5 }) }).tap()
    await drawer.waitFor()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: text('free.place', { number: 3, status: open }), exact: true }).tap()
    await heading(page, third).waitFor()
    await drawer.waitFor({ state: 'hidden' })
    await option(page, rightKey(third)).tap()
    await expect.poll(() => answersOf(page, player)).toEqual([rightKey(third)])
    await expectAccessible(page)
  })
})
