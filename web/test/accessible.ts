// Checks names and roles on the screen. Colours and sizes need a browser, so journeys check them.

import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules about colours, overlaps, or elements that show only with the focus. */
const ofBrowsers = ['color-contrast', 'aria-hidden-focus', 'region']
const rules = Object.fromEntries(ofBrowsers.map(rule => [rule, { enabled: false }]))

/** Expects no axe violations. */
export async function expectAccessible(): Promise<void> {
  // Frames have no page here (vitest.config.ts).
  const options: axe.RunOptions = { resultTypes: ['violations'], rules, preload: false, iframes: false }
  const { violations } = await axe.run(document.body, options)
  expect(violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))).toEqual([])
}
