// A question written for another system reads back equal, or the writer names the loss: for every type and any text.

import fc from 'fast-check'
import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { describe, expect, it } from 'vitest'
import { must } from '../../../../platform/api/refuse.ts'
import { effort, isDeep } from '../../../../../test/setup/effort.ts'
import { trickyBlanks, trickyTexts } from '../../../../../test/banks/tricky-texts.ts'
import type { Format } from '../../formats/format.ts'
import { gift } from '../../formats/gift/gift.ts'
import { moodleXml } from '../../formats/moodle/moodle-xml.ts'
import { qti } from '../../formats/qti/qti.ts'
import { type ImportedQuestion, type ImportRow, wordsForTrue } from '../../judging/imported-question.ts'
import type { ForeignQuestion, ForeignText } from './foreign-question.ts'
import { writeGift } from './gift.ts'
import { asPagesShow, problemOfText } from './html.ts'
import { writeMoodle } from './moodle.ts'
import { gap, writeQti } from './qti.ts'

const wav = Buffer.concat([Buffer.from('RIFF0000WAVE'), Buffer.alloc(40)])
const files = new Map<string, Uint8Array>([
  ['a.webp', Buffer.from('a picture')],
  ['b.webp', Buffer.from('another')],
  ['c.wav', wav],
])

const nasty = fc.constantFrom(...trickyTexts, ...trickyBlanks)
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 12 })), { minLength: 1, maxLength: 3 })
  .map(parts => `${parts.join(' ')} x`.replace(/[^\P{Cc}\t\n\r]|\ufffd/gu, '').toWellFormed())
const name = fc.array(fc.constantFrom(...'abcdefgh ijk: /&'), { minLength: 3, maxLength: 9 }).map(letters => `q${letters.join('').trim()}`)
const choice = fc.record({ text, image: fc.constant(null), imageText: fc.constant(null) })

const types: readonly QuestionType[] = ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number', 'guess_the_word']

const question: fc.Arbitrary<ForeignQuestion> = fc
  .record({
    id: name,
    type: fc.constantFrom(...types),
    category: fc.constant(['Science', 'Stars']),
    question: text,
    options: fc.uniqueArray(choice, { minLength: 3, maxLength: 10, selector: ({ text: said }) => asPagesShow(said).toLowerCase() }),
    matches: fc.uniqueArray(choice, { minLength: 2, maxLength: 12, selector: ({ text: said }) => asPagesShow(said).toLowerCase() }),
    right: fc.nat(),
    remark: fc.option(text),
    keepsOrder: fc.boolean(),
    tags: fc.uniqueArray(name, { maxLength: 3 }),
    note: fc.option(text),
    value: fc.oneof(
      fc.integer(),
      fc.double({ min: -1e15, max: 1e15, noNaN: true }).map(value => value + 0),
    ),
    unit: fc.option(fc.constantFrom('km', '%', 'm/s²')),
    marks: fc.integer({ min: 1, max: 9 }),
    picture: fc.constantFrom(null, 'a.webp'),
    hasParts: fc.boolean(),
  })
  .map(({ right, remark, value, unit, picture, ...rest }) => {
    const one = right % rest.options.length
    const isWritten = rest.type === 'number' || rest.type === 'guess_the_word'
    const texts = rest.type === 'true_false' ? wordsForTrue('en') : rest.options.map(({ text: said }) => said)
    const answer = answerOf(rest.type, right, texts.length, rest.matches.length)
    const even = Math.round((100 / answer.length) * 1e5) / 1e5
    const options = texts.map((said, index) => ({
      text: said,
      image: null,
      imageText: null,
      remark: index === one && rest.type !== 'sequence' && rest.type !== 'matching' ? remark : null,
      share: (answer.includes(index) ? 1 : rest.hasParts && rest.type === 'multi_select' ? -1 : 0) * even,
    }))
    return {
      ...rest,
      language: 'en',
      options: isWritten ? [] : options,
      hasShares: false,
      matches: rest.type === 'matching' ? rest.matches : [],
      answer,
      words: rest.type === 'guess_the_word' ? ['Wörd', ...(right % 2 ? ['ورد', "l'eau vive"] : [])] : [],
      number: rest.type === 'number' ? { value, tolerance: (right % 100) / 4, unit } : null,
      image: picture,
      imageText: picture && 'In words',
      audio: null,
      audioText: null,
      minusMarks: 0,
      isActive: true,
    }
  })

function answerOf(type: QuestionType, right: number, options: number, matches: number): number[] {
  const all = Array.from({ length: options }, (_, index) => index)
  if (type === 'number' || type === 'guess_the_word') return []
  if (type === 'sequence') return all.toSorted((a, b) => ((a * 7 + right) % 11) - ((b * 7 + right) % 11))
  if (type === 'matching') return all.map(index => (index + right) % matches)
  return type === 'multi_select' ? [...new Set([0, right % options])].toSorted((a, b) => a - b) : [right % options]
}

