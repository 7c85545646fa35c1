// How the journeys run: `npm test -- --project journeys`.

import { defineConfig } from '@playwright/test'
import { usualMs } from './src/harness/expect.ts'
import { results } from './src/harness/folders.ts'

const isDeep = process.env['DEEP'] === '1'

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.journey.test.ts',
  globalSetup: './src/harness/global-setup.ts',
  outputDir: results,
  // Three workers are enough for two cores, because journeys wait for clocks and frames for a quarter of their time.
  workers: 3,
  // A busy machine can delay a browser. `npm test` names every journey that needed a retry.
  retries: isDeep ? 0 : 1,
  // Timeouts are long, because they must only catch tests that hang: a busy machine is several times slower than an idle one.
  // The timeout includes opening and closing the windows of a journey.
  timeout: 120_000,
  expect: { timeout: usualMs },
  // A trace doubles the time of a journey, so only the second try has one, without screenshots. `--trace on` records every journey.
  use: { trace: { mode: 'on-first-retry', screenshots: false }, screenshot: 'only-on-failure' },
})
