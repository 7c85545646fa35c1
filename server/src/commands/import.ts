// npm run import -- FILE… [--language CODE] [--category NAME] [--level N] [--source NAME] [--mapping FILE] [--report FILE] [--refused FILE]:
// imports questions, or exams, and says what became of every row, as the console does.

import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, parse, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { importOffice, type Mapping } from '@trivium/contract/import-office'
import type { Config } from '../config.ts'
import { type Db, openDatabase } from '../db/connect.ts'
import { importExam, isExamFile } from '../exams/index.ts'
import { type FileToImport, type ImportedFile, importFile, reportAsCsv, type ReportLine, summaryOf } from '../imports/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../progress-line.ts'
import { CommandError, runCommand } from './command.ts'

const mostExamBytes = 20 * 1024 * 1024
const usage =
  'npm run import -- FILE… [--language en] [--category NAME] [--level N] [--source NAME] [--mapping FILE] [--report FILE] [--refused FILE]'

await runCommand(async config => {
  const { files, report, refused, ...how } = readArguments()
  const exams = new Map(files.map(file => [file, readExam(file)]))
  openOutput(report, '--report')
  if (refused !== null) openOutput(refused, '--refused')
  const reports: { name: string; lines: ReportLine[] }[] = []
  await withDatabase(config, async db => {
    for (const file of files) {
      const { lines, refused: rows } = await importOne(db, { path: file, ...how }, exams.get(file) ?? null)
      reports.push({ name: basename(file), lines })
      if (files.length > 1) console.log(`${basename(file)}:`)
      console.log(summaryOf(lines))
      writeFileSync(report, reportAsCsv(reports))
      if (rows !== null && refused !== null) await writeRefused(refused, files.length > 1 ? basename(file) : null, rows)
    }
  })
  console.log(`Every row is in ${report}.`)
  if (reports.every(({ lines }) => lines.every(({ outcome }) => outcome === 'refused')))
    throw new CommandError('Nothing could be imported.')
})

async function importOne(db: Db, file: FileToImport, exam: unknown): Promise<ImportedFile> {
  if (exam !== null) return { lines: await importExam(db, exam, dirname(resolve(file.path))), refused: null }
  return importFile(db, { ...file, onProgress: progressLine('Importing questions') })
}

/** Of several files each has its own, as their columns differ. */
async function writeRefused(path: string, name: string | null, rows: AsyncGenerator<string>): Promise<void> {
  const own = name === null ? path : join(dirname(path), `${parse(path).name}.${name}${extname(path)}`)
  await pipeline(Readable.from(rows), createWriteStream(own))
  console.log(`Refused rows are in ${own}: mend them, and import that file.`)
}

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

async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    await work(database.db)
  } finally {
    await database.close()
  }
}

/** Opened before the import: without a report nothing should be imported. */
function openOutput(path: string, option: string): void {
  try {
    writeFileSync(path, '')
  } catch {
    throw new CommandError(`${path} cannot be written. Name another file with ${option}.`)
  }
}

function readArguments() {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      category: { type: 'string' },
      level: { type: 'string' },
      source: { type: 'string' },
      mapping: { type: 'string' },
      report: { type: 'string' },
      refused: { type: 'string' },
    },
  })
  const [first, ...others] = files
  if (!first) throw new CommandError(`Name a file: ${usage}`)
  const { language, category, source, mapping, refused } = values
  return {
    files,
    language,
    category,
    source,
    level: readLevel(values.level),
    mapping: mapping === undefined ? undefined : readMapping(mapping),
    report: resolve(values.report ?? `${others.length > 0 ? 'import' : basename(first)}.report.csv`),
    refused: refused === undefined ? null : resolve(refused),
  }
}

function readLevel(level: string | undefined): number | undefined {
  if (level === undefined) return undefined
  if (!/^\d{1,3}$/.test(level) || Number(level) < 1 || Number(level) > 100)
    throw new CommandError('--level is a whole number from 1 to 100.')
  return Number(level)
}

/** Of the same shape as the console sends it: {"header_line": 1, "columns": {"question": 0, "answer": 3, …}}. */
function readMapping(file: string): Mapping {
  const content = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      throw new CommandError(`${file} cannot be read.`)
    }
  })()
  const { data: mapping, error } = importOffice.change_import.input.shape.mapping.safeParse(content)
  if (mapping) return mapping
  const [issue] = error?.issues ?? []
  throw new CommandError(
    `${file} says nothing of columns that can be understood: ${issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is empty'}.`,
  )
}
