// npm run import -- FILE [--language en] [--report FILE]: imports questions, or an exam, and reports the outcome of every row.

import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { type Db, openDatabase } from '../db/connect.ts'
import { importExam, isExamFile } from '../exams/index.ts'
import { importFile, reportAsCsv, type ReportLine, summaryOf } from '../imports/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../progress-line.ts'
import { CommandError, runCommand } from './command.ts'

const mostExamBytes = 20 * 1024 * 1024

await runCommand(async config => {
  const { file, language, report } = readArguments()
  const exam = readExam(file)
  openReport(report)
  const lines = await withDatabase(config, db =>
    exam === null
      ? importFile(db, { path: file, language, onProgress: progressLine('Importing questions') })
      : importExam(db, exam, dirname(resolve(file))),
  )
  writeFileSync(report, reportAsCsv(basename(file), lines))
  console.log(summaryOf(lines))
  console.log(`Every row is in ${report}.`)
  if (lines.every(line => line.outcome === 'refused')) throw new CommandError('Nothing could be imported.')
})

type Work = (db: Db) => Promise<ReportLine[]>

/** @returns null when it is no exam: what else it may be, and whether it is there at all, imports/ finds out */
function readExam(file: string): unknown {
  try {
    if (statSync(file).size > mostExamBytes) return null
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isExamFile(content) ? content : null
  } catch {
    return null
  }
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