async function readBack(format: Format, file: string): Promise<ImportRow[]> {
  async function* pieces() {
    yield file
  }
  const reading = { language: 'en', mapping: null, loses: new Set<string>(), attach: () => undefined }
  const rows: ImportRow[] = []
  for await (const row of format.read(pieces(), reading, { name: `x.${format.name}`, text: file })) rows.push(row)
  return rows
}

/** The text as a player sees it. */
const seen = (said: string | null | undefined) =>
  said ? formulaParts(asPagesShow(said)).map(part => ({ ...part, source: part.source.trim() })) : null

/** What both sides are compared by. Matches have no order. */
function meantBy({ type, options, answer, matches, words, number, ...asked }: ForeignQuestion) {
  const inOrder = type === 'sequence' ? answer.map(index => must(options[index], 'it names the options')) : options
  return {
    type,
    question: seen(asked.question),
    note: seen(asked.note),
    options: inOrder.map(option => seen(option.text)),
    right: type === 'sequence' || type === 'matching' ? null : answer,
    pairs: type === 'matching' ? answer.map(match => seen(matches[match]?.text)) : null,
    matches: matches.map(match => JSON.stringify(seen(match.text))).toSorted(),
    words: words.toSorted(),
    number: number && [number.value, number.tolerance],
  }
}

function meantIn({ type, question: asked, note, options, answer, matches, word, accepted, number }: ImportedQuestion) {
  return {
    type,
    question: seen(asked),
    note: seen(note),
    options: options.map(seen),
    right: type === 'sequence' || type === 'matching' ? null : answer,
    pairs: type === 'matching' ? answer.map(match => seen(matches[match]?.text)) : null,
    matches: matches.map(match => JSON.stringify(seen(match.text))).toSorted(),
    words: word === null ? [] : [word, ...accepted].toSorted(),
    number: number && [number.value, number.tolerance],
  }
}

interface System {
  format: Format
  write: (question: ForeignQuestion) => ForeignText
  wrap: (text: string) => string
  /** The types that the format can hold. */
  holds: readonly QuestionType[]
}
const systems: Record<string, System> = {
  gift: {
    format: gift,
    write: writeGift,
    wrap: text => `\uFEFF// A remark.\n\n${text}\n\n`,
    holds: types.filter(type => type !== 'sequence'),
  },
  moodle: {
    format: moodleXml,
    write: one => writeMoodle(one, files),
    wrap: text => `<?xml version="1.0"?>\n<quiz>\n${text}\n</quiz>`,
    holds: types,
  },
  qti: { format: qti, write: one => writeQti(one, 'item-1'), wrap: text => text, holds: types },
}

describe.each(Object.entries(systems))('%s', (_, { format, write, wrap, holds }) => {
  it('reads back equal, or says why not', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(question, async one => {
        const written = write(one)
        if ('refused' in written) return
        const [row, ...more] = await readBack(format, wrap(written.text))
        expect(more).toEqual([])
        if (row && 'refused' in row) expect(row.refused).toBe('')
        if (!row || 'refused' in row) return
        const becomesChoice = written.lost.includes('It becomes a choice between two options.')
        const asked = written.lost.includes(gap) ? { question: seen(`${asPagesShow(one.question)}\n_____`) } : {}
        expect(meantIn(row.question)).toEqual({ ...meantBy(one), ...asked, ...(becomesChoice && { type: row.question.type }) })
        if (!written.lost.some(sentence => sentence.startsWith('Remarks'))) {
          const remarks = one.options.map(({ remark }) => seen(remark))
          expect(remarks.map((_, index) => seen(row.question.remarks[index]))).toEqual(remarks)
        }
        const shares = one.options.map(({ share }) => share)
        const hasShares =
          one.type === 'multi_select' && shares.some(share => share !== 0 && share !== 100) && (format !== qti || one.hasParts)
        expect(row.question.shares.map(Math.round)).toEqual(hasShares ? shares.map(Math.round) : [])
        expect(row.question.image).toBe(one.image === null ? null : row.question.image?.includes('a.webp') ? row.question.image : one.image)
      }),
      { numRuns: effort(300, 20_000), ...(isDeep ? {} : { seed: 42 }) },
    )
  })

  it.each(holds)('holds a plain question: %s', type => {
    const [one] = fc.sample(
      question.filter(
        made =>
          made.type === type &&
          made.image === null &&
          [
            made.question,
            made.note,
            ...made.options.map(o => o.text),
            ...made.options.map(o => o.remark),
            ...made.matches.map(m => m.text),
          ].every(said => said === null || problemOfText(said) === null) &&
          !made.matches.some(m => m.text.includes('->')) &&
          !String(made.number?.value ?? 0).includes('e'),
      ),
      { numRuns: 1, seed: 7 },
    )
    expect(write(must(one, 'a sample'))).toHaveProperty('text')
  })
})
