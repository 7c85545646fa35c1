// npm run import -- FILE [--language en] [--report FILE]: imports questions, or an exam, and reports the outcome of every row.

import { writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { type Db, openDatabase } from '../db/connect.ts'
import { importExam, isExamFile } from '../exams/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../progress-line.ts'
import { importerOf, importQuestions, readDocument, reportAsCsv, type ReportLine, summaryOf } from '../questions/index.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { file, language, report } = readArguments()
  const content = await readDocument(file)
  const work = isExamFile(content) ? importingExam(content, dirname(resolve(file))) : importingQuestions(basename(file), content, language)
  openReport(report)
  const lines = await withDatabase(config, work)
  writeFileSync(report, reportAsCsv(basename(file), lines))
  console.log(summaryOf(lines))
  console.log(`Every row is in ${report}.`)
  if (lines.every(line => line.outcome === 'refused')) throw new CommandError('Nothing could be imported.')
})

type Work = (db: Db) => Promise<ReportLine[]>

function importingExam(content: unknown, folder: string): Work {
  return db => importExam(db, content, folder)
}

function importingQuestions(name: string, content: unknown, language: string): Work {
  const importer = importerOf(name, content)
  const rows = importer.read(content)
  console.log(`${name}: ${rows.length} rows of ${importer.name}.`)
  return db => importQuestions(db, { rows, language, onProgress: progressLine('Importing questions') })
}

async function withDatabase(config: Config, work: Work): Promise<ReportLine[]> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    return await work(database.db)
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
