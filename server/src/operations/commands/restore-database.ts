// Replaces the database by a backup. We open the backup completely before we touch any existing file.

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type Backup, readBackup } from '../../platform/db/upkeep/backup-file.ts'
import { filesOf, lockDirectory, replaceDatabase } from '../../platform/db/connection/data-directory.ts'
import { migrationsIn, unpackDump } from '../../platform/db/upkeep/dump.ts'
import { knownMigrations } from '../../platform/db/upkeep/migrate.ts'
import { CommandError } from './command.ts'

interface Restore {
  file: string
  dataDir: string
  /** Replaces an existing database. */
  force: boolean
}

/** @throws CommandError, BackupError, ConfigError when a server is using the directory */
export async function restoreDatabase({ file, dataDir, force }: Restore): Promise<void> {
  const backup = readBackup(file)
  const unlock = lockDirectory(dataDir)
  const { database, incoming, identitySecret } = filesOf(dataDir)
  try {
    if (existsSync(database) && !force) throw new CommandError(`There is a database in ${dataDir} already. Add --force to replace it.`)
    await unpack(backup, incoming)
    replaceDatabase(dataDir)
    if (backup.identitySecret) writeFileSync(identitySecret, backup.identitySecret, { mode: 0o600 })
  } finally {
    rmSync(incoming, { recursive: true, force: true })
    unlock()
  }
}

async function unpack({ dump }: Backup, folder: string): Promise<void> {
  const names = await unpackDump(dump, folder, migrationsIn).catch(() => {
    throw new CommandError('The backup is damaged: its database does not open. Nothing was changed.')
  })
  const known = knownMigrations()
  if (names.some(name => !known.includes(name))) throw new CommandError('The backup was made by a newer Trivium. Nothing was changed.')
}
