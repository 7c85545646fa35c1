// npm run set-setting -- NAME VALUE: changes a setting, also in a demo, where the console cannot change any.

import { parseArgs } from 'node:util'
import { InvalidInput } from '../../platform/api/refuse.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { isSettingName, setSetting, settingNames } from '../../platform/settings/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [name, value, ...others] = positionals
  if (name === undefined || value === undefined || others.length > 0)
    throw new CommandError('Name a setting and its value: npm run set-setting -- demo_mode 0')
  if (!isSettingName(name)) throw new CommandError(`There is no setting ${name}. There are: ${settingNames.join(', ')}.`)
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    await setSetting(database.db, name, value, new Date())
    console.log(`${name} is ${value} now.`)
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    throw new CommandError(`${name} cannot be ${value}: ${error.issues.map(({ problem }) => problem).join('; ')}.`)
  } finally {
    await database.close()
  }
})
