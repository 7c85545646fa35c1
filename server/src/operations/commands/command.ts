// Shared by all commands: prints errors that the operator can fix as one sentence.

import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { BackupError } from '../../platform/db/upkeep/backup-file.ts'
import { errorCode } from '../../platform/db/connection/lost.ts'
import { ImportError } from '../../bank/imports/index.ts'
import { explainStartProblem } from '../../platform/config/start-problems.ts'

/** An error that the operator must fix: the command prints its message without a stack. */
export class CommandError extends Error {}

export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig())
  } catch (error) {
    console.error(isPlain(error) ? error.message : (explainStartProblem(error) ?? error))
    process.exitCode = 1
  }
}

function isPlain(error: unknown): error is Error {
  if (error instanceof CommandError || error instanceof BackupError || error instanceof ImportError) return true
  return error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS')
}

/** Refuses to run on PostgreSQL, which has its own backup tools. */
export function needEmbedded(config: Config, instead: string): void {
  if (config.databaseUrl) throw new ConfigError(`This command is for the embedded database; with DATABASE_URL ${instead}.`)
}
