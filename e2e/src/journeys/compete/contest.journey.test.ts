import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer, wrongAnswer } from '../../harness/answers.ts'
import { current, give, heading, leaveFeedback } from '../../harness/answering.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text, textIn } from '../../harness/texts.ts'

/**
 * Few questions, and an entry of all the coins of a new player, so that a player who has spent coins cannot enter. The SQL moves the
 * special contests of the starter content out of the way, into another language.
 */
const costly = `
  insert into settings (name, value) values ('contest_entry', '100'), ('weekly_contest_questions', '4');
  update contests set entry = 100, questions = 4, question_ids = question_ids[1:4];
  update contests set language_id = (select id from languages where code = 'es') where kind = 'special'`
const questions = 4

/** The SQL changes the play, too, because a play stores the end of its window. */
const theEnd = `
  update contests set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second'
  where id = (select id from contests where state = 'open' and id in (select contest_id from contest_entries));
  update plays set window_ends_at = now() - interval '1 second' where mode = 'contest'`

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Answers the first half of the questions right, the second half wrong. */
async function answerAll(page: Page, player: Player): Promise<void> {
  await page.waitForURL(/\/contest-play\/play\/\d+\/$/)
  for (let number = 0; number < questions; number += 1) {
    const question = await current(page, player)
    expect(await page.getByText(text('play.score', { score: 0 }), { exact: true }).count()).toBe(0)
    await give(page, question, number < questions / 2 ? rightAnswer(question) : wrongAnswer(question))
    await leaveFeedback(page)
    await heading(page, question).waitFor({ state: 'detached' })
  }
  await page.waitForURL(/\/contest-play\/result\/\d+\/$/)
}

async function enter(page: Page): Promise<void> {
  await page.goto('/contest/')
  await part(page, text('contest.title_upcoming')).getByRole('link').waitFor()
  await part(page, text('contest.title_past')).getByRole('link').waitFor()
  await expectAccessible(page)
  await part(page, text('contest.title_live'))
    .getByRole('link', { name: text('contest.look') })
    .click()
  await part(page, text('contest.standing')).getByText(text('contest.nobody')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: text('contest.enter') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(text('contest.enter_costs', { price: '100 coins', balance: '100 coins' })).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text('contest.enter_for', { price: '100 coins' }) }).click()
}

/** Expects what the pages show, and what they hide, while the contest still runs. */
async function expectToWait(page: Page): Promise<void> {
  await page.getByRole('heading', { name: text('contest.done_title') }).waitFor()
  await page.getByText(text('contest.place_so_far', { place: 1 })).waitFor()
  expect(await page.getByText(text('result.correct'), { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('board.title') })
    .click()
  await page.waitForURL(/\/leaderboard\/$/)
  await page.getByText(text('contest.finished_one', { shown: 1 })).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: text('board.you') })
    .waitFor()
  await expectAccessible(page)
}

/** Expects that a player who has spent coins elsewhere has too few for the entry: the page says so and offers no entry. */
async function expectTooFew(page: Page): Promise<void> {
  await page.goto('/contest/')
  await page.getByRole('link', { name: text('contest.look') }).click()
  await page.getByText(text('contest.too_few')).waitFor()
  expect(await page.getByRole('button', { name: text('contest.enter') }).count()).toBe(0)
  await page.getByRole('link', { name: text('contest.earn') }).waitFor()
  await expectAccessible(page)
}

/** Expects the winners, a draw that the browser repeats, and the player's own result with its review. */
async function expectTold(page: Page, contest: string, playId: string): Promise<void> {
  await page.goto(contest)
  await page.getByText(text('contest.won', { coins: '100 coins' })).waitFor()
  await part(page, text('contest.winners')).getByText(text('board.you'), { exact: true }).waitFor()
  await part(page, text('contest.draw'))
    .getByRole('button', { name: text('contest.draw_check') })
    .click()
  await page.locator('[data-genuine=true]').waitFor()
  await expectAccessible(page)
  await page.goto(`/contest-play/result/${playId}/`)
  await page.getByRole('heading', { name: text('contest.place_of', { place: 1, total: 1 }) }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: text('result.review') }).click()
  await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(questions / 2)
  await expect.poll(() => page.locator('li[data-verdict=wrong]').count()).toBe(questions / 2)
}

async function expectMirrored(page: Page, contest: string): Promise<void> {
  const arabic = (key: Parameters<typeof textIn>[1]) => textIn('arabic', key)
  for (const [path, title] of [
    ['/contest/', arabic('contest.title_past')],
    [contest, arabic('contest.winners')],
    [`${contest}leaderboard/`, arabic('board.title')],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByRole('main').getByRole('list').last().waitFor()
    if (path !== '/contest/') await expectAccessible(page)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([await page.evaluate(() => document.dir), isWider], path).toEqual(['rtl', false])
  }
}

describe('a contest', () => {
  itDeep('hides the right answers until it is over, and then pays the winners and reveals the answers', async ({ visit, serve }) => {
    it.setTimeout(180_000)
    const server = await serve(costly)
    const { url } = server
    const [alice, bob] = [await newPlayer(url), await newPlayer(url)]
    const { page } = await visit({ player: alice, url })
    await enter(page)
    await answerAll(page, alice)
    const playId = /\/result\/(\d+)\//.exec(page.url())?.[1] ?? ''
    await expectToWait(page)
    const contest = new URL(page.url()).pathname.replace('leaderboard/', '')

    await bob.ask('unlock_premium_category', { category: 'inventions' })
    const { page: other } = await visit({ player: bob, url, isPhone: true })
    await expectTooFew(other)

    for (const open of [page, other]) await open.goto('about:blank')
    await server.change(theEnd)
    await expect.poll(async () => (await alice.ask('get_contest_of_play', { play_id: Number(playId) })).data.state).toBe('over')
    await expectTold(page, contest, playId)
    const { page: phone } = await visit({ player: alice, url, isPhone: true, language: 'arabic' })
    await expectMirrored(phone, contest)
    for (const open of [page, phone]) await open.goto('about:blank')
  })
})
