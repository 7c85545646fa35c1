// `npm run test:deep`: all tests with the deep effort (server/test/setup/effort.ts), on both databases. Needs a local PostgreSQL and Redis
// and two hours on two cores: run it before a release and after changes to rules that must hold under attack.

import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { root } from './run.mjs'
import { countFailure, runFast, runJourneys, runTests, sayTotals } from './test-runs.mjs'

const node = await ensureInstalled()
const embedded = { DEEP: '1', TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined }
await runFast(node, [], embedded)
await runJourneys(node, 'journeys', [], embedded)

const found = spawnSync(node, ['server/test/setup/find-postgres.ts'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
if (found.status === 0) {
  const redis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
  const postgres = { DEEP: '1', TEST_DATABASE_URL: found.stdout.trim(), TEST_REDIS_URL: redis }
  await runTests(node, 'server on PostgreSQL', ['--project', 'server'], postgres)
  await runJourneys(node, 'journeys on PostgreSQL', [], postgres)
} else countFailure('PostgreSQL: none answers')
sayTotals()
