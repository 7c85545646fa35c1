// `npm test`: unit, server and browser tests, ending with one line of true totals. Arguments go to vitest instead:
// `npm test -- --project server server/src/plays`.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root, run, tool } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'trivium-tests-'))
const node = await ensureInstalled()
const chosen = process.argv.slice(2)
const totals = { passed: 0, failed: 0 }

if (chosen.length > 0) {
  await runTests('chosen', chosen)
} else {
  await runTests('unit and server', ['--project', 'unit', '--project', 'server'])
  if (hasJourneys()) {
    await ensureBuilt(node)
    await runTests('journeys', ['--project', 'journeys'])
  }
}

rmSync(reports, { recursive: true })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

async function runTests(name, args) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args])
  const { passed, failed } = countTests(report)
  totals.passed += passed
  // A crash, a leak or an error outside of every test fails the run without failing a test.
  totals.failed += failed === 0 && code !== 0 ? 1 : failed
}

function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not load, or whose hooks fail, has no failed test of its own.
  const broken = testResults.filter(file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'))
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function hasJourneys() {
  const folder = join(root, 'e2e/src')
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some(name => name.endsWith('.journey.test.ts'))
}
