// npm run import -- FILE [--language en] [--report FILE]: imports questions and reports the outcome of every row.

import { writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../progress-line.ts'
import { type ImportRow, importQuestions, openImport, reportAsCsv, type ReportLine, summaryOf } from '../questions/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { file, language, report } = readArguments()
  const { importer, content } = await openImport(file)
  const rows = importer.read(content)
  console.log(`${basename(file)}: ${rows.length} rows of ${importer.name}.`)
  openReport(report)
  const lines = await importInto(config, rows, language)
  writeFileSync(report, reportAsCsv(basename(file), lines))
  console.log(summaryOf(lines))
  console.log(`Every row is in ${report}.`)
  if (lines.every(line => line.outcome === 'refused')) throw new CommandError('Nothing could be imported.')
})

async function importInto(config: Config, rows: ImportRow[], language: string): Promise<ReportLine[]> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    return await importQuestions(database.db, { rows, language, onProgress: progressLine('Importing questions') })
  } finally {
    await database.close()
  }
}

/** Opened before the import: without a report nothing should be imported. */
function openReport(report: string): void {
  try {
    writeFileSync(report, '')
  } catch {
    throw new CommandError(`The report ${report} cannot be written. Name another with --report.`)
  }
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' }, report: { type: 'string' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new CommandError('Name one file: npm run import -- FILE [--language en] [--report FILE]')
  return { file, language: values.language, report: resolve(values.report ?? `${basename(file)}.report.csv`) }
}
