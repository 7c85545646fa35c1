// npm run export -- FILE [--language en] [--type multiple_choice]: exports all questions as our JSON, CSV, a ZIP with pictures and sounds,
// or for other systems. npm run export -- FILE --exam N: exports the questions of an exam; as JSON, or as ZIP with --exam-key, the whole
// exam, whose copy gets the key from --exam-key.

import { createWriteStream, rmSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exportFormats } from '@trivium/contract/bank/import-names'
import { questionTypes } from '@trivium/contract/bank/question-names'
import { readLanguages } from '../../bank/catalogue/index.ts'
import { type Db, openDatabase } from '../../platform/db/connect.ts'
import { examFileOf, type ExamRow, examZipOf, readExam } from '../../assess/exams/index.ts'
import { writeExport } from '../../bank/imports/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { file, format, language, type, exam, examKey } = readArguments()
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    const languages = await readLanguages(database.db)
    const languageId = language === undefined ? undefined : languages.find(({ code }) => code === language)?.id
    if (language !== undefined && languageId === undefined) {
      throw new CommandError(`There is no language ${language}; there are ${languages.map(({ code }) => code).join(', ')}.`)
    }
    const paper = exam === undefined ? null : await findExam(database.db, exam)
    if (paper && examKey !== undefined) await write(file, Readable.from([await wholeExam(database.db, paper, { format, examKey })]))
    else await write(file, writeExport(database.db, { format, language_id: languageId, question_type: type, exam_id: exam }))
  } finally {
    await database.close()
  }
  console.log(`The questions are in ${file}.`)
})

async function wholeExam(db: Db, paper: ExamRow, { format, examKey }: { format: string; examKey: string }): Promise<string | Buffer> {
  return format === 'zip' ? Buffer.from(await examZipOf(db, paper, examKey)) : (await examFileOf(db, paper, examKey)).json
}

async function findExam(db: Db, examId: number): Promise<ExamRow> {
  const exam = await readExam(db, examId)
  if (!exam) throw new CommandError(`There is no exam ${examId}.`)
  return exam
}

/** Never overwrites an existing file. */
async function write(file: string, questions: NodeJS.ReadableStream): Promise<void> {
  try {
    await pipeline(questions, createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'EEXIST') throw new CommandError(`${file} is there already. Name another file.`)
    rmSync(file, { force: true })
    throw new CommandError(`Cannot write ${file}.`)
  }
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      language: { type: 'string' },
      type: { type: 'string' },
      exam: { type: 'string' },
      'exam-key': { type: 'string' },
    },
  })
  const [file, ...others] = positionals
  const format = exportFormats.find(
    name =>
      name ===
      (values.format ??
        extname(file ?? '')
          .slice(1)
          .toLowerCase()),
  )
  if (!file || !format || others.length > 0) {
    throw new CommandError(
      'Name one file that ends in .json, .csv, .zip or .gift, or say --format qti or moodle: npm run export -- FILE [--language en] [--type multiple_choice]',
    )
  }
  const type = questionTypes.find(name => name === values.type)
  if (values.type !== undefined && !type) throw new CommandError(`There is no type ${values.type}; there are ${questionTypes.join(', ')}.`)
  return { file: resolve(file), format, language: values.language, type, ...examIn(values, format) }
}

function refuseKey(): never {
  throw new CommandError('--exam-key works only for a whole exam as JSON or ZIP: leave --exam-key out.')
}

interface ExamOptions {
  exam?: string | undefined
  'exam-key'?: string | undefined
  language?: string | undefined
  type?: string | undefined
}

function examIn({ exam, 'exam-key': examKey, language, type }: ExamOptions, format: string): { exam?: number; examKey?: string } {
  if (exam === undefined) return {}
  if (!/^\d{1,10}$/.test(exam)) throw new CommandError('--exam must be the number of an exam, as the console shows it.')
  if (language !== undefined || type !== undefined)
    throw new CommandError('An exam is exported as a whole: leave --language and --type out.')
  if (format !== 'json' && (format !== 'zip' || examKey === undefined)) return examKey === undefined ? { exam: Number(exam) } : refuseKey()
  if (examKey === undefined || !/^.{4,8}$/u.test(examKey))
    throw new CommandError('Give the copy a key of 4 to 8 characters with --exam-key: the key of this exam is stored as a hash only.')
  return { exam: Number(exam), examKey }
}
