// Moves a clock while the page shows it.

import type { Page } from '@playwright/test'

const moreMs = 600_000

/** Call this after the page shows its play. */
export async function giveMoreTime(page: Page): Promise<void> {
  await page.route('**/api/get_play', async route => {
    const reply: { play: { deadline: string; version: number } } = await (await route.fetch()).json()
    const deadline = new Date(Date.parse(reply.play.deadline) + moreMs).toISOString()
    await route.fulfill({ json: { ...reply, play: { ...reply.play, deadline, version: reply.play.version + 1 } } })
  })
  // The page refetches the play when its connection is back.
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
