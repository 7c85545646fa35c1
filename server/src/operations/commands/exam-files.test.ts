// The commands that import questions into an exam and export an exam, run as separate processes.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { serverFlags } from '../../../../scripts/lean.mjs'
import { itDeep } from '../../../test/setup/effort.ts'
import { silence } from '../../../test/app/question-desk.ts'
import { newDataFolder, type DataFolder } from '../../../test/setup/data-folder.ts'
import { fillDatabase } from '../../../test/setup/server-process.ts'
import { readQuestions } from '../../assess/exams/paper/exam-questions-store.ts'
import { storedChoice } from '../../assess/exams/paper/exam-question.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-exam-commands-'))
let place: DataFolder
beforeAll(async () => {
  place = await newDataFolder()
  await place.look(fillDatabase)
})
afterAll(async () => {
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function command(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const { dataDir, databaseUrl } = place.where
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const where = databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [...serverFlags, join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...where },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => void (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, said }
}

const at = (name: string) => join(folder, name)
const window = { starts_at: '2026-01-01T08:00:00Z', ends_at: '2099-01-01T08:00:00Z', duration_minutes: 30, exam_key: 'OPEN42' }
const flags = { answer_again: true, strict_away: true, is_for_all: true }
const choice = { type: 'multiple_choice', question: 'How many?', options: ['One', 'Two'], answer: [1], marks: 1 }

/** @returns the exam's id */
async function newExam(id: string): Promise<number> {
  writeFileSync(at(`${id}.json`), JSON.stringify({ exam: { id, title: id, rules: '', ...window, ...flags }, questions: [choice] }))
  expect(await command('import', at(`${id}.json`), '--report', at('report.csv'))).toMatchObject({ code: 0 })
  return numberOf(`import:${id}`)
}

const asked = (examId: number) =>
  place.look(({ db }) =>
    db
      .selectFrom('exam_questions as x')
      .innerJoin('questions as q', 'q.id', 'x.question_id')
      .select(['q.question', 'q.marks', 'q.options', 'q.answer', 'q.number'])
      .where('x.exam_id', '=', examId)
      .orderBy('x.position')
      .execute(),
  )

describe('an exam and its files', { timeout: 900_000 }, () => {
  itDeep('take questions in by --exam and --marks, and give the exam out in each format, which comes back', async () => {
    const [first, second] = [await newExam('first'), await newExam('second')]
    writeFileSync(at('more.gift'), 'Which is a metal?{=tin ~wood}\n\nWhy?{}\n\nHow far?{#3:1}\n')
    const into = (file: string, exam: number, ...more: string[]) =>
      command('import', at(file), '--exam', String(exam), '--report', at('report.csv'), ...more)
    expect(await into('more.gift', first, '--marks', '2.5', '--refused', at('refused.csv'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('2 imported, 0 already there, 0 duplicates, 0 contradictions, 1 refused.'),
    })
    expect(readFileSync(at('report.csv'), 'utf8')).toContain('asks for an essay')
    expect(readFileSync(at('refused.csv'), 'utf8')).toMatch(/^\uFEFFreason,key,/)
    expect((await asked(first)).map(({ question, marks }) => [question, marks])).toEqual([
      ['How many?', 1],
      ['Which is a metal?', 2.5],
      ['How far?', 2.5],
    ])
    expect(await into('more.gift', first, '--marks', '0.3')).toMatchObject({ code: 1, said: expect.stringContaining('in steps of 0.25') })
    expect(await into('more.gift', 999_999)).toMatchObject({ code: 1, said: expect.stringContaining('there is no exam 999999.') })
    expect(await into('more.gift', first, '--level', '2')).toMatchObject({ code: 1, said: expect.stringContaining('leave --category') })

    for (const [name, ...format] of [['out.csv'], ['out.zip'], ['out.gift'], ['out.xml', '--format', 'moodle']] as const) {
      expect(await command('export', at(name), '--exam', String(first), ...format), name).toMatchObject({ code: 0 })
      // The exam's own questions come back as duplicates in each format, and nothing else.
      const back = await into(name, first, '--marks', '2.5')
      expect(back.said, name).toContain('0 imported, 0 already there, 3 duplicates, 0 contradictions, 0 refused.')
    }
    // QTI puts the gap of a number question into its text, so it counts as another question.
    expect(await command('export', at('qti.zip'), '--exam', String(first), '--format', 'qti')).toMatchObject({ code: 0 })
    expect((await into('qti.zip', await newExam('third'))).said).toContain('2 imported, 0 already there, 1 duplicate,')
    expect((await into('out.zip', second)).said).toContain('2 imported, 0 already there, 1 duplicate,')
    expect(await asked(second)).toEqual(await asked(first))
    expect(await command('export', at('out.csv'), '--exam', String(first))).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    })

    expect(await command('export', at('whole.json'), '--exam', String(first))).toMatchObject({
      code: 1,
      said: expect.stringContaining('--exam-key'),
    })
    expect(await command('export', at('whole.json'), '--exam', String(first), '--exam-key', 'NEXT')).toMatchObject({ code: 0 })
    expect(await command('import', at('whole.json'), '--report', at('report.csv'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('3 imported'),
    })
    expect(await asked(await numberOf(`import:exam-${first}`))).toEqual(await asked(first))
  })

  itDeep('goes out as a ZIP with its pictures and sounds, and comes in again from it as the same', async () => {
    const picture = 'map.png'
    writeFileSync(
      at(picture),
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c80' } })
        .png()
        .toBuffer(),
    )
    writeFileSync(at('tune.wav'), silence)
    const questions = [
      { ...choice, question: 'Which map?', image: picture, image_text: 'A map.' },
      { ...choice, question: 'Which colour?', options: ['red', { text: '', image: picture, image_text: 'Orange.' }] },
      { ...choice, type: 'audio', question: 'What do you hear?', audio: 'tune.wav', audio_text: 'Nothing.' },
    ]
    writeFileSync(at('shown.json'), JSON.stringify({ exam: { id: 'shown', title: 'Shown', rules: '', ...window, ...flags }, questions }))
    const bring = (file: string) => command('import', at(file), '--report', at('report.csv'))
    expect(await bring('shown.json')).toMatchObject({ code: 0, said: expect.stringContaining('3 imported') })
    const original = await numberOf('import:shown')
    const out = ['export', at('shown.zip'), '--exam', String(original), '--exam-key', 'NEXT'] as const
    expect(await command(...out)).toEqual({ code: 0, said: expect.stringContaining('The questions are in') })
    const names = Object.keys(unzipSync(readFileSync(at('shown.zip'))))
    expect(names).toEqual(['exam.json', expect.stringMatching(/\.webp$/), expect.stringMatching(/\.wav$/)])
    const before = await paperOf(original)
    // The other server has none of these questions, pictures and sounds.
    const here = place
    place = await newDataFolder()
    onTestFinished(async () => {
      await place.remove()
      place = here
    })
    await place.look(fillDatabase)
    expect(await bring('shown.zip')).toMatchObject({ code: 0, said: expect.stringContaining('3 imported') })
    const after = await paperOf(await numberOf(`import:exam-${original}`))
    expect(after).toEqual(before)
    expect(await command('export', at('key.csv'), '--exam', '1', '--exam-key', 'NEXT')).toMatchObject({
      code: 1,
      said: expect.stringContaining('leave it out'),
    })
  })
})

const numberOf = (key: string) =>
  place.look(async ({ db }) => (await db.selectFrom('exams').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id)

/** Pictures are re-encoded at import, so we compare only whether there is one. */
const paperOf = (examId: number) =>
  place.look(async ({ db }) =>
    (await readQuestions(db, examId)).map(({ image, options, ...rest }) => ({
      ...rest,
      image: Boolean(image),
      options: options.map(option => ({ ...storedChoice(option), image: Boolean(storedChoice(option).image) })),
    })),
  )
