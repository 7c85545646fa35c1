// Frames a second while a phone with a quarter of this processor scrolls through Learn: `node bench/src/scroll.ts`.

import { launchBrowser } from '../../e2e/src/harness/browser.ts'
import { buildWeb } from '../../e2e/src/harness/servers/build-web.ts'
import { startServer } from '../../e2e/src/harness/servers/server.ts'

const runs = 3
const durationMs = 4000
const leastFrames = 50

/** Runs in the page. @returns the time of each frame, in milliseconds, while the page scrolls evenly from its start to its end */
function scrollThrough(duration: number): Promise<number[]> {
  const height = document.documentElement.scrollHeight - innerHeight
  const times: number[] = []
  return new Promise(done => {
    const step = (now: number) => {
      times.push(now)
      const share = (now - (times[0] ?? now)) / duration
      scrollTo(0, height * Math.min(1, share))
      if (share < 1) requestAnimationFrame(step)
      else done(times)
    }
    requestAnimationFrame(step)
  })
}

await buildWeb()
const server = await startServer()
const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${server.url}/learn/`)
  await page.locator('[aria-current=step]').waitFor()
  await page.waitForLoadState('networkidle')
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let run = 1; run <= runs; run++) {
    const times = await page.evaluate(scrollThrough, durationMs)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
    const perSecond = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
    console.log(`${perSecond.toFixed(1)} frames a second (least: ${leastFrames}), the longest ${Math.max(...gaps).toFixed(0)} ms`)
  }
} finally {
  await browser.close()
  await server.stop()
}
