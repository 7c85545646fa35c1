// `npm run check`: checks types, lint, format and dead code, two at a time. Runs all checks even when one fails.

import { ensureInstalled } from './ensure-installed.mjs'
import { run, tool } from './run.mjs'

const lanes = [
  [
    ['types', 'typescript/bin/tsc', '--project', 'tsconfig.json'],
    ['types of the web client', 'typescript/bin/tsc', '--project', 'web/tsconfig.json', '--noEmit'],
    ['types of the console', 'typescript/bin/tsc', '--project', 'admin/tsconfig.json', '--noEmit'],
    ['dead code', 'knip/bin/knip.js'],
  ],
  [
    ['lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
    ['format', 'oxfmt/bin/oxfmt', '--check'],
  ],
]

const node = await ensureInstalled()
const failed = []
await Promise.all(lanes.map(runInTurn))
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runInTurn(checks) {
  for (const [name, program, ...args] of checks) {
    if ((await run(node, [tool(program), ...args])) !== 0) failed.push(name)
  }
}
