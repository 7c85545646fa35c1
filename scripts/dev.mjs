// `npm run dev`: runs the server, restarted when its sources change, and the web client with hot reload.

import { ensureInstalled } from './ensure-installed.mjs'
import { ensurePublished } from './ensure-published.mjs'
import { run, tool } from './run.mjs'

/** The address in the browser. Mails link to it, and sign-in works at no other address. */
const address = 'http://localhost:5173'

const node = await ensureInstalled()
await ensurePublished(node)
const server = `"${node}" --watch --watch-preserve-output server/src/main.ts`
const web = `"${node}" "${tool('vite/bin/vite.js')}" web --port=${new URL(address).port} --strictPort`
const together = [tool('concurrently/dist/bin/concurrently.js'), '--kill-others', '--names=server,web', '--prefix-colors=blue,green']
process.exitCode = await run(node, [...together, server, web], {
  env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || address },
})
