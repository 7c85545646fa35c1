// Playwright's `expect`, with a `poll` that asks often enough to see short states.

import { setTimeout as wait } from 'node:timers/promises'
import { expect as base } from '@playwright/test'

const everyMs = 50
/** The default timeout of an expectation. playwright.config.ts uses it, too. */
export const usualMs = 10_000
/** `poll` stops catching errors this long before its timeout, so that the report shows the error. */
const reserveMs = 300

/** Asks twenty times a second. It asks again after an error, because a page that navigates cannot answer. */
const poll: typeof base.poll = (ask, given) => {
  const options = typeof given === 'string' ? { message: given } : given
  const until = performance.now() + (options?.timeout ?? usualMs) - reserveMs
  const answer = async () => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (performance.now() > until) throw error
        await wait(everyMs)
      }
    }
  }
  return base.poll(answer, { intervals: [everyMs], ...options })
}

export const expect = Object.assign(base.configure({}), { poll })
