// npm run calibrate [-- --language en]: estimates the difficulty of every item from the first answers of all players. After an interruption
// it resumes where it was.

import { parseArgs } from 'node:util'
import { calibrate } from '../../bank/calibration/index.ts'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../../platform/progress-line.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(config => calibrateIn(config, readArguments()))

async function calibrateIn(config: Config, code: string | undefined): Promise<void> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    const languages = (await readLanguages(database.db)).filter(language => code === undefined || language.code === code)
    if (languages.length === 0) throw new CommandError(`There is no language ${code}.`)
    for (const { id, name } of languages) {
      const found = await calibrate({
        db: database.db,
        languageId: id,
        now: () => new Date(),
        signal: new AbortController().signal,
        onRead: progressLine(`${name}: reading the log`),
      })
      if (!found) throw new CommandError(`Another process is calibrating ${name}. If that process has ended, try again in a minute.`)
      const { answers, persons, items, calibrated } = found
      console.log(
        `${name}: ${answers} first answers of ${persons} players to ${items} items; ${calibrated} of these items are calibrated now.`,
      )
    }
  } finally {
    await database.close()
  }
}

function readArguments(): string | undefined {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } })
  if (positionals.length > 0) throw new CommandError('The command takes no file: npm run calibrate [-- --language en]')
  return values.language
}
