// Runs SQL on the data of a server that is down.

import { openDatabase } from '@trivium/server/db/connect'

export interface Data {
  dataDir: string
  /** None: the embedded database, in the folder. */
  databaseUrl: string | undefined
}

export async function runScript({ dataDir, databaseUrl }: Data, script: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir })
  await database.withSession(session => session.run(script))
  await database.close()
}

/** Journeys read faster than people: how long somebody must have read is held by tests of the server. */
export const fastReaders = `insert into settings (name, value) values ('least_answer_ms', '0')`
