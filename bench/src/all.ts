// `npm run bench`: runs every measurement in sequence, each as its own command.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const failed = []
for (const name of ['plays', 'embedded', 'modes', 'start', 'memory', 'idle', 'leaderboard', 'contests', 'battles', 'first-page']) {
  console.log(`\n— ${name} (node bench/src/${name}.ts)\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
