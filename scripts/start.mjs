// `npm start`: installs and builds what is missing, then runs the server.

import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { run } from './run.mjs'

const node = await ensureInstalled()
await ensureBuilt(node)
// The channel tells the server when this process is gone, however it ended.
process.exitCode = await run(node, ['server/src/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
