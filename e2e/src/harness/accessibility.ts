import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing for axe to find, by day and by night. The page follows the system's choice unless the player made one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
    expect(found, `${page.url()} (${colorScheme})`).toEqual([])
  }
}

/** A colour on its way from day to night has no contrast worth measuring. One transition may set off the next. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (one: Animation) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)
    const isMoving = () => document.getAnimations().some(isEnding)
    for (let still = 0; still < 6; still = isMoving() ? 0 : still + 1) await new Promise(resolve => requestAnimationFrame(resolve))
  })
}
