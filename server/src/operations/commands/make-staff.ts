// npm run make-staff -- EMAIL ROLE[,ROLE]: gives an account these roles and removes all others; "none" removes all.

import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from '@trivium/contract/platform/action'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { makeStaff } from '../../people/staff/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { email, roles } = readArguments()
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    if (!(await makeStaff(database.db, email, roles, new Date()))) {
      throw new CommandError(`Nobody has signed up with ${email}: sign up with it first, then run this again.`)
    }
    console.log(
      roles.length === 0
        ? `${email} has no role any more.`
        : `${email} is ${roles.join(' and ')} now: sign in at ${config.consoleUrl ?? config.publicUrl}/admin/.`,
    )
  } finally {
    await database.close()
  }
})

function readArguments(): { email: string; roles: StaffRole[] } {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [email, named, ...others] = positionals
  const names = named === 'none' ? [] : (named?.split(',') ?? [''])
  const roles = staffRoles.filter(role => names.includes(role))
  if (!email || others.length > 0 || roles.length < names.length) {
    throw new CommandError(`Name an email address and its roles: npm run make-staff -- EMAIL ${staffRoles.join(',')} (or none)`)
  }
  return { email, roles }
}
