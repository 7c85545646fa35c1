import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Timeouts are for what hangs, not for what is slow: a busy machine takes several times as long as a quiet one.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,rules,content,web,scripts}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/migrate-once.ts'],
          setupFiles: ['server/test/no-noise.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/src/**/*.journey.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/src/harness/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 1,
          fileParallelism: false,
          // A browser on a busy machine has a second try; scripts/test.mjs names every journey that needed it. Nothing else has.
          retry: 1,
        },
      },
    ],
  },
})
