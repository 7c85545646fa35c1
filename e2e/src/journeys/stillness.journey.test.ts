import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/journey.ts'
import { answer, goOn, startLevel } from '../harness/playing.ts'

interface Shift {
  value: number
  moved: string[]
}

/** Every shift counts here, those right after a click too: an answer must not push anything about either. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number' && 'sources' in entry && Array.isArray(entry.sources))) continue
        const moved = entry.sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : '',
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => ('shifts' in window ? (window.shifts as Shift[]) : []))
}

const sum = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

describe('the play screen', () => {
  it.for([true, false])('stands still from question to feedback (phone: %s)', async (isPhone, { visit, player }) => {
    const { page, noise } = await visit({ player, isPhone, hasMotion: true })
    // A font that comes after the words may break their lines anew. Whether it does is chance: here only the page itself counts.
    noise.allow(/\.woff2/)
    await page.route('**/*.woff2', route => route.abort())
    const shifts = await watchShifts(page)
    await startLevel(page)
    const address = page.url()
    for (const how of ['right', 'wrong'] as const) {
      // Loading it anew counts as well: the skeleton has the shape of what comes.
      await page.goto(address)
      const asked = await answer(page, how)
      await page.waitForTimeout(600)
      const seen = await shifts()
      expect(sum(seen), JSON.stringify(seen)).toBeLessThan(0.02)
      await goOn(page, asked)
    }
  })
})
