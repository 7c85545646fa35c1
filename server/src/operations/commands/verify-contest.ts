// npm run verify-contest -- ID: draws the questions of a contest again from its seed, compares, and checks its record. Exits with 1 if
// anything differs.

import { parseArgs } from 'node:util'
import type { Config } from '../../platform/config/config.ts'
import { type ContestCheck, verifyContest } from '../../compete/contests/index.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { isGenuine, sentence } = await verifyIn(config, readArgument())
  if (!isGenuine) throw new CommandError(sentence)
  console.log(sentence)
})

async function verifyIn(config: Config, id: number): Promise<ContestCheck> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    return await verifyContest(database.db, id)
  } finally {
    await database.close()
  }
}

function readArgument(): number {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [id, ...others] = positionals
  const isId = id !== undefined && /^[1-9]\d{0,8}$/.test(id)
  if (!isId || others.length > 0) throw new CommandError('Name one contest by its number: npm run verify-contest -- ID')
  return Number(id)
}
