// `npm start`: installs missing packages and builds missing parts, then runs the server.

import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalledToRun } from './ensure-installed.mjs'
import { ensurePublished } from './ensure-published.mjs'
import { serverEnv, serverFlags, startAgainCode } from './lean.mjs'
import { run } from './run.mjs'

const node = await ensureInstalledToRun()
await ensurePublished(node)
await ensureBuilt(node)
// The IPC channel closes whenever this process ends, so the server notices.
const start = () =>
  run(node, [...serverFlags, 'server/src/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...serverEnv, START_AGAIN_CODE: String(startAgainCode) },
  })
const code = await start()
process.exitCode = code === startAgainCode ? await start() : code
