// Measures time and memory to import 50,000 questions from a file into the bank of a PostgreSQL server:
// node bench/src/imports.ts [json|csv|xlsx|moodle|qti] [questions]

import { createWriteStream } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { importFile, ImportError } from '../../server/src/bank/imports/index.ts'
import { upsertCategory, upsertLanguage } from '../../server/src/bank/questions/store.ts'
import { withOwnDatabase } from './harness/own-database.ts'

const [format = 'csv', count = '50000'] = process.argv.slice(2)
const questions = Number(count)
const allowed = { seconds: 20, megabytes: 300 }

/** Moodle names a category before its questions. */
const inCategory = 1000
const topics = Array.from({ length: 40 }, (_, index) => `Topic ${index}`)
const rowOf = (number: number) => ({
  question: `Which of these belongs to number ${number}, as far as anybody knows about such things?`,
  options: [0, 1, 2, 3].map(place => `The answer ${number * 4 + place} of this question`),
  category: topics[number % topics.length] ?? '',
  difficulty: ['easy', 'medium', 'hard'][number % 3] ?? '',
  note: `Number ${number} is explained in a sentence or two, which make the row as long as such rows are.`,
})

async function* linesOfCsv() {
  yield 'question,A,B,C,D,answer,category,difficulty,note\n'
  for (let number = 0; number < questions; number++) {
    const { question, options, category, difficulty, note } = rowOf(number)
    yield `"${question}",${options.join(',')},b,${category},${difficulty},"${note}"\n`
  }
}

async function* linesOfJson() {
  yield '{"response_code":0,"results":['
  for (let number = 0; number < questions; number++) {
    const {
      question,
      options: [right, ...wrong],
      category,
      difficulty,
    } = rowOf(number)
    const row = { type: 'multiple', category, difficulty, question, correct_answer: right, incorrect_answers: wrong }
    yield `${number === 0 ? '' : ',\n'}${JSON.stringify(row)}`
  }
  yield ']}'
}

async function* linesOfMoodle() {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
  for (let number = 0; number < questions; number++) {
    const { question, options, category, note } = rowOf(number)
    if (number % inCategory === 0) yield `<question type="category"><category><text>$course$/top/${category}</text></category></question>\n`
    const answers = options.map((text, place) => `<answer fraction="${place === 1 ? 100 : 0}" format="html"><text>${text}</text></answer>`)
    yield `<question type="multichoice"><name><text>Q${number}</text></name><questiontext format="html"><text><![CDATA[<p>${question}</p>]]></text></questiontext>
<generalfeedback format="html"><text><![CDATA[<p>${note}</p>]]></text></generalfeedback><single>true</single><shuffleanswers>true</shuffleanswers>${answers.join('')}</question>\n`
  }
  yield '</quiz>\n'
}

/** @returns the file of one item of a package */
function itemOf(number: number): string {
  const { question, options } = rowOf(number)
  const choices = options.map((text, place) => `<qti-simple-choice identifier="C${place}">${text}</qti-simple-choice>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="Q${number}" title="Q${number}" adaptive="false" time-dependent="false">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>C1</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
<qti-item-body><p>${question}</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true">${choices.join('')}</qti-choice-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>
</qti-assessment-item>
`
}

async function writePackage(path: string): Promise<void> {
  const file = createWriteStream(path)
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    file.write(chunk)
  })
  const add = (name: string, text: string) => {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(new TextEncoder().encode(text), true)
  }
  for (let number = 0; number < questions; number++) {
    add(`items/q${number}.xml`, itemOf(number))
    if (file.writableNeedDrain) await once(file, 'drain')
  }
  add('imsmanifest.xml', '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="M"><resources/></manifest>')
  zip.end()
  file.end()
  await once(file, 'close')
}

const lines = { json: linesOfJson, csv: linesOfCsv, moodle: linesOfMoodle }
const endings: Record<string, string> = { moodle: 'xml', qti: 'zip' }

async function writeSample(path: string): Promise<void> {
  if (format === 'xlsx') return writeWorkbook(path)
  if (format === 'qti') return writePackage(path)
  const file = createWriteStream(path)
  const write = format === 'json' || format === 'moodle' ? lines[format] : lines.csv
  for await (const line of write()) if (!file.write(line)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

async function writeWorkbook(path: string): Promise<void> {
  const { default: write } = await import('write-excel-file/node')
  const names = ['question', 'A', 'B', 'C', 'D', 'answer', 'category', 'difficulty']
  const rows = Array.from({ length: questions }, (_, number) => {
    const { question, options, category, difficulty } = rowOf(number)
    return [question, ...options, 'b', category, difficulty]
  })
  await write([names, ...rows].map(row => row.map(value => ({ value, type: String })))).toFile(path)
}

const folder = await mkdtemp(join(tmpdir(), 'trivium-bench-'))
try {
  const path = join(folder, `questions.${endings[format] ?? format}`)
  await writeSample(path)
  await withOwnDatabase(process.env['BENCH_DATABASE_URL'], async ({ db }) => {
    await upsertLanguage(db, { code: 'en', name: 'English', rtl: false, isDefault: true })
    // QTI items name no category.
    const look = { type: 'quiz_zone', icon: 'bulb', hue: 1, isPremium: false, price: null, position: 1 } as const
    const category = String(await upsertCategory(db, null, { ...look, slug: 'bench', names: { en: 'Bench' } }))
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let [most, longest, last] = [before, 0, performance.now()]
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
      longest = Math.max(longest, performance.now() - last - 5)
      last = performance.now()
    }, 5).unref()
    const start = performance.now()
    const { lines: told } = await importFile(db, { path, language: 'en', category }, () => new Date())
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)
    const imported = told.filter(({ outcome }) => outcome === 'imported').length
    const megabytes = (most - before) / 1024 / 1024
    console.log(
      `${imported} of ${questions} questions from ${format}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more at most, the event loop held for ${longest.toFixed(0)} ms at most.`,
    )
    console.log(`Allowed for 50,000: ${allowed.seconds} s and ${allowed.megabytes} MB.`)
    if (imported !== questions || (questions === 50_000 && (seconds > allowed.seconds || megabytes > allowed.megabytes)))
      process.exitCode = 1
  })
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
