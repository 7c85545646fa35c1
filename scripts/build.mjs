// `npm run build`: builds the web client and the console where their sources have changed, with the Node that runs this. For images;
// `npm start` does it by itself.

import { ensureBuilt } from './ensure-built.mjs'

await ensureBuilt(process.execPath)
