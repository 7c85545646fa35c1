// Runs vitest and Playwright and adds up the results: prints the time of each file and all failures again at the end, then one line of
// totals.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readJourneys } from './journeys-report.mjs'
import { serverEnv } from './lean.mjs'
import { root, run, tool } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'trivium-tests-'))
const totals = { passed: 0, failed: 0 }
/** Failures are printed again at the end, because readers overlook the middle of a long log. */
const failures = []
/** Journeys that passed only on the second try (e2e/playwright.config.ts). They are not failures, but worth a look. */
const unsteady = []
/** The path of each test file, and the time of its tests in seconds. */
const times = []

/** @param env added to the environment of this process. */
export async function runTests(node, name, args, env = {}) {
  const report = join(reports, `${name}.json`)
  const stray = join(reports, `${name}.stray.json`)
  const strayErrors = join(root, 'scripts/stray-errors.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${strayErrors}`]
  const code = await run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: { ...process.env, ...serverEnv, ...env, STRAY_ERRORS: stray },
  })
  const results = readReport(report)
  count(results)
  // A crash, a leak or an error outside of every test fails the run without failing a test.
  if (results.failed.length > 0 || code === 0) return
  const errors = existsSync(stray) ? JSON.parse(readFileSync(stray, 'utf8')) : []
  countFailure(`${name}: no test failed, but vitest ended with ${code}`)
  failures.push(...errors.map(text => line('FAILED', join(root, name), ', outside of every test', text)))
}

/** Runs all tests that need no browser. */
export async function runFast(node, args = [], env = {}) {
  await runTests(node, 'all but journeys', ['--project', '!hosted', ...args], env)
}

/**
 * @param args what Playwright's command takes: parts of paths, or options; without any it makes all journeys
 * @param config in e2e/
 */
export async function runJourneys(node, name, args = [], env = {}, config = 'playwright.config.ts') {
  const report = join(reports, `${name}.json`)
  const code = await run(node, [tool('@playwright/test/cli.js'), 'test', '-c', join('e2e', config), '--reporter=list,json', ...args], {
    env: { ...process.env, ...serverEnv, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { passed, retried, failed, took, errors } = readJourneys(report)
  const toLine = word => test => line(word, test.file, ` > ${test.title}`, test.text)
  count({ passed, took, retried: retried.map(toLine('SECOND TRY')), failed: failed.map(toLine('FAILED')) })
  // A crash, a file that does not load or a fault of the server fails the run without failing a journey.
  if (errors.length === 0 && (failed.length > 0 || code === 0)) return
  countFailure(`${name}: Playwright ended with ${code}`)
  failures.push(...errors.map(text => line('FAILED', join(root, name), ', outside of every journey', text)))
}

/** Adds the results of one run to the totals. */
function count({ passed, retried = [], failed, took }) {
  times.push(...took)
  totals.passed += passed
  unsteady.push(...retried)
  totals.failed += failed.length
  failures.push(...failed)
}

export function countFailure(what) {
  totals.failed += 1
  failures.push(`FAILED ${what}`)
}

/** Call after the last run. */
export function sayTotals() {
  rmSync(reports, { recursive: true })
  sayTimes()
  for (const line of [...unsteady, ...failures]) console.log(line)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}

/** Prints the slowest files first; files under a second share the last line. */
function sayTimes() {
  const slow = times.filter(({ seconds }) => seconds >= 1).sort((one, other) => other.seconds - one.seconds)
  for (const { file, seconds } of slow) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  const quick = times.filter(({ seconds }) => seconds < 1)
  const sum = quick.reduce((total, { seconds }) => total + seconds, 0)
  if (quick.length > 0) console.log(`${sum.toFixed(1).padStart(7)} s  all files under a second: ${quick.length}`)
}

function readReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: [], took: [] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return {
    passed: numPassedTests,
    failed: testResults.flatMap(failuresOf),
    took: testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 })),
  }
}

/** One line per failed test. A file that does not load, or whose hooks fail, gets one line, because it has no failed test. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [line('FAILED', name, '', message)]
  return failed.map(test => line('FAILED', name, ` > ${test.fullName}`, test.failureMessages.join(' ')))
}

function line(word, file, title, text) {
  const lines = text.split('\n').filter(part => !part.includes('node_modules'))
  return `${word} ${relative(root, file)}${title}: ${lines.join(' ').replaceAll(/\s+/g, ' ').slice(0, 500)}`
}
