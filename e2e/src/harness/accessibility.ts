import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { isChecked, noteChecked, screenOf } from './checked-screens.ts'

/** The minified axe. It is half as long as the source in the package's main module, and each page that axe checks has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whether axe fetches stylesheets and media again. Only two rules need them: locked orientation, and audio that plays by itself. */
const preload = process.env['DEEP'] === '1'

/** The rules that depend on the colour scheme. All other rules would give the same result in both schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds no violation in either colour scheme, in the page and in its frames of the same origin. The page follows the
 * system's scheme unless the player chose one. The check skips a state of a screen that axe has already passed in this run.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  const screen = await screenOf(page)
  if (screen !== null && isChecked(screen)) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page), `${page.url()} (dark)`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page, colourRules), `${page.url()} (light)`).toEqual([])
  if (screen !== null) noteChecked(screen)
}

/** For long pages of the console. Scrolls up before the check: the bar with the heading comes back at the top of the page. */
export async function expectFine(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

/** @param rules defaults to all rules. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page)
  // A frame without an address has not navigated yet.
  const isOurs = (frame: Frame) => URL.parse(frame.url())?.origin === new URL(page.url()).origin
  // axe checks a frame only if its script is in that frame, too.
  for (const frame of page.frames().filter(isOurs)) {
    await frame.waitForLoadState()
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const options: axe.RunOptions = { preload, resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const found = await page.evaluate(chosen => window.axe.run(document, chosen).then(result => result.violations), options)
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A longer animation is a clock that drains, not a transition. When such a clock ends, the page shows something else. */
const longestTransitionMs = 2000

/** Waits until no animation runs for six frames: one transition may start another, and the contrast changes during a transition. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async longest => {
    const isEnding = (one: Animation) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= longest
    const isMoving = () => document.getAnimations().some(isEnding)
    for (let still = 0; still < 6; still = isMoving() ? 0 : still + 1) await new Promise(resolve => requestAnimationFrame(resolve))
  }, longestTransitionMs)
}
