// Runs SQL on the data of a stopped server.

import { openDatabase } from '@trivium/server/platform/db/connect'

export interface Data {
  dataDir: string
  /** Undefined means the embedded database in the folder. */
  databaseUrl: string | undefined
}

export async function runScript({ dataDir, databaseUrl }: Data, script: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir })
  await database.withSession(session => session.run(script))
  await database.close()
}

/** Removes the minimum answer time, because journeys answer faster than people. The server tests check that rule. */
export const fastReaders = `insert into settings (name, value) values ('least_answer_ms', '0')`

/** Journeys count coins exactly, and which quests a player has is chance. The tests of the server and of the card check what they pay. */
export const unpaidQuests = `insert into settings (name, value) values ('quest_coins', '0'), ('quest_bonus_coins', '0')`

/**
 * Lifts two rules for the players of journeys: the sign-up limit of an email domain, and the plays that the server requires before a player
 * may stake coins. The server tests check both rules.
 */
export const knownPlayers = `insert into settings (name, value) values ('trusted_mail_domains', '["example.test"]');
  alter table accounts alter column may_stake_since set default now()`
