// npm run backup -- FILE: writes the embedded database and its secret to one file.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '../../platform/db/upkeep/backup-file.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { filesOf } from '../../platform/db/connection/data-directory.ts'
import { CommandError, needEmbedded, runCommand } from './command.ts'

await runCommand(async config => {
  needEmbedded(config, 'use pg_dump')
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name, ...others] = positionals
  if (!name || others.length > 0) throw new CommandError('Name one file: npm run backup -- FILE')
  if (!existsSync(filesOf(config.dataDir).database)) throw new CommandError(`There is no database in ${config.dataDir} yet.`)
  const file = resolve(name)
  const database = await openDatabase(config)
  try {
    const size = await writeBackup(file, database, config.dataDir)
    console.log(`Wrote ${file} (${(size / 1024 / 1024).toFixed(1)} MB). It holds secrets: keep it where only you can read it.`)
  } finally {
    await database.close()
  }
})
