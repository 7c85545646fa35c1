import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,rules,content,web,scripts}/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/migrate-once.ts'],
          setupFiles: ['server/test/no-noise.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          // One browser at a time, and never a second attempt: a journey that fails now and then is a bug.
          maxWorkers: 1,
          fileParallelism: false,
          retry: 0,
        },
      },
    ],
  },
})
