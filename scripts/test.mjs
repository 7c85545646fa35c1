// `npm test`: runs unit, web and server tests and the main journeys, and ends with the time of each file and one line of totals.
// `npm test -- --all` runs every journey. Other arguments select tests and go to vitest: `npm test -- server/src/play/plays`.

import { ensureInstalled } from './ensure-installed.mjs'
import { mainJourneys } from './main-journeys.mjs'
import { runFast, runJourneys, runTests, sayTotals } from './test-runs.mjs'

const node = await ensureInstalled()
const chosen = process.argv.slice(2)
const isAll = chosen.length === 1 && chosen[0] === '--all'

if (chosen.length > 0 && !isAll) {
  await runTests(node, 'chosen', chosen)
} else {
  await runFast(node)
  await runJourneys(node, 'journeys', isAll ? [] : mainJourneys)
}
sayTotals()
