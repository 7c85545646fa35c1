// Messages between players reach open pages at once, and every message leads to a page.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { isTextKey, text, textIn } from '../../harness/texts.ts'

/** Two players who have met in a battle. */
async function twoWhoMet(): Promise<{ alice: Player; bob: Player }> {
  const [alice, bob] = await Promise.all([newPlayer(serverUrl(), 'Alice'), newPlayer(serverUrl(), 'Bob')])
  const room_id = await openRoom(alice, bob)
  await alice.ask('start_room', { room_id })
  for (const player of [alice, bob]) await player.ask('leave_room', { room_id })
  return { alice, bob }
}

async function openRoom(owner: Player, ...guests: Player[]): Promise<string> {
  const { data } = await owner.ask('create_room', { room_type: 'friend', entry: 0 })
  for (const guest of guests) await guest.ask('join_room', { room_code: data.roomCode ?? '' })
  return data.roomID
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

describe('an invitation', () => {
  it('goes from the lobby to an open page of another player, who joins the room with one tap', async ({ visit }) => {
    const { alice, bob } = await twoWhoMet()
    const roomId = await openRoom(alice)
    const { page: theirs } = await visit({ player: bob, isPhone: true, language: 'arabic' })
    await theirs.goto('/leaderboard/')
    const { page: own } = await visit({ player: alice })
    await own.goto(`/group-battle/room/${roomId}/`)
    const opener = own.getByRole('button', { name: text('messages.invite_players') })
    await opener.focus()
    await own.keyboard.press('Enter')
    const invite = own.getByRole('button', { name: text('messages.invite_name', { name: 'Bob' }) })
    await invite.waitFor()
    await expectAccessible(own)
    await invite.focus()
    await own.keyboard.press('Enter')
    const done = own.getByRole('button', { name: text('messages.invited_name', { name: 'Bob' }) })
    await expect.poll(() => done.evaluate(one => one === document.activeElement)).toBe(true)
    await own.getByText(text('messages.left_other', { shown: 19 })).waitFor()
    await own.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate(one => one === document.activeElement)).toBe(true)

    const unread = textIn('arabic', 'messages.unread_one')
    await theirs.getByRole('banner').getByRole('link', { name: unread }).click()
    await theirs.getByRole('link', { name: textIn('arabic', 'messages.title') }).click()
    await theirs
      .getByText(textIn('arabic', 'messages.invites', { name: 'Alice' }), { exact: true })
      .first()
      .waitFor()
    await theirs.setViewportSize({ width: 320, height: 568 })
    await expectAccessible(theirs)
    expect(await isTooWide(theirs)).toBe(false)
    expect((await theirs.innerText('body')).split(/\s+/).filter(isTextKey)).toEqual([])
    await expect.poll(() => theirs.getByRole('banner').getByRole('link', { name: unread }).count()).toBe(0)
    await theirs.getByRole('button', { name: textIn('arabic', 'battle.join') }).click()
    await theirs.waitForURL(`**/group-battle/room/${roomId}/`)
    await own.getByText(text('battle.seats', { taken: 2, total: 2 })).waitFor()
    expect(await opener.count()).toBe(0)
  })
})

describe('a message to the operator', () => {
  it('comes from a player, staff answer it in the console, and the player finds the answer', async ({ visit, player }) => {
    it.setTimeout(90_000)
    const ada = await newStaff(serverUrl(), ['administrator'])
    const { page } = await visit({ player })
    await page.goto('/contact-us/')
    const written = `The sound of ${player.name} cannot be heard.`
    await page.getByLabel(text('contact.message')).fill(written)
    await page.getByRole('button', { name: text('contact.send') }).click()
    await page.getByRole('heading', { name: text('contact.sent') }).waitFor()
    await expectAccessible(page)

    const admin = await openConsole(await visit(), ada, 'contact')
    await admin.getByRole('link', { name: written }).click()
    await admin.getByRole('heading', { name: /^Message \d+$/ }).waitFor()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: 'Answer' }).click()
    await admin
      .getByRole('dialog')
      .getByLabel(/^Answer/)
      .fill('It can be heard now.')
    await admin.getByRole('dialog').getByRole('button', { name: 'Answer' }).click()
    await admin.getByText(/^Closed by /).waitFor()

    await page.getByRole('link', { name: text('messages.title'), exact: true }).click()
    await page.getByText('It can be heard now.').first().waitFor()
    await page.getByText(text('messages.you_wrote', { written })).waitFor()
    await expectAccessible(page)

    await admin.getByRole('menuitem', { name: 'Sign-in methods' }).click()
    const mail = admin.getByRole('region', { name: 'Email and password' })
    await mail.getByRole('button', { name: 'Send a test to my address' }).click()
    await mail.getByText(/^The mail server has accepted the email\./).waitFor()
    await expectAccessible(admin)
  })
})
