// The steps of a player who has no mouse.

import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** More presses than a player would make: Shift+Tab reaches the end of a long list sooner. */
const mostPresses = 150

export const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** Presses Tab until the target has the focus, and expects that the page shows the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await isFocused(target)) return expectVisibleFocus(page)
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reaches ${target.toString()}`)
}

/** Expects the focus on an element of the page, not on the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)).toBe(true)
}

/** Expects a focus ring around the element or its container, or a line below a text field. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isMarked = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const isRing = [element, element?.parentElement].some(one => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      return isRing || Boolean(element?.closest('.MuiInputBase-root.Mui-focused'))
    })
  await expect.poll(isMarked, { message: `focus is visible on ${page.url()}`, timeout: 1000 }).toBe(true)
}
