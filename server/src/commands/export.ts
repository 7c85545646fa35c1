// npm run export -- FILE [--language en] [--type multiple_choice]: all questions as our own JSON, CSV, or a ZIP with pictures and sounds.

import { createWriteStream, rmSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exportFormats } from '@trivium/contract/import-names'
import { questionTypes } from '@trivium/contract/play-names'
import { readLanguages } from '../catalogue/index.ts'
import { openDatabase } from '../db/connect.ts'
import { writeExport } from '../imports/index.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { CommandError, runCommand } from './command.ts'

await runCommand(async config => {
  const { file, format, language, type } = readArguments()
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database)
    const languages = await readLanguages(database.db)
    const languageId = language === undefined ? undefined : languages.find(({ code }) => code === language)?.id
    if (language !== undefined && languageId === undefined) {
      throw new CommandError(`There is no language ${language}; there are ${languages.map(({ code }) => code).join(', ')}.`)
    }
    await write(file, writeExport(database.db, { format, language_id: languageId, question_type: type }))
  } finally {
    await database.close()
  }
  console.log(`The questions are in ${file}.`)
})

/** A file that is there already stays as it is. */
async function write(file: string, questions: NodeJS.ReadableStream): Promise<void> {
  try {
    await pipeline(questions, createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'EEXIST') throw new CommandError(`${file} is there already. Name another file.`)
    rmSync(file, { force: true })
    throw new CommandError(`${file} cannot be written.`)
  }
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string' }, language: { type: 'string' }, type: { type: 'string' } },
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
  return { file: resolve(file), format, language: values.language, type }
}
