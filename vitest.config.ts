import { totalmem } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { filesWithoutDatabase } from './server/test/setup/opens-no-database.ts'
import { contractFacts } from './web/plugins/contract-facts.ts'

const isDeep = Number(process.env.DEEP ?? 0) > 0
/** Only `npm run test:deep` and the release sheet run the long tests. */
const leftOut = isDeep ? configDefaults.exclude : [...configDefaults.exclude, '**/*.deep.test.ts']

/**
 * What holds whatever the database: tests that scan replies, refuse input, send mail, read files and look at connections, and two of the
 * long ones that kill processes. `npm test` has them on the embedded database, `npm run test:deep` on PostgreSQL, too. Files that open no
 * database need no line here.
 */
const onceOnly = [
  'server/test/attacks/{walk,roles,bodies,worst-bodies,console-door,forged-claims,leaks,mode-leaks,exam-leaks,sitting-attack,console-host}.test.ts',
  'server/test/{games/demo,outages/maintenance,outages/regrade-crash,outages/exam-crash,services/infected,services/tls}.test.ts',
  'server/src/people/identity/**/{sending,known,passwords,password-hash}.test.ts',
  'server/src/platform/api/**/{scanner,headers}.test.ts',
  'server/src/platform/tracing/tracing.test.ts',
  'server/src/bank/imports/export/export.test.ts',
]
const isSecondDatabase = process.env.TEST_DATABASE_URL && !isDeep
const leftOutOfServer = isSecondDatabase ? [...leftOut, ...onceOnly, ...filesWithoutDatabase().map(file => `server/${file}`)] : leftOut

/** Modules run as they do in the server, and a tenth faster than through Vite, which only the web client needs. */
const asNodeRuns = { viteModuleRunner: false }

/**
 * Of the processes that hold a database, for two cores that are busy anyway: V8's own threads, which compile WebAssembly a second time and
 * collect garbage side by side, took a third of the processor time. A young generation that holds a database saves a twelfth.
 */
const withDatabase = ['--max-semi-space-size=64', '--liftoff-only', '--single-threaded-gc']

/**
 * For two cores. Some tests wait for clocks, and on PostgreSQL for another process, so more workers have work where there is memory for it:
 * each takes a gigabyte.
 */
const workersWithRoom = process.env.TEST_DATABASE_URL ? 4 : 3
const workers = totalmem() > 12 * 2 ** 30 ? workersWithRoom : 2

export default defineConfig({
  test: {
    // The journeys have a configuration of their own, for Playwright: e2e/playwright.config.ts.
    // Timeouts are long, because they must only catch tests that hang: a busy machine is several times slower than an idle one.
    // A worker runs its files without isolation, so that it imports the server and unpacks the content once instead of for every
    // file: a third of the time. Each file has its own database. Only the web client's unit
    // tests are isolated, because its modules hold the state of one page; component tests clear it after each test (web/test/open-app.tsx).
    projects: [
      {
        test: {
          name: 'unit',
          experimental: asNodeRuns,
          include: ['{contract,rules,content,generators,scripts,release,stand-ins}/**/*.test.ts'],
          exclude: leftOut,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          // The same value in all projects of `npm test`, because vitest runs only such projects in parallel.
          maxWorkers: workers,
        },
      },
      {
        plugins: [contractFacts()],
        test: {
          name: 'web',
          include: ['{web,admin}/**/*.test.ts'],
          exclude: leftOut,
          environment: 'node',
          // A context of V8 for each of a hundred files, in threads that stay, starts in half the time of a thread.
          pool: 'vmThreads',
          testTimeout: 30_000,
          maxWorkers: workers,
        },
      },
      {
        plugins: [contractFacts()],
        test: {
          name: 'components',
          include: ['{web,admin}/**/*.test.tsx'],
          exclude: leftOut,
          environment: 'happy-dom',
          // A frame counts as loaded, and nothing is printed. Only its size and its messages matter here.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: ['web/test/in-node.ts'],
          pool: 'threads',
          // One page for all files of a worker: to import the app and the console for each of them would take longer than the tests.
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: workers,
        },
      },
      {
        test: {
          name: 'server',
          experimental: asNodeRuns,
          include: ['server/**/*.test.ts'],
          exclude: leftOutOfServer,
          environment: 'node',
          isolate: false,
          execArgv: withDatabase,
          globalSetup: ['server/test/setup/publish-content.ts', 'server/test/setup/migrate-once.ts', 'server/test/setup/choose-seed.ts'],
          setupFiles: ['server/test/setup/no-noise.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: workers,
        },
      },
      {
        // Needs firebase-tools, which it installs: `npm test -- --project hosted`, and .ci/run. Its journeys: e2e/hosted.config.ts.
        test: {
          name: 'hosted',
          experimental: asNodeRuns,
          include: ['e2e/src/**/*.hosted.test.ts'],
          environment: 'node',
          execArgv: withDatabase,
          globalSetup: ['server/test/setup/publish-content.ts', 'server/test/setup/migrate-once.ts', 'e2e/src/hosted/emulator-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          isolate: false,
        },
      },
    ],
  },
})
