// The server as in production, but with rate limits that no benchmark reaches. Started by startProcess with the environment of main.ts.

import { createApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/platform/config/config.ts'
import { openDatabase } from '../../../server/src/platform/db/connect.ts'

const config = readConfig()
const database = await openDatabase(config)
const app = await createApp({ config, database, limitFactor: 1_000_000, hasScheduler: true })
console.log(`ready at ${await app.http.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit()
})
