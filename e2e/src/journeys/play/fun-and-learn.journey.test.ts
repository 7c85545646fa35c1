import { expectAccessible } from '../../harness/accessibility.ts'
import { answerOn, leaveFeedback, playOut } from '../../harness/answering.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { text } from '../../harness/texts.ts'

const title = 'Why the sky is blue'

describe('fun and learn', () => {
  it('leads from a text through its questions back to the shelf, which marks the text as played', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/fun-and-learn/')
    await page.getByRole('link', { name: /Science and technology/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Science and technology/ }).click()
    const entry = page.getByRole('link', { name: new RegExp(title) })
    await entry.getByText(text('catalogue.questions_other', { shown: 7 })).waitFor()
    await expect.poll(() => entry.getByText(text('reading.played')).count()).toBe(0)
    await expectAccessible(page)
    await entry.click()

    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('article p').nth(1).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('reading.answer') }).click()
    await answerOn(page, player, 'wrong')
    await expectAccessible(page)
    await leaveFeedback(page)
    await playOut(page, player)
    await page.getByRole('heading', { name: text('result.won_round') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('result.more_texts') }).click()
    await entry.getByText(text('reading.played')).waitFor()
    await entry.click()
    await page.getByRole('button', { name: text('reading.answer_again') }).waitFor()
  })

  for (const [content_type, content_url, words] of [
    ['video', 'https://video.example/sky', 'reading.video'],
    ['pdf', '/media/sky.pdf', 'reading.pdf'],
  ] as const)
    it(`offers the ${content_type} of a text in a new tab`, async ({ visit, player }) => {
      const { page } = await visit({ player })
      await page.route('**/api/get_fun_n_learn', async route => {
        const reply: { data: object[] } = await (await route.fetch()).json()
        await route.fulfill({ json: { ...reply, data: reply.data.map(item => ({ ...item, content_type, content_url })) } })
      })
      await page.goto('/fun-and-learn/science-and-technology/')
      await page.getByRole('link', { name: new RegExp(title) }).click()
      const link = page.getByRole('link', { name: text(words) })
      await link.waitFor()
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([content_url, '_blank'])
      await expectAccessible(page)
    })

  it('has its button above the navigation bar on a phone', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/fun-and-learn/science-and-technology/')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    const button = page.getByRole('button', { name: text('reading.answer') })
    const bar = page.getByRole('navigation', { name: text('nav.main') })
    await button.waitFor()
    const gap = async () => {
      const [above, below] = [await button.locator('..').boundingBox(), await bar.boundingBox()]
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  })

  it('says so when a text does not exist', async ({ visit, player }) => {
    const { page } = await visit({ player })
    await page.goto('/fun-and-learn/nature-texts/999999/')
    await page.getByText(text('reading.gone_title')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('reading.to_texts') }).click()
    await expect.poll(() => page.locator('main li a').count()).toBeGreaterThan(0)
  })
})
