import { expectAccessible } from '../../harness/accessibility.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { food, playThrough } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const aWeekLater = `
  alter table league_entries disable trigger all;
  update league_entries set week = week - 7, reached_at = reached_at - interval '7 days';
  update league_groups set week = week - 7;
  alter table league_entries enable trigger all`

describe('the leaderboards', () => {
  it('have their five tabs in one row on the smallest phone', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true, language: 'spanish' })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/leaderboard/')
    const tabs = page.getByRole('tab')
    await expect.poll(() => tabs.count()).toBe(5)
    const tops = await tabs.evaluateAll(all => all.map(tab => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})

describe('the weekly league', () => {
  itDeep('begins with the first points of a player, and promotes the best of a group after the week', async ({ serve, visit }) => {
    it.setTimeout(120_000)
    const server = await serve()
    const players = await Promise.all(['Nora One', 'Nora Two', 'Nora Three'].map(name => newPlayer(server.url, name)))
    const [best, ...others] = players
    if (!best) throw new Error('There are no players')
    const { page } = await visit({ player: best, url: server.url, isPhone: true })
    await page.goto('/leaderboard/')
    await page.getByRole('heading', { name: text('league.name', { tier: text('league.tier_copper') }) }).waitFor()
    await page.getByRole('heading', { name: text('league.empty') }).waitFor()
    await expectAccessible(page)

    await playThrough(best, food, 10)
    for (const [index, player] of others.entries()) await playThrough(player, food, 8 - index)
    await page.goto('/leaderboard/')
    const mine = page.locator('li[aria-current]')
    await expect.poll(() => mine.allTextContents()).toEqual([expect.stringContaining('Nora One')])
    await page.getByText(text('league.moving_up')).first().waitFor()
    await page.getByText(text('league.next_up', { tier: text('league.tier_bronze') })).waitFor()
    await expect.poll(() => page.locator('li', { hasText: 'Nora Three' }).isVisible()).toBe(true)
    await expectAccessible(page)

    await page.goto('about:blank')
    await server.change(aWeekLater)
    await expect.poll(async () => (await best.ask('get_league', {})).data?.last?.outcome, { timeout: 30_000 }).toBe('promoted')
    await page.goto('/leaderboard/')
    await page.getByText(text('league.last_promoted', { tier: text('league.tier_bronze') })).waitFor()
    await page.getByRole('heading', { name: text('league.name', { tier: text('league.tier_bronze') }) }).waitFor()
    await expectAccessible(page)
    await page.goto('/profile/notifications/')
    await page.getByText(text('league.last_promoted', { tier: text('league.tier_bronze') })).click()
    await page.waitForURL(/\/leaderboard\//)
  })
})
