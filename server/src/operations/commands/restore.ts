// npm run restore -- FILE [--force]: replaces the embedded database by a backup.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, needEmbedded, runCommand } from './command.ts'
import { restoreDatabase } from './restore-database.ts'

await runCommand(async config => {
  needEmbedded(config, 'use pg_restore')
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  const [name, ...others] = positionals
  if (!name || others.length > 0) throw new CommandError('Name one file: npm run restore -- FILE [--force]')
  await restoreDatabase({ file: resolve(name), dataDir: config.dataDir, force: values.force })
  console.log(`Restored ${resolve(name)} to ${config.dataDir}.`)
})
