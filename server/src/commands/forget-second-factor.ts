// npm run forget-second-factor -- EMAIL: for staff whose device and codes for emergencies are lost (docs/operating.md).

import { parseArgs } from 'node:util'
import { openDatabase } from '../db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { forgetSecondFactor } from '../staff/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [email, ...others] = positionals
  if (!email || others.length > 0) throw new CommandError('Name an address: npm run forget-second-factor -- EMAIL')
  if (config.firebase) throw new CommandError('Second factors are kept by Firebase: take it away in its console.')
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    if (!(await forgetSecondFactor(database.db, email, new Date()))) throw new CommandError(`Nobody with ${email} has a second factor.`)
    console.log(`${email} has no second factor any more, and is signed out everywhere: the console asks for another at the next sign-in.`)
  } finally {
    await database.close()
  }
})
