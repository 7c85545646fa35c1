// `npm run audit`: asks the registry for known vulnerabilities in our dependencies, and says so when the registry does not answer.

import { spawnSync } from 'node:child_process'

const { status, stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })

/** @returns {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string }> } | null} */
function report() {
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

const told = report()
if (!told?.metadata) {
  console.error(`The registry gave no answer to npm audit (${/npm error (.+)/.exec(stderr)?.[1] ?? `exit code ${status}`}).`)
  console.error('So vulnerabilities are unknown. docs/dependencies.md holds the review by hand.')
  process.exit(2)
}
const { total = 0, ...kinds } = told.metadata.vulnerabilities
for (const [name, { severity }] of Object.entries(told.vulnerabilities ?? {})) console.log(`${severity}: ${name}`)
console.log(total === 0 ? 'No known vulnerabilities.' : `${total} known vulnerabilities: ${JSON.stringify(kinds)}`)
process.exit(total === 0 ? 0 : 1)
