// `npm test`: runs unit, web and server tests and the main journeys, and ends with the time of each file and one line of totals.
// `npm test -- --all` makes every journey. Other arguments select tests (choose-runs.mjs): `npm test -- server/src/play/plays`.

import { chooseRuns } from './choose-runs.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { mainJourneys } from './main-journeys.mjs'
import { runFast, runJourneys, runTests, sayTotals } from './test-runs.mjs'

const node = await ensureInstalled()
const given = process.argv.slice(2)
const more = given.filter(argument => argument !== '--all')

if (more.length < given.length) {
  await runFast(node, more)
  await runJourneys(node, 'journeys', more)
} else if (given.length === 0) {
  await runFast(node)
  await runJourneys(
    node,
    'journeys',
    mainJourneys.map(name => `/${name}.journey.test.ts`),
  )
} else {
  const { tests, journeys, hosted } = chooseRuns(given)
  if (tests) await runTests(node, 'chosen', tests)
  if (journeys) await runJourneys(node, 'journeys', journeys)
  if (hosted) await runJourneys(node, 'hosted journeys', hosted, {}, 'hosted.config.ts')
}
sayTotals()
