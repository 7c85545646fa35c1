// How long 50,000 questions take from a file into the bank of a PostgreSQL server, and how much memory that needs:
// node bench/src/imports.ts [json|csv|xlsx] [questions]

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { importFile, ImportError } from '../../server/src/imports/index.ts'
import { upsertLanguage } from '../../server/src/questions/store.ts'
import { withOwnDatabase } from './own-database.ts'

const [format = 'csv', count = '50000'] = process.argv.slice(2)
const questions = Number(count)
const allowed = { seconds: 20, megabytes: 300 }

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

async function writeSample(path: string): Promise<void> {
  if (format === 'xlsx') return writeWorkbook(path)
  const file = createWriteStream(path)
  for await (const line of format === 'json' ? linesOfJson() : linesOfCsv()) if (!file.write(line)) await once(file, 'drain')
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
  const path = join(folder, `questions.${format}`)
  await writeSample(path)
  await withOwnDatabase(process.env['BENCH_DATABASE_URL'], async ({ db }) => {
    await upsertLanguage(db, { code: 'en', name: 'English', rtl: false, isDefault: true })
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let [most, longest, last] = [before, 0, performance.now()]
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
      longest = Math.max(longest, performance.now() - last - 5)
      last = performance.now()
    }, 5)
    const start = performance.now()
    const { lines } = await importFile(db, { path, language: 'en' })
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)
    const imported = lines.filter(({ outcome }) => outcome === 'imported').length
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
