import { expectAccessible } from '../../harness/accessibility.ts'
import { sampleAdministrator } from '../../harness/console.ts'
import { describe, expect, it } from '../../harness/journey.ts'

describe('the console on its own host', () => {
  it('opens there with its pages and previews, and does not exist on the host of the players', async ({ serve, visit }) => {
    it.setTimeout(120_000)
    const server = await serve(undefined, { CONSOLE_URL: 'http://console.localhost' })
    const url = server.url.replace('127.0.0.1', 'console.localhost')
    const { page } = await visit({ url: url })
    await page.goto('/')
    await page.getByLabel('Address').fill(sampleAdministrator.email)
    await page.getByLabel('Password').fill(sampleAdministrator.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('menuitem', { name: 'Questions' }).click()
    expect(new URL(page.url()).pathname).toBe('/admin/')
    await page.getByRole('cell', { name: 'Published' }).first().click()
    const frame = page.frameLocator('iframe[title="Preview of the question"]')
    await frame.getByRole('button').first().waitFor()
    await expectAccessible(page)
    for (const path of ['/admin/', '/admin/preview.html']) expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    const players = await visit({ url: server.url })
    await players.page.goto('/')
    await players.page.getByRole('heading', { level: 1 }).waitFor()
  })
})
