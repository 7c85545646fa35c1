// `npm run check`: types, lint, format and dead code. Runs all checks even when one fails.

import { ensureInstalled } from './ensure-installed.mjs'
import { run, tool } from './run.mjs'

const checks = [
  ['types', 'typescript/bin/tsc', '--project', 'tsconfig.json'],
  ['types of the web client', 'typescript/bin/tsc', '--project', 'web/tsconfig.json', '--noEmit'],
  ['types of the console', 'typescript/bin/tsc', '--project', 'admin/tsconfig.json', '--noEmit'],
  ['lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt/bin/oxfmt', '--check'],
  ['dead code', 'knip/bin/knip.js'],
]

const node = await ensureInstalled()
const failed = []
for (const [name, program, ...args] of checks) {
  if ((await run(node, [tool(program), ...args])) !== 0) failed.push(name)
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
