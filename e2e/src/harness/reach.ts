// Whether a thumb can reach a control as the page stands now: it is in the window, and nothing lies over it.

import type { Locator, Page } from '@playwright/test'

/** @returns 'free', 'outside' of the window, or what lies over a corner or the middle of the control. */
export async function reached(page: Page, control: Locator): Promise<string> {
  const box = await control.boundingBox()
  const size = page.viewportSize()
  if (!box || !size || box.y < 0 || box.y + box.height > size.height || box.x < 0 || box.x + box.width > size.width) return 'outside'
  return control.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inset = Math.min(12, (bottom - top) / 4)
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    const points = [middle, [middle[0], top + inset], [middle[0], bottom - inset]] as const
    for (const [x, y] of points) {
      const over = document.elementFromPoint(x, y)
      if (!over || !(element.contains(over) || over.contains(element))) return over?.outerHTML.slice(0, 120) ?? 'nothing'
    }
    return 'free'
  })
}

/** Scrolls as the browser does for the focus: no further than it has to, and above what is fixed to the lower edge. */
export const scrollTo = (control: Locator): Promise<void> =>
  control.evaluate(element => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))

/** Scrolls to the end of the page and waits until it stands there. */
export const scrollToEnd = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  })
