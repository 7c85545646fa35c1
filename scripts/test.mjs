// `npm test`: runs unit, server and browser tests and ends with one line of totals. Arguments select tests and go to vitest:
// `npm test -- --project server server/src/play/plays`.

import { ensureInstalled } from './ensure-installed.mjs'
import { runJourneys, runTests, sayTotals } from './test-runs.mjs'

const node = await ensureInstalled()
const chosen = process.argv.slice(2)

if (chosen.length > 0) {
  await runTests(node, 'chosen', chosen)
} else {
  await runTests(node, 'all but journeys', ['--project', '!journeys', '--project', '!hosted'])
  await runJourneys(node, 'journeys')
}
sayTotals()
