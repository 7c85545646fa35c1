// `npm run dev`: the server, restarted when its sources change, and the web client with hot reload.

import { ensureInstalled } from './ensure-installed.mjs'
import { run, tool } from './run.mjs'

const node = await ensureInstalled()
const server = `"${node}" --watch --watch-preserve-output server/src/main.ts`
const web = `"${node}" "${tool('vite/bin/vite.js')}" web`
process.exitCode = await run(node, [
  tool('concurrently/dist/bin/concurrently.js'),
  '--kill-others',
  '--names=server,web',
  '--prefix-colors=blue,green',
  server,
  web,
])
