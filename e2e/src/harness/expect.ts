// Playwright's `expect`, with a `poll` that misses nothing short.

import { setTimeout as wait } from 'node:timers/promises'
import { expect as base } from '@playwright/test'

const everyMs = 50
/** For what is awaited; playwright.config.ts has it, too. */
export const usualMs = 10_000
/** Before the end, so that the report says what was thrown. */
const reserveMs = 300

/** Asks twenty times a second, and again after an error: a page that is on its way to another address answers nothing. */
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
