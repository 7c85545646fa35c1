import { describe, expect, inject } from 'vitest'
import { expectAccessible } from '../harness/accessibility.ts'
import { it, itDeep } from '../harness/journey.ts'
import { food, playThrough } from '../harness/playing.ts'
import { newPlayer } from '../harness/players.ts'
import { text } from '../harness/texts.ts'

const aWeekLater = `
  alter table league_entries disable trigger all;
  update league_entries set week = week - 7, reached_at = reached_at - interval '7 days';
  update league_groups set week = week - 7;
  alter table league_entries enable trigger all`

describe('the weekly league', () => {
  itDeep(
    'begins with the first points, and moves the best of the group up after the week',
    { timeout: 120_000 },
    async ({ serve, visit }) => {
      const server = await serve()
      const players = await Promise.all(['Nora One', 'Nora Two', 'Nora Three'].map(name => newPlayer(server.url, name)))
      const [best, ...others] = players
      if (!best) throw new Error('three players have come')
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
    },
  )
})

describe('the leaderboard of friends', () => {
  it('leads to an invitation, shows who took it up, and lets go of them', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/leaderboard/')
    await page.getByRole('tab', { name: text('board.period_friends') }).click()
    await page.getByRole('heading', { name: text('friends.empty') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('friends.invite') }).click()
    await page.getByText(player.user.refer_code, { exact: true }).waitFor()

    const friend = await newPlayer(inject('serverUrl'), undefined, undefined, player.user.refer_code)
    await playThrough(friend, food, 6)
    await page.goto('/leaderboard/?period=friends')
    const rows = page.getByRole('list', { name: text('friends.list') }).getByRole('listitem')
    await expect.poll(async () => (await rows.allTextContents()).length).toBe(2)
    await expect.poll(() => rows.first().textContent()).toContain(friend.name)
    await expectAccessible(page)
    await page.getByRole('button', { name: text('friends.remove', { name: friend.name }) }).click()
    await page.getByRole('dialog').getByText(text('friends.remove_text')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('friends.remove_confirm'), exact: true }).click()
    await page.getByRole('heading', { name: text('friends.empty') }).waitFor()
    expect((await friend.ask('get_friends_leaderboard', {})).total).toBe(1)
  })

  it('and leagues are for players: guests see the three of everybody', async ({ visit }) => {
    const { page } = await visit()
    await page.goto('/leaderboard/?period=league')
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual((['daily', 'monthly', 'all'] as const).map(period => text(`board.period_${period}`)))
  })
})
