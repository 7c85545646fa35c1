import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { joined } from '../../harness/live.ts'
import { answer, coinsShown, food, playThrough, startLevel } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const name = text('badge.dashing_debut.name')
const claim = (page: Page) => page.getByRole('button', { name: new RegExp(`^${name}: `) })
const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: unread === 0 ? text('notices.title') : text('notices.unread_one', { shown: unread }) })

/** One answer, right or wrong, is enough for the badge. */
async function playShortly(page: Page): Promise<void> {
  const isJoined = joined(page)
  await startLevel(page)
  await answer(page, 'wrong')
  await isJoined
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('play.give_up') }).click()
  await page.waitForURL(/\/result\/\d+\/$/)
}

describe('a badge', () => {
  it('appears at once on the result and on other open pages, pays once, and has a notification', async ({ visit, player }) => {
    const { page } = await visit({ player })
    const { page: elsewhere } = await visit({ player })
    const isJoined = joined(elsewhere)
    await elsewhere.goto('/')
    await isJoined
    const told = elsewhere
      .getByRole('region', { name: text('notices.title') })
      .getByText(`Badge unlocked: ${name}`)
      .waitFor({ timeout: 30_000 })
    await playShortly(page)
    await page
      .getByRole('list', { name: text('result.badges') })
      .getByText(name)
      .waitFor()
    await told
    // On this page the card shows the badge, so the page shows no toast.
    await expect.poll(() => page.getByRole('log').textContent()).toContain(`Badge unlocked: ${name}`)
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: text('notices.title') })
          .getByText(name)
          .count(),
      )
      .toBe(0)
    await bell(elsewhere, 1).waitFor()
    await expectAccessible(page)
    await expectAccessible(elsewhere)

    await page
      .getByRole('list', { name: text('result.badges') })
      .getByRole('link')
      .click()
    await claim(page).waitFor()
    await expectAccessible(page)
    await elsewhere.goto('/profile/badges/')
    await claim(elsewhere).waitFor()
    const { data } = await player.ask('get_user_badges', {})
    const reward = data.find(({ type }) => type === 'dashing_debut')?.reward ?? 0
    expect(reward).toBeGreaterThan(0)
    await claim(page).click()
    await expect.poll(() => coinsShown(page)).toBe(100 + reward)
    await claim(page).waitFor({ state: 'hidden' })
    await claim(elsewhere).click()
    await elsewhere.getByText(text('refusal.already_claimed')).waitFor()
    await claim(elsewhere).waitFor({ state: 'hidden' })
    await expect.poll(async () => (await player.ask('get_user_coin_score', {})).data.coins).toBe(100 + reward)

    await bell(page, 1).click()
    await page.getByRole('main').getByText(`Badge unlocked: ${name}`).waitFor()
    await bell(page, 0).waitFor()
    await expectAccessible(page)
    await expect.poll(async () => (await player.ask('get_notifications', {})).unread).toBe(0)
    await page.goto('/coin-history/')
    await page.getByText(text('wallet.title.badge_reward')).waitFor()
  })

  it('does not hide the button for the next level on a phone', async ({ visit, player }) => {
    const { play_id } = await playThrough(player, food, 10)
    const { page } = await visit({ player, isPhone: true })
    await page.goto(`/quiz-zone/result/${play_id}/`)
    await page.getByRole('list', { name: text('result.badges') }).waitFor()
    const way = await page.getByRole('button', { name: text('catalogue.play_level', { level: 2 }) }).boundingBox()
    const bar = await page.getByRole('navigation', { name: text('nav.main') }).boundingBox()
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  itDeep('page tells a player without badges which one is nearest, and links to where to win it', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/profile/badges/')
    await page.getByText(text('badges.of_all', { unlocked: 0, all: 15 })).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('badges.go') }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/profile/notifications/')
    await page.getByText(text('notices.empty'), { exact: true }).waitFor()
    await expectAccessible(page)
  })
})
