// `npm run build`: publishes the content and builds the web client and the console if their sources have changed, with the Node that runs
// this script. For images; `npm start` does the same itself.

import { ensureBuilt } from './ensure-built.mjs'
import { ensurePublished } from './ensure-published.mjs'

await ensurePublished(process.execPath)
await ensureBuilt(process.execPath)
