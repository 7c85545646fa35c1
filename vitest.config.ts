import { configDefaults, defineConfig } from 'vitest/config'
import { contractFacts } from './web/contract-facts-plugin.ts'

const isDeep = process.env.DEEP === '1'
/** Long runs, which only `npm run test:deep` takes the time for. */
const leftOut = isDeep ? configDefaults.exclude : [...configDefaults.exclude, '**/*.deep.test.ts']

export default defineConfig({
  test: {
    // Timeouts are for what hangs, not for what is slow: a busy machine takes several times as long as a quiet one.
    // Without isolation a worker imports the server, unpacks the content and starts a browser once, not anew for every file: a third of
    // the time. Each file has a database, each visitor a window, of its own. The browser's modules keep what they know of one page, and
    // unit tests are small: those are isolated.
    projects: [
      {
        plugins: [contractFacts()],
        test: {
          name: 'unit',
          include: ['{contract,rules,content,web,scripts}/**/*.test.ts'],
          exclude: leftOut,
          environment: 'node',
          testTimeout: 30_000,
          // All projects alike: vitest runs only such ones side by side.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: leftOut,
          environment: 'node',
          isolate: false,
          globalSetup: ['server/test/migrate-once.ts', 'server/test/choose-seed.ts'],
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
          maxWorkers: 2,
          isolate: false,
          // A browser on a busy machine has a second try, and npm test names every journey that needed it. Nothing else has one.
          retry: isDeep ? 0 : 1,
        },
      },
    ],
  },
})
