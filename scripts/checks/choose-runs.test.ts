import { expect, it } from 'vitest'
import { chooseRuns } from '../choose-runs.mjs'

const lifelines = 'e2e/src/journeys/play/lifelines.journey.test.ts'

it.for([
  ['server/src/play/plays', { tests: ['server/src/play/plays'] }],
  ['--project server attacks', { tests: ['--project', 'server', 'attacks'] }],
  ['-t leaks', { tests: ['-t', 'leaks'] }],
  [lifelines, { journeys: [lifelines] }],
  [`/work/${lifelines} -g free`, { journeys: [`/work/${lifelines}`, '-g', 'free'] }],
  ['e2e/src/journeys/play --shard=1/2', { journeys: ['e2e/src/journeys/play', '--shard=1/2'] }],
  [`server/src/app.test.ts ${lifelines}`, { tests: ['server/src/app.test.ts'], journeys: [lifelines] }],
  ['--project journeys', { journeys: [] }],
  ['--project=journeys lifelines', { journeys: ['lifelines'] }],
  ['--project unit --project journeys', { tests: ['--project', 'unit'], journeys: [] }],
  ['--project hosted', { tests: ['--project', 'hosted'], hosted: [] }],
  [
    '--project hosted browser',
    { tests: ['--project', 'hosted', 'browser', '--passWithNoTests'], hosted: ['browser', '--pass-with-no-tests'] },
  ],
  ['e2e/src/hosted/browser.journey.test.ts', { hosted: ['e2e/src/hosted/browser.journey.test.ts'] }],
  ['e2e/src/hosted/provider.hosted.test.ts', { tests: ['e2e/src/hosted/provider.hosted.test.ts'] }],
] as const)('npm test -- %s', ([given, runs]) => {
  expect(chooseRuns(given.split(' '))).toEqual(runs)
})
