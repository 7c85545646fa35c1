import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What day and night can change: all other rules look at the same page twice. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Nothing for axe to find, by day and by night. The page follows the system's choice unless the player made one. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page), `${page.url()} (dark)`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page, colourRules), `${page.url()} (light)`).toEqual([])
}

/** @param rules all of them where left out. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const found = await page.evaluate(chosen => window.axe.run(document, chosen).then(result => result.violations), options)
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

declare global {
  interface Window {
    axe: typeof axe
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
