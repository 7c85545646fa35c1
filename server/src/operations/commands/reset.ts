// npm run reset [-- --yes]: deletes the embedded database and its secret.

import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backupsIn, filesOf, lockDirectory } from '../../platform/db/connection/data-directory.ts'
import { CommandError, needEmbedded, runCommand } from './command.ts'

await runCommand(async config => {
  needEmbedded(config, 'drop and create the database yourself')
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const { dataDir } = config
  if (!existsSync(dataDir)) return console.log(`There is nothing in ${dataDir}.`)
  const unlock = lockDirectory(dataDir)
  try {
    if (!values.yes && !(await confirm(`Delete all players, plays and coins in ${dataDir}?`))) return console.log('Nothing was deleted.')
    // Only our own files, by name: DATA_DIR may contain other files.
    for (const path of Object.values(filesOf(dataDir))) rmSync(path, { recursive: true, force: true })
  } finally {
    unlock()
  }
  if (readdirSync(dataDir).length === 0) rmdirSync(dataDir)
  const kept = existsSync(backupsIn(dataDir)) ? ` Its backups are still in ${backupsIn(dataDir)}.` : ''
  console.log(`Deleted the database in ${dataDir}.${kept}`)
})

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError('Nothing was deleted. Add --yes to delete without being asked: npm run reset -- --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
