// npm run archive -- [--older-than MONTHS] [--to FOLDER]: writes old months to files and deletes them from the database.

import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { archiveBefore, leastMonths, vacuumPlays } from '../archive/index.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { values } = parseArgs({ options: { 'older-than': { type: 'string', default: '24' }, to: { type: 'string' } } })
  const months = Number(values['older-than'])
  if (!Number.isInteger(months) || months < leastMonths)
    throw new CommandError(`--older-than must be a number of months, and at least ${leastMonths}.`)
  const folder = values.to === undefined ? join(config.dataDir, 'archive') : resolve(values.to)
  const before = new Date()
  before.setUTCMonth(before.getUTCMonth() - months, 1)
  before.setUTCHours(0, 0, 0, 0)
  // Only the owner of the tables may detach their partitions.
  const database = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
  try {
    await prepareDatabase(database)
    let files = 0
    let emptied = 0
    for await (const { kept, plays, ...month } of archiveBefore(database.db, before, folder)) {
      files += plays === null ? 1 : 2
      emptied += plays?.rows ?? 0
      tell(month, `of which ${kept} stay in the database`)
      if (plays !== null) tell(plays, 'of which the results stay in the database')
    }
    if (emptied > 0) await vacuumPlays(database)
    const since = before.toISOString().slice(0, 7)
    console.log(files === 0 ? `There is nothing from before ${since}.` : `Archived everything from before ${since} into ${files} files.`)
  } finally {
    await database.close()
  }
})

function tell({ file, rows, sha256 }: { file: string; rows: number; sha256: string }, kept: string): void {
  console.log(`${relative(process.cwd(), file)}: ${rows} rows, ${kept}; SHA-256 of its lines ${sha256}`)
}
