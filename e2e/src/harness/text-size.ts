import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * The words may be smaller than 16 px in discs and corners that repeat what stands beside them (marks of seats, keys of options, the share
 * on a short option, the day of a week), in formulas, and in the names of lifelines below 360 px, where four share a row.
 */
const smaller = '.katex, sup, sub, kbd, [class*="_mark_"], [class*="_key_"], [class*="_percent_"], [class*="_user_"]'

/** Expects that every visible text has at least 16 px, on a usual phone and on the smallest one. The window then has its size again. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  for (const window of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(window)
    const excepted = window.width < 360 ? `${smaller}, [class*="_lifeline_"]` : smaller
    expect(await smallTexts(page, excepted), `${what}, ${window.width} px wide`).toEqual([])
  }
  await page.setViewportSize(size)
}

const smallTexts = (page: Page, excepted: string) =>
  page.evaluate(but => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement: parent } = walker.currentNode
      if (!textContent?.trim() || !parent || parent.closest(`script, style, svg, ${but}`)) continue
      const { width, height } = parent.getBoundingClientRect()
      // Words for screen readers alone have one pixel.
      if (width <= 1 || height <= 1 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const pixels = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (pixels < 16) found.add(`${pixels} px: ${textContent.trim()} (${parent.className})`)
    }
    return [...found]
  }, excepted)
