// A baseline with only the embedded database in DATA_DIR. startProcess starts it.

import { openPGlite } from '../../../server/src/platform/db/connection/pglite.ts'

const pglite = await openPGlite({ dataDir: process.env.DATA_DIR ?? '' })
await pglite.query('select 1')
console.log('ready at http://nowhere.example')
process.once('SIGTERM', async () => {
  await pglite.close()
  process.exit()
})
