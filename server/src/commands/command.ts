// What the commands share: arguments in, one sentence out when something is wrong.

import { type Config, ConfigError, readConfig } from '../config.ts'
import { errorCode } from '../db/transaction.ts'
import { ImportError } from '../questions/index.ts'
import { explainStartProblem } from '../start-problems.ts'

/** Something the person at the keyboard has to mend: its message is all there is to say. */
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
  if (error instanceof CommandError || error instanceof ImportError) return true
  return error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS')
}

/** Backups of a PostgreSQL server are made with its own tools. */
export function needEmbedded(config: Config, instead: string): void {
  if (config.databaseUrl) throw new ConfigError(`This command is for the embedded database; with DATABASE_URL ${instead}.`)
}
