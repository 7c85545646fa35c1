// npm run import -- FILE… [--language CODE] [--category NAME] [--level N] [--source NAME] [--mapping FILE] [--report FILE]
// [--refused FILE]: imports questions or exams, or questions into an exam (--exam N [--marks N]). Reports the outcome of every row, as the
// console does.

import { createWriteStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, parse, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { importAdmin, type Mapping } from '@trivium/contract/bank/imports.admin'
import { isInQuarters } from '@trivium/rules/play/plays/marks'
import type { Config } from '../../platform/config/config.ts'
import { type Db, openDatabase } from '../../platform/db/connect.ts'
import { type ExamFile, importExam, importIntoExam, readExamFile } from '../../assess/exams/index.ts'
import { type FileToImport, type ImportedFile, importFile, reportAsCsv, type ReportLine, summaryOf } from '../../bank/imports/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { progressLine } from '../../platform/progress-line.ts'
import { CommandError, runCommand } from './command.ts'

const usage =
  'npm run import -- FILE… [--language en] [--category NAME] [--level N] [--source NAME] [--mapping FILE] [--report FILE] [--refused FILE], or FILE… --exam N [--marks N] [--mapping FILE] [--report FILE] [--refused FILE]'

await runCommand(async config => {
  const { files, report, refused, ...how } = readArguments()
  const exams = new Map<string, ExamFile | null>()
  for (const file of files) exams.set(file, how.exam === null ? await readExamFile(file) : null)
  openOutput(report, '--report')
  if (refused !== null) clearOutput(refused, '--refused')
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
  console.log(`The result of every row is in ${report}.`)
  if (reports.every(({ lines }) => lines.every(({ outcome }) => outcome === 'refused')))
    throw new CommandError('Nothing could be imported.')
})

interface Wanted extends FileToImport {
  exam: number | null
  marks: number | null
}

async function importOne(db: Db, { exam: examId, marks, ...file }: Wanted, exam: ExamFile | null): Promise<ImportedFile> {
  const now = () => new Date()
  if (examId !== null) return importIntoExam(db, examId, { path: file.path, mapping: file.mapping ?? null, marks }, now)
  if (exam !== null) {
    const { lines, refused } = await importExam(db, exam.content, exam.find)
    return { lines, refused: refused === null ? null : once(refused) }
  }
  return importFile(db, { ...file, onProgress: progressLine('Importing questions') }, now)
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** With several files each gets its own file of refused rows, because their columns differ. */
async function writeRefused(path: string, name: string | null, rows: AsyncGenerator<string>): Promise<void> {
  const own = name === null ? path : join(dirname(path), `${parse(path).name}.${name}${extname(path)}`)
  await pipeline(Readable.from(rows), createWriteStream(own))
  console.log(`Refused rows are in ${own}: correct them and import that file.`)
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

/** Called before the import, so that nothing is imported without a report. */
function openOutput(path: string, option: string): void {
  try {
    writeFileSync(path, '')
  } catch {
    throw new CommandError(`${path} cannot be written. Name another file with ${option}.`)
  }
}

/** Deletes the file: without refused rows there is none, and with several files each has its own. */
function clearOutput(path: string, option: string): void {
  openOutput(path, option)
  if (statSync(path).isFile()) rmSync(path)
}

function readArguments() {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      category: { type: 'string' },
      level: { type: 'string' },
      source: { type: 'string' },
      exam: { type: 'string' },
      marks: { type: 'string' },
      mapping: { type: 'string' },
      report: { type: 'string' },
      refused: { type: 'string' },
    },
  })
  const [first, ...others] = files
  if (!first) throw new CommandError(`Name a file: ${usage}`)
  const { language, category, source, mapping, refused } = values
  const exam = values.exam === undefined ? null : readWhole(values.exam, '--exam', 2_147_483_647)
  if (exam !== null && (category ?? source ?? values.level) !== undefined)
    throw new CommandError('Questions of an exam have no category, level or source: leave --category, --level and --source out.')
  if (exam === null && values.marks !== undefined) throw new CommandError('--marks needs --exam.')
  return {
    files,
    exam,
    marks: values.marks === undefined ? null : readMarks(values.marks),
    language,
    category,
    source,
    level: values.level === undefined ? undefined : readWhole(values.level, '--level', 100),
    mapping: mapping === undefined ? undefined : readMapping(mapping),
    report: resolve(values.report ?? `${others.length > 0 ? 'import' : basename(first)}.report.csv`),
    refused: refused === undefined ? null : resolve(refused),
  }
}

function readWhole(text: string, option: string, most: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < 1 || Number(text) > most)
    throw new CommandError(`${option} must be a whole number from 1 to ${most}.`)
  return Number(text)
}

function readMarks(text: string): number {
  const marks = Number(text)
  if (!(marks > 0 && marks <= 100 && isInQuarters(marks))) throw new CommandError('--marks goes from 0.25 to 100, in steps of 0.25.')
  return marks
}

/** In the shape that the console sends: {"header_line": 1, "columns": {"question": 0, "answer": 3, …}}. */
function readMapping(file: string): Mapping {
  const content = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      throw new CommandError(`${file} cannot be read.`)
    }
  })()
  const { data: mapping, error } = importAdmin.change_import.input.shape.mapping.safeParse(content)
  if (mapping) return mapping
  const [issue] = error?.issues ?? []
  throw new CommandError(
    `${file} is not a valid mapping of columns: ${issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is empty'}.`,
  )
}
