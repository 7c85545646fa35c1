import { ensureInstalled } from './ensure-installed.mjs'
import { run, tool } from './run.mjs'

process.exitCode = await run(await ensureInstalled(), [tool('oxfmt/bin/oxfmt'), ...process.argv.slice(2)])
