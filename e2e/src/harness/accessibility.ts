import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { isChecked, noteChecked, screenOf } from './checked-screens.ts'

/** Half as long as the source in the package's main module: each page that is looked at has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whether axe fetches styles and media once more, for two rules (locked orientation, sounds by themselves). */
const preload = process.env['DEEP'] === '1'

/** The rules that depend on the colour scheme: the others would give the same result twice. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no axe violations in both colour schemes, frames of ours included. The page follows the system's scheme unless the player chose
 * one. A screen in a state that axe has passed in this run already is not checked again.
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

/** @param rules defaults to all rules. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page)
  // A frame without an address is about to be another one.
  const isOurs = (frame: Frame) => URL.parse(frame.url())?.origin === new URL(page.url()).origin
  // In a frame axe looks only where it has been loaded, too.
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

/** Animations that take longer are clocks that drain, not transitions: at their end the page shows something else. */
const longestTransitionMs = 2000

/** Waits until no animation runs for several frames, because one transition may start another and contrast changes meanwhile. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async longest => {
    const isEnding = (one: Animation) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= longest
    const isMoving = () => document.getAnimations().some(isEnding)
    for (let still = 0; still < 6; still = isMoving() ? 0 : still + 1) await new Promise(resolve => requestAnimationFrame(resolve))
  }, longestTransitionMs)
}
