// The journeys with Firebase's Auth emulator: `npm test -- --project hosted`, and .ci/run.

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { results } from './src/harness/folders.ts'

export default defineConfig(journeys, {
  testDir: 'src/hosted',
  globalSetup: './src/hosted/global-setup.ts',
  outputDir: join(results, 'hosted'),
  workers: 2,
  retries: 0,
})
