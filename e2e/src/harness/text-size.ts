import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * The words may be smaller than 16 px in discs and corners that repeat what stands beside them (marks of seats, keys of options, the share
 * on a short option), and in formulas.
 */
const smaller = '.katex, sup, sub, kbd, [class*="_mark_"], [class*="_key_"], [class*="_percent_"], [class*="_user_"]'

/** Expects that every visible text has at least 16 px on a phone. Smaller windows keep their options in sight instead (base.css). */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await smallTexts(page), what).toEqual([])
}

const smallTexts = (page: Page) =>
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
  }, smaller)
