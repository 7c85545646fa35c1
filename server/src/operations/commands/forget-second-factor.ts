// npm run forget-second-factor -- CONTACT: for people who have lost their device and their codes for emergencies (docs/operating.md).

import { parseArgs } from 'node:util'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { forgetSecondFactor } from '../../people/staff/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [contact, ...others] = positionals
  if (!contact || others.length > 0)
    throw new CommandError('Name an email address, or a phone number with its +: npm run forget-second-factor -- CONTACT')
  if (config.firebase) throw new CommandError('Firebase manages second factors: remove this one in its console.')
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    if (!(await forgetSecondFactor(database.db, contact, new Date()))) throw new CommandError(`Nobody with ${contact} has a second factor.`)
    console.log(`${contact} has no second factor any more, and is signed out everywhere.`)
  } finally {
    await database.close()
  }
})
