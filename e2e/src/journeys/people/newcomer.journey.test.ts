// A newcomer cannot stake the coins that they were given before they have played. In other journeys a default of the prepared data counts
// players as having played (`knownPlayers`); this server has no such default.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { playOut } from '../../harness/answering.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { newAddress, signIn } from '../../harness/players.ts'
import { anyOption, coinsShown, doorLink, food, levelButton, playThrough } from '../../harness/playing.ts'
import { password, press, signUpByEmail } from '../../harness/sign-in-forms.ts'
import { text } from '../../harness/texts.ts'

const url = serveFile('alter table accounts alter column may_stake_since drop default')

const missing = (count: number) => text(count === 1 ? 'stake.plays_missing_one' : 'stake.plays_missing_other', { shown: count })
const entries = (page: Page) => page.getByLabel(text('battle.entry')).locator('option').allInnerTexts()

describe('a newcomer', () => {
  it('battles for free before five plays, sees why on each battle page, and pays an entry afterwards', async ({ visit }) => {
    const { page } = await visit({ url: url() })
    const [name, email] = ['Amira', newAddress()]
    await page.goto('/auth/sign-up/')
    await signUpByEmail(page, name, email)
    await page.goto((await outbox(url(), email)).link)
    await press(page, 'auth.confirm')
    await page.getByText(text('home.hello_player', { name })).waitFor()
    const player = await signIn(url(), { name, email, password })

    await page.goto('/random-battle/')
    await page.getByText(missing(5)).waitFor()
    await page.getByText(text('stake.for_nothing')).waitFor()
    await page.getByText(text('battle.free'), { exact: true }).waitFor()
    await expectAccessible(page)

    await page.goto('/group-battle/')
    await page.getByText(missing(5)).waitFor()
    expect(await entries(page)).toEqual([text('battle.free')])
    await expectAccessible(page)

    // The server refuses an entry, whatever a page offers.
    await expect(player.ask('create_room', { room_type: 'friend', no_of_que: 5, entry: 5 })).rejects.toThrow('play_before_staking')

    for (let plays = 1; plays <= 4; plays++) await playThrough(player, food, 0)
    await page.reload()
    await page.getByText(missing(1)).waitFor()
    await page.getByRole('link', { name: text('stake.play_now') }).click()
    await page.waitForURL('**/quiz-zone/')
    await page.getByRole('link', { name: /^Space/ }).click()
    await levelButton(page, 1).click()
    await anyOption(page).waitFor()
    await playOut(page, player)

    // The pages know of the fifth play without a reload.
    await doorLink(page, 'duel').click()
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${text('mode.name_group_battle')}`) })
      .click()
    await expect.poll(() => entries(page)).toHaveLength(5)
    expect(await page.getByText(text('stake.play_now')).count()).toBe(0)
    const before = await coinsShown(page)
    await page.getByLabel(text('battle.entry')).selectOption('5')
    await page.getByRole('button', { name: text('battle.create'), exact: true }).click()
    await page.waitForURL(/\/group-battle\/room\//)
    await expect.poll(() => coinsShown(page)).toBe(before - 5)
  })
})
