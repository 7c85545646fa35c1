// `npm start`: installs missing packages and builds missing parts, then runs the server. The server fills a new database while the pages
// are built, and serves when both are done.

import { freemem } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalledToRun } from './ensure-installed.mjs'
import { ensurePublished } from './ensure-published.mjs'
import { serverEnv, serverFlags, startAgainCode } from './lean.mjs'
import { root, run } from './run.mjs'

const node = await ensureInstalledToRun()
const built = ensureBuilt(node)
// Together they take a gigabyte.
if (freemem() < 1.5 * 2 ** 30) await built
await ensurePublished(node)
let code = await start()
while (code === startAgainCode) code = await start()
// Only a failed build ends the server early.
process.exit((await built) || code)

function start() {
  return run(
    node,
    [...serverFlags, 'server/src/main.ts'],
    {
      // The IPC channel closes whenever this process ends, so the server notices.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...serverEnv, START_AGAIN_CODE: String(startAgainCode), AWAIT_PAGES: 'on' },
    },
    talkWith,
  )
}

function talkWith(server) {
  void built.then(code => (code === 0 ? server.connected && server.send('pages are built') : server.kill()))
  server.on('message', message => {
    if (message === 'ready') void run(node, [join(root, 'scripts/compress-pages.mjs')])
  })
}
