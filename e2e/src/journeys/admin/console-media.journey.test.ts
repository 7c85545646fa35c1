import sharp from 'sharp'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

describe('the library in the console', () => {
  it('takes files, and a category shows one of them', async ({ visit }) => {
    const edda = await newStaff(serverUrl(), ['editor'])
    const page = await openConsole(await visit(), edda, 'media')
    const name = `Harbour ${edda.user.id}`
    await page
      .locator('input[type=file][aria-label=Files]')
      .setInputFiles([
        await picture(`${name}.png`, '#1f6f8b'),
        { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      ])
    const results = page.getByRole('list', { name: 'Uploaded files' })
    await results.getByRole('link', { name: `${name}.png` }).waitFor()
    await results.getByRole('alert').waitFor()
    await expectAccessible(page)

    await page.getByRole('list', { name: 'Files', exact: true }).getByRole('link', { name }).click()
    await page.getByText('Nothing uses this file.').waitFor()
    await page.getByRole('textbox', { name: 'Description of the picture' }).fill('Ships in a harbour')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('img', { name: 'Ships in a harbour' }).waitFor()
    await expectAccessible(page)
    const file = page.url()

    await page.getByRole('menuitem', { name: 'Categories' }).click()
    await page.getByRole('link', { name: 'New category' }).click()
    await page.getByRole('textbox', { name: 'English' }).fill(name)
    const opener = page.getByRole('button', { name: 'Choose from the library' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Search' }).evaluate(box => box === document.activeElement)).toBe(true)
    await page.keyboard.type(name)
    const choice = dialog.getByRole('button', { name })
    await choice.waitFor()
    await expectAccessible(page)
    await choice.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()

    await page.goto(file)
    await page.getByRole('region', { name: 'Where it is used' }).getByRole('link', { name }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  })
})
