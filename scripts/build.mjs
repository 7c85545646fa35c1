// `npm run build`: publishes the content, builds the web client and the console if their sources have changed, and compresses their files,
// with the Node that runs this script. For images; `npm start` does the same itself.

import { compressPages } from './compress-pages.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensurePublished } from './ensure-published.mjs'

await ensurePublished(process.execPath)
process.exitCode = await ensureBuilt(process.execPath)
if (process.exitCode === 0) await compressPages()
