// A reporter of vitest: what failed outside of every test, for the end of the log (test-runs.mjs). The JSON report leaves it out.

import { writeFileSync } from 'node:fs'

export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ name, message, stack }) => [`${name}: ${message}`, ...(stack ?? '').split('\n').slice(1)].join('\n'))
    writeFileSync(process.env.STRAY_ERRORS ?? '/dev/null', JSON.stringify(lines))
  }
}
