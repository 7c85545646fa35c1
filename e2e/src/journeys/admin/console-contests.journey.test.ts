import type { Page } from '@playwright/test'
import { expectFine } from '../../harness/accessibility.ts'
import { localTime, newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep, serverUrl } from '../../harness/journey.ts'
import { joined } from '../../harness/live.ts'
import { text } from '../../harness/texts.ts'

const choose = async (page: Page, label: string | RegExp, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

describe('contests, daily quizzes, texts and notices in the console', () => {
  itDeep('an editor announces a contest, a player sees it, and the editor calls it off', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const edda = await newStaff(serverUrl(), ['editor'])
    const page = await openConsole(await visit(), edda, 'contests')
    await page.getByRole('columnheader', { name: 'Name' }).waitFor()
    await expectFine(page)
    await page.getByRole('link', { name: 'Create' }).click()
    const name = `Trial of ${edda.user.id}`
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Five questions.')
    await page.getByLabel(/^Start/).fill(localTime(2))
    await page.getByLabel(/^End/).fill(localTime(4))
    await choose(page, /^Language/, 'English')
    await page.getByLabel(/^Prizes in coins/).fill('30, 20, 10')
    await page.getByLabel(/^How many questions/).fill('5')
    await expectFine(page)
    await page.getByRole('button', { name: 'Announce' }).click()
    await page.getByText('Hash of its seed').waitFor()
    await expectFine(page)

    const { page: players } = await visit({ player })
    await players.goto('/contest/')
    await players.getByText(name).first().waitFor()

    await page.getByRole('button', { name: 'Call off' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Reason/).fill('A trial only.')
    await expectFine(page)
    await dialog.getByRole('button', { name: 'Call off' }).click()
    await expect.poll(async () => (await player.ask('get_contest', {})).data.upcoming.some(contest => contest.name === name)).toBe(false)
    await players.goto('/contest/')
    await players.getByText(text('contest.title_past')).first().waitFor()
  })

  it('an administrator chooses a daily quiz, writes a text, and sends a notice to one player', async ({ visit, player }) => {
    it.setTimeout(120_000)
    const server = serverUrl()
    const ada = await newStaff(server, ['administrator'])
    const page = await openConsole(await visit(), ada, 'daily-quiz')
    // Other journeys play today's quiz, which may be the last of this month.
    const nextMonth = page.waitForResponse('**/get_daily_quizzes')
    await page.getByRole('button', { name: 'Next month' }).click()
    await nextMonth
    await page
      .getByRole('button', { name: /drawn when opened/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The server draws them').waitFor()
    await dialog.getByLabel(/Find a question/).fill('capital')
    await dialog.getByRole('button', { name: 'Find' }).click()
    // This week's contest reserves its questions until it is over: the administrator cannot add those.
    await dialog
      .getByRole('button', { name: /^Add \d+$/ })
      .first()
      .click()
    await expectFine(page)
    await dialog.getByRole('button', { name: 'Choose these questions' }).click()
    await dialog.getByRole('button', { name: 'Let the server draw them' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('button', { name: /1 chosen by/ })
      .first()
      .waitFor()
    await expectFine(page)

    await page.goto('/admin/#/passages/create')
    await choose(page, /^Language/, 'English')
    await page.getByLabel(/^Title/).fill('The bridge')
    await choose(page, /^Category/, 'Nature')
    await page.locator('.ProseMirror').fill('It took six years.')
    await expectFine(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('dialog').getByText('It took six years.').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Draft').waitFor()
    await expectFine(page)

    const { page: players } = await visit({ player })
    const isJoined = joined(players)
    await players.goto('/')
    await isJoined
    await page.goto('/admin/#/notices/create')
    await page.getByLabel('Title (English)').fill('A word for you')
    await page.getByLabel('Message (English)').fill('The bridge is open.')
    await page.getByLabel(/^Page that the notice opens/).fill('/fun-and-learn/')
    await page.getByLabel('Chosen players').check()
    await page.getByLabel(/^Numbers of their accounts/).fill(String(player.user.id))
    await page.getByText('It would reach 1 player.').waitFor()
    await expectFine(page)
    // The page shows the notice for some seconds only.
    const told = players.getByText('The bridge is open.').first().waitFor({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Send' }).click()
    await Promise.all([told, page.getByRole('cell', { name: 'A word for you' }).first().waitFor()])
    await players.goto('/profile/notifications/')
    await players.getByRole('link', { name: /A word for you/ }).click()
    await players.waitForURL(/\/fun-and-learn\/$/)
  })
})
