// Writes the bank in the formats of other systems. Where the format cannot hold a question or a part of it, a comment with the question's
// key says so.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { createPause } from '../../../../platform/api/http/pause.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { readMedia } from '../../../../platform/media/index.ts'
import type { OwnRow } from '../../formats/own-json.ts'
import { foreignOf } from './foreign-of.ts'
import { type ForeignQuestion, type ForeignText, mediaIn } from './foreign-question.ts'
import { problemInGift, writeGift } from './gift.ts'
import { problemInMoodle, writeMoodle } from './moodle.ts'
import { manifestOf, problemInQti, writeQti } from './qti.ts'

export const foreignFormats = ['qti', 'gift', 'moodle'] as const
export type ForeignFormat = (typeof foreignFormats)[number]

const problems: Record<ForeignFormat, (question: ForeignQuestion) => string | null> = {
  qti: problemInQti,
  gift: problemInGift,
  moodle: problemInMoodle,
}

/** Counts the questions that the format cannot hold, without writing them. */
export async function countLeftOut(portions: AsyncIterable<OwnRow[]>, format: ForeignFormat): Promise<number> {
  const pause = createPause()
  let count = 0
  for await (const rows of portions)
    for (const row of rows) {
      if (problems[format](foreignOf(row)) !== null) count++
      await pause()
    }
  return count
}

const besides = 'No file of this kind holds language, level, difficulty, source, fact and the text that a question is about.'

/** @returns a sentence for each thing left out */
const remarksOn = (id: string, written: ForeignText): string[] =>
  'refused' in written ? [`${id} is left out: it ${written.refused}.`] : written.lost.map(sentence => `${id}: ${sentence}`)

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

export async function* asGift(portions: AsyncIterable<OwnRow[]>): AsyncGenerator<string> {
  yield `\uFEFF// ${besides}\n\n`
  let place = ''
  for await (const rows of portions) {
    let text = ''
    for (const question of rows.map(foreignOf)) {
      const written = writeGift(question)
      if (pathOf(question) !== place && 'text' in written) text += `$CATEGORY: ${(place = pathOf(question))}\n\n`
      for (const remark of remarksOn(question.id, written)) text += `// ${inOneLine(remark)}\n`
      text += 'text' in written ? `${written.text}\n\n` : '\n'
    }
    yield text
  }
}

/** A slash within a name is doubled. */
const pathOf = ({ category }: ForeignQuestion) =>
  ['$course$', 'top', ...category.map(name => inOneLine(name).replaceAll('/', '//'))].join('/')

const inXml = (text: string) => text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')
const comment = (text: string) => `<!-- ${inXml(inOneLine(text)).replaceAll('--', '- -')} -->\n`

export async function* asMoodle(db: Db, portions: AsyncIterable<OwnRow[]>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${comment(besides)}`
  const pause = createPause()
  let place = ''
  for await (const rows of portions) {
    for (const question of rows.map(foreignOf)) {
      const written = writeMoodle(question, await filesOf(db, question))
      let text = remarksOn(question.id, written).map(comment).join('')
      if (pathOf(question) !== place && 'text' in written) {
        place = pathOf(question)
        text += `<question type="category"><category><text>${inXml(place)}</text></category></question>\n`
      }
      yield 'text' in written ? `${text}${written.text}\n` : text
      await pause()
    }
  }
  yield '</quiz>\n'
}

async function filesOf(db: Db, question: ForeignQuestion): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const name of mediaIn(question)) {
    const media = await readMedia(db, name)
    if (media) files.set(name, new Uint8Array(media.bytes))
  }
  return files
}

async function addMedia(db: Db, zip: Zip, name: string): Promise<void> {
  const stored = await readMedia(db, name)
  if (!stored) return
  const file = new ZipPassThrough(`media/${name}`)
  zip.add(file)
  file.push(new Uint8Array(stored.bytes), true)
}

export async function* asQti(db: Db, portions: AsyncIterable<OwnRow[]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const add = (name: string, text: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(new TextEncoder().encode(text), true)
  }
  const pause = createPause()
  const items: { name: string; media: string[] }[] = []
  const [media, remarks] = [new Set<string>(), [besides]]
  for await (const rows of portions) {
    for (const question of rows.map(foreignOf)) {
      const name = `item-${items.length + 1}`
      const written = writeQti(question, name)
      remarks.push(...remarksOn(question.id, written).map(inOneLine))
      if ('text' in written) {
        const used = mediaIn(question)
        items.push({ name, media: used })
        for (const file of used) media.add(file)
        add(`items/${name}.xml`, written.text)
      }
      yield* ready.splice(0)
      await pause()
    }
  }
  for (const name of media) {
    await addMedia(db, zip, name)
    yield* ready.splice(0)
  }
  add('imsmanifest.xml', manifestOf(items, [...media]))
  add('left-out.txt', `\uFEFF${remarks.join('\r\n')}\r\n`)
  zip.end()
  yield* ready
}
