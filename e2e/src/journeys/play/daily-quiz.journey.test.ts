import { localDay } from '@trivium/rules/platform/days'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { answerOn, current, heading, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'
import { coinsShown } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const dashboard = '/quiz-play/daily-quiz-dashboard/'

/** Expects that the page shows and saves the picture if the system cannot share files, and otherwise passes it to the system. */
async function sharesPicture(page: Page): Promise<void> {
  const share = page.getByRole('button', { name: text('daily.share') })
  await share.click()
  const dialog = page.getByRole('dialog', { name: text('result.share') })
  const picture = dialog.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1080, 1350])
  expect(await picture.getAttribute('alt')).toMatch(/ 10 of 10, [^●]*$/)
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: text('picture.save') }).click()])
  expect(download.suggestedFilename()).toMatch(/^daily_quiz-[\d-]+\.png$/)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  // As on a phone: the share sheet accepts files.
  await page.evaluate(() => {
    navigator.canShare = ({ files } = {}) => files !== undefined
    navigator.share = async ({ files = [], text } = {}) => {
      const drawn = await createImageBitmap(files[0] ?? new Blob())
      document.title = `${files.length} ${files[0]?.type} ${drawn.width} ${text}`
    }
  })
  await share.click()
  await expect.poll(() => page.title()).toMatch(/^1 image\/png 1080 .*●{10} https?:/)
  expect(await dialog.count()).toBe(0)
}

describe('the daily quiz', () => {
  it('can be played once a day, and brings a streak, a calendar day, coins and a review', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto(dashboard)
    const start = page.getByRole('button', { name: text('daily.start') })
    await start.waitFor()
    await page.getByText(text('daily.days_other', { shown: 0 }), { exact: true }).waitFor()
    await page.getByRole('img', { name: text('daily.freezes_held', { held: 0, most: 2 }) }).waitFor()
    await page.getByText(text('daily.freeze_next_other', { shown: 7 })).waitFor()
    await expectAccessible(page)
    await start.click()
    await answerOn(page, player, 'right')
    await leaveFeedback(page)

    const question = await current(page, player)
    await page.reload()
    await heading(page, question).waitFor()
    await page.getByText(text('play.score', { score: 4 }), { exact: true }).waitFor()
    await page.goto(dashboard)
    await page.getByText(text('daily.playing_text')).waitFor()
    await page.getByRole('button', { name: text('daily.carry_on') }).click()
    await heading(page, question).waitFor()

    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.perfect') }).waitFor()
    await page.getByText(text('daily.began')).waitFor()
    await expect.poll(() => coinsShown(page)).toBe(104)
    await expectAccessible(page)
    await sharesPicture(page)
    await page.getByRole('link', { name: text('mode.name_daily_quiz') }).click()
    await page.getByText(text('daily.done_won', { percent: '100%' })).waitFor()
    await page.getByText(text('daily.days_one', { shown: 1 }), { exact: true }).waitFor()
    await page.getByText(text('daily.freeze_next_other', { shown: 6 })).waitFor()
    await expect.poll(() => page.locator('td [data-today]').getAttribute('data-kind')).toBe('won')
    await expect.poll(() => start.count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: text('daily.review') }).click()
    await expect.poll(() => page.locator('li[data-verdict=right]').count()).toBe(10)
    await expectAccessible(page)
  })

  itDeep('asks ten other questions the next day, and the streak continues', async ({ visit }) => {
    // The zones of each pair have the same time of day, one day apart. The chosen pair has no midnight in the next half hour.
    const now = new Date()
    const [home, ahead] =
      [
        ['Pacific/Honolulu', 'Pacific/Kiritimati'],
        ['Pacific/Niue', 'Pacific/Tongatapu'],
      ].find(([zone = '']) => localDay(now, zone) === localDay(new Date(now.getTime() + 1_800_000), zone)) ?? []
    const player = await newPlayer(serverUrl(), 'Nalani of the isles', home)
    const { page } = await visit({ player })
    await page.goto(dashboard)
    await page.getByRole('button', { name: text('daily.start') }).click()
    await playOut(page, player)
    const first = await player.ask('get_play_review', { play_id: Number(/result\/(\d+)/.exec(page.url())?.[1]) })

    // A journey cannot change the server's clock, but the player may move to a zone where it is already tomorrow.
    await player.ask('update_profile', { timezone: ahead })
    await page.goto(dashboard)
    await page.getByText(text('daily.streak_open')).waitFor()
    await page.getByText(text('daily.days_one', { shown: 1 }), { exact: true }).waitFor()
    await page.getByRole('button', { name: text('daily.start') }).click()
    await playOut(page, player)
    const second = await player.ask('get_play_review', { play_id: Number(/result\/(\d+)/.exec(page.url())?.[1]) })
    expect(second.data.map(({ id }) => id)).not.toEqual(first.data.map(({ id }) => id))
    await page.goto(dashboard)
    await page.getByText(text('daily.days_other', { shown: 2 }), { exact: true }).waitFor()
    await expect.poll(() => page.locator('td [data-kind=won]').count()).toBe(2)
  })

  it('without an answer does not count, reveals nothing, and can be started again', async ({ visit, player }) => {
    const { play } = await player.ask('get_daily_quiz', {})
    await player.ask('finish_play', { play_id: play.id })
    const { page } = await visit({ player })
    await page.goto(`${dashboard}review/${play.id}/`)
    await page.getByRole('heading', { name: text('result.untaken') }).waitFor()
    await page.getByText(text('result.untaken_open_text')).waitFor()
    await expect.poll(() => page.url()).toContain(`${dashboard}result/${play.id}/`)
    await expect.poll(() => page.getByRole('link', { name: text('result.review') }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: text('daily.start') }).click()
    await answerOn(page, player, 'wrong')
    const again = await player.ask('get_play', {})
    await player.ask('finish_play', { play_id: again.play?.id ?? 0 })
    await page.goto(`${dashboard}result/${again.play?.id}/`)
    await page.getByText(text('result.sentence_none')).waitFor()
    await page.getByRole('link', { name: text('result.review') }).waitFor()
  })
})
