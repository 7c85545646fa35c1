// What a player reads in a game on a phone: no word is smaller than 16 px, and none makes the page wider than the window.

import type { Page } from '@playwright/test'
import { settled } from '../../harness/accessibility.ts'
import { rightAnswer, rightKey, wrongKey } from '../../harness/answers.ts'
import { current } from '../../harness/answering.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { answer, anyOption, option, seekOptions, shown, startLevel, verdict } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

/** The shortest search, and a reveal that lasts long enough to be measured. */
const patient = {
  battle_questions: 2,
  battle_seconds: 60,
  battle_search_seconds: 5,
  battle_countdown_seconds: 1,
  battle_reading_seconds: 0.3,
  battle_reveal_seconds: 15,
}
const url = serveFile(
  Object.entries(patient)
    .map(([name, value]) => `insert into settings (name, value) values ('${name}', '${value}')`)
    .join(';'),
)

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/** Runs in the page. @returns the visible words that are too small, each with its size. Keyboard shortcuts are no words. */
function smallWords(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.nodeValue ?? '').trim()
    if (!element || words === '' || element.closest('kbd, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    // Words for screen readers are clipped to one pixel.
    const isClipped = element.clientWidth === 1 && element.clientHeight === 1
    if (width === 0 || height === 0 || isClipped || !element.checkVisibility({ visibilityProperty: true })) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1)
    if (size < 16) found.push(`${words}: ${size} px`)
  }
  return found
}

async function expectLegible(page: Page, screen: string): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await settled(page)
    const at = `${screen}, ${phone.width} × ${phone.height}`
    expect(await page.evaluate(smallWords), at).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(phone.width)
  }
}

describe('the words of a game on a phone', () => {
  it('are at least 16 px in a level: the question, its lifelines and its verdict', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await startLevel(page)
    await seekOptions(page)
    await expectLegible(page, 'a question')
    await page.getByRole('button', { name: text('play.lifeline_audience_poll') }).click()
    await page.getByText('%').first().waitFor()
    await expectLegible(page, 'the poll')
    await answer(page, 'wrong')
    await expectLegible(page, 'the verdict')
  })

  it('are at least 16 px in guess the word', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/guess-the-word/animals/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    const question = await current(page, player)
    await expectLegible(page, 'a word')
    await page.getByRole('button', { name: text('word.hint') }).click()
    await page.locator('[data-kind=hint]').first().waitFor()
    await expectLegible(page, 'a hint')
    await page.getByLabel(text('word.label')).fill(rightAnswer(question))
    await page.getByRole('button', { name: text('play.check'), exact: true }).click()
    await verdict(page, 'right').waitFor()
    await expectLegible(page, 'the verdict on a word')
  })

  it('are at least 16 px with a sound', async ({ visit, player }) => {
    const { page } = await visit({ player, isPhone: true })
    await page.goto('/audio-questions/rhythm/')
    await page.getByRole('button', { name: text('catalogue.start'), exact: true }).click()
    const question = await current(page, player)
    await expectLegible(page, 'a sound')
    await option(page, wrongKey(question)).click()
    await verdict(page, 'wrong').waitFor()
    await expectLegible(page, 'the verdict on a sound')
  })

  it('are at least 16 px in a battle', async ({ visit }) => {
    const { page } = await visit({ url: url(), player: await newPlayer(url(), 'Nora'), isPhone: true })
    await page.goto('/random-battle/search/')
    await page.getByRole('button', { name: text('battle.play_bot') }).click()
    await anyOption(page).waitFor()
    await expectLegible(page, 'a question of a battle')
    await option(page, rightKey(await shown(page))).click()
    await page.locator('[data-phase=reveal] [data-verdict]').first().waitFor({ timeout: 60_000 })
    await expectLegible(page, 'the verdict of a battle')
  })
})
