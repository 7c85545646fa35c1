// Reads the JSON report of a Playwright run.

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

/** @returns its tests that passed only on the second try or failed, each with its file, title and errors; and the errors outside of every test. */
export function readJourneys(report) {
  if (!existsSync(report)) return { passed: 0, retried: [], failed: [], took: [], errors: [] }
  const { config, suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = suites.flatMap(suite => testsOf(suite, [], join(config.rootDir, suite.file)))
  return {
    passed: stats.expected + stats.flaky,
    retried: tests.filter(({ status }) => status === 'flaky'),
    failed: tests.filter(({ status }) => status === 'unexpected'),
    took: [...timesOf(tests)].map(([file, ms]) => ({ file: relative(root, file), seconds: ms / 1000 })),
    errors: errors.map(textOf),
  }
}

function testsOf({ specs = [], suites = [] }, titles, file) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...titles, title].join(' '),
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      text: results.flatMap(({ errors }) => errors.map(textOf)).join(' '),
    })),
  )
  return [...own, ...suites.flatMap(suite => testsOf(suite, [...titles, suite.title], file))]
}

/** The time of a file is that of its tests, hooks and second tries included. */
function timesOf(tests) {
  const times = new Map()
  for (const { file, ms } of tests) times.set(file, (times.get(file) ?? 0) + ms)
  return times
}

const textOf = ({ message = '', value = '', stack = '' }) => stripVTControlCharacters(stack || message || value)
