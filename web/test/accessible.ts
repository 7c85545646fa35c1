// Whether what is on the screen has its names and roles. Colours and sizes need a browser: journeys look at them.

import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules that look at colours, at what lies over what, or at what shows only with the focus. */
const ofBrowsers = ['color-contrast', 'aria-hidden-focus', 'region']
const rules = Object.fromEntries(ofBrowsers.map(rule => [rule, { enabled: false }]))

/** Expects no axe violations. */
export async function expectAccessible(): Promise<void> {
  const options: axe.RunOptions = { resultTypes: ['violations'], rules, preload: false }
  const { violations } = await axe.run(document.body, options)
  expect(violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))).toEqual([])
}
