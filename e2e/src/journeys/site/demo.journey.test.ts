import { expectAccessible } from '../../harness/accessibility.ts'
import { openConsole, sampleAdministrator as administrator } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { signIn } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const player = { name: 'Sample Player', email: 'player@trivium.example', password: 'play-the-sample' }

describe('the demo', () => {
  itDeep('shows sample players and events, lets visitors look at everything, and refuses changes', async ({ serve, visit }) => {
    it.setTimeout(180_000)
    const { url, log } = await serve(undefined, { DEMO: '1', DEMO_DAYS: '1' })
    await expect.poll(log).toContain(`Sample sign-in, for the demo: ${administrator.email} with the password ${administrator.password}`)
    const guest = await visit({ url })
    await guest.page.goto('/auth/sign-up/')
    await guest.page.getByText(text('demo.about')).waitFor()
    await expectAccessible(guest.page)
    await guest.page.goto('/leaderboard/?period=all')
    await guest.page.getByText('Marnie Okafor').first().waitFor()

    const { page } = await visit({ url, player: await signIn(url, player) })
    await page.goto('/contest/')
    await page.getByText('Lantern Night Contest').waitFor()
    await page.getByText('Harvest Challenge').waitFor()
    await page.goto('/exam-module/')
    await page.getByText('General Science, final').waitFor()
    await page.goto('/profile/battles/')
    await page.getByText('Sample Rival').first().waitFor()
    await page.goto('/profile/')
    const name = page.getByRole('textbox', { name: text('profile.name') })
    await expect.poll(() => name.inputValue()).toBe(player.name)
    await name.fill('Mallory')
    await page.getByRole('button', { name: text('profile.save'), exact: true }).click()
    await page.getByText(text('demo.no_profile_update')).waitFor()
    await expectAccessible(page)

    const staff = await openConsole(await visit({ url }), await signIn(url, administrator), 'staff')
    await staff.getByText('This is a demo. You can look at everything, but not change anything.').waitFor()
    const editor = staff.getByRole('row').filter({ hasText: 'editor@trivium.example' }).getByLabel('treasurer')
    await editor.click()
    await staff.getByText('Not allowed in demo version').first().waitFor()
    await expect.poll(() => editor.isChecked()).toBe(false)
    await expectAccessible(staff)
  })
})
