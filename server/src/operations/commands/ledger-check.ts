// npm run ledger-check: proves that the ledger balances. Otherwise it prints a sentence per problem and exits with 1.

import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { judgeLedger } from '../../rewards/wallet/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    const { is_sound, problems, took_ms } = await judgeLedger(database.db, new Date())
    if (!is_sound) throw new CommandError(`The ledger check failed:\n${problems.join('\n')}`)
    console.log(`The ledger check passed: the sum is 0, and every balance equals the sum of its transfers (${took_ms} ms).`)
  } finally {
    await database.close()
  }
})
