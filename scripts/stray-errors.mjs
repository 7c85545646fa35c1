// A vitest reporter for errors outside tests, which the JSON report leaves out. test-runs.mjs prints them at the end of the log.

import { writeFileSync } from 'node:fs'

export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ name, message, stack }) => [`${name}: ${message}`, ...(stack ?? '').split('\n').slice(1)].join('\n'))
    writeFileSync(process.env.STRAY_ERRORS ?? '/dev/null', JSON.stringify(lines))
  }
}
