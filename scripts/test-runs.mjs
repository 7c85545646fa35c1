// Runs vitest several times and adds up the results: prints all failures again at the end, then one line of totals.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { serverEnv } from './lean.mjs'
import { root, run, tool } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'trivium-tests-'))
const totals = { passed: 0, failed: 0 }
/** Printed again at the end, because readers overlook the middle of a long log. */
const failures = []
/** Tests that passed only on the second try (vitest.config.ts allows it for some): no failures, but worth a look. */
const unsteady = []

/** @param env added to the environment of this process. */
export async function runTests(node, name, args, env = {}) {
  const report = join(reports, `${name}.json`)
  const stray = join(reports, `${name}.stray.json`)
  const strayErrors = join(root, 'scripts/stray-errors.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${strayErrors}`]
  const code = await run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: { ...process.env, ...serverEnv, ...env, STRAY_ERRORS: stray },
  })
  const { passed, retried, failed } = readReport(report)
  totals.passed += passed
  unsteady.push(...retried)
  totals.failed += failed.length
  failures.push(...failed)
  // A crash, a leak or an error outside of every test fails the run without failing a test.
  if (failed.length > 0 || code === 0) return
  const errors = existsSync(stray) ? JSON.parse(readFileSync(stray, 'utf8')) : []
  countFailure(`${name}: no test failed, but vitest ended with ${code}`)
  failures.push(...errors.map(text => line('FAILED', join(root, name), ', outside of every test', text)))
}

export async function runJourneys(node, name, env) {
  if (!hasJourneys()) return
  await runTests(node, name, ['--project', 'journeys'], env)
}

export function countFailure(what) {
  totals.failed += 1
  failures.push(`FAILED ${what}`)
}

/** Call after the last run. */
export function sayTotals() {
  rmSync(reports, { recursive: true })
  for (const line of [...unsteady, ...failures]) console.log(line)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}

function readReport(report) {
  if (!existsSync(report)) return { passed: 0, retried: [], failed: [] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, retried: testResults.flatMap(retriesOf), failed: testResults.flatMap(failuresOf) }
}

/** One line per failed test. A file that does not load, or whose hooks fail, gets one line, because it has no failed test. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [line('FAILED', name, '', message)]
  return failed.map(test => line('FAILED', name, ` > ${test.fullName}`, test.failureMessages.join(' ')))
}

/** One line per test that failed first and then passed. */
function retriesOf({ name, assertionResults }) {
  const retried = assertionResults.filter(test => test.status === 'passed' && test.failureMessages.length > 0)
  return retried.map(test => line('SECOND TRY', name, ` > ${test.fullName}`, test.failureMessages.join(' ')))
}

function line(word, file, title, text) {
  const lines = text.split('\n').filter(part => !part.includes('node_modules'))
  return `${word} ${relative(root, file)}${title}: ${lines.join(' ').replaceAll(/\s+/g, ' ').slice(0, 500)}`
}

function hasJourneys() {
  const folder = join(root, 'e2e/src')
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some(name => name.endsWith('.journey.test.ts'))
}
