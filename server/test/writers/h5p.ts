// For tests: a question set of H5P, by the semantics of its content types.

import { zipSync } from 'fflate'
import type { FullRow } from '../banks/full-bank.ts'
import { asHtml, bytesOf } from './texts.ts'

/** An asterisk in a text is doubled: a single one begins a gap. */
const inGaps = (text: string) => asHtml(text).replaceAll('*', '**')

const mediaOf = ({ image }: FullRow) =>
  image
    ? {
        media: {
          type: { library: 'H5P.Image 1.1', params: { contentName: 'Image', file: { path: `images/${image}`, mime: 'image/png' } } },
        },
      }
    : {}

function multiChoice(row: FullRow) {
  const answers = (row.options ?? []).map((option, index) => ({
    text: `<div>${asHtml(option)}</div>\n`,
    correct: (row.answer ?? []).includes(index),
    tipsAndFeedback: { tip: '', chosenFeedback: asHtml(row.remarks?.[index] ?? ''), notChosenFeedback: '' },
  }))
  const behaviour = {
    enableRetry: true,
    type: row.type === 'multi_select' ? 'multi' : 'single',
    singlePoint: false,
    randomAnswers: !row.keeps_order,
  }
  return { library: 'H5P.MultiChoice 1.16', params: { ...mediaOf(row), answers, behaviour, question: `<p>${asHtml(row.question)}</p>\n` } }
}

function blanks(row: FullRow, gap: string) {
  return {
    library: 'H5P.Blanks 1.14',
    params: { ...mediaOf(row), text: '', questions: [`<p>${inGaps(row.question)} *${gap}*</p>\n`] },
  }
}

function contentOf(row: FullRow): object[] {
  const { type, number, word, accepted = [] } = row
  if (type === 'multiple_choice' || type === 'multi_select') return [multiChoice(row)]
  if (type === 'true_false') {
    const params = { ...mediaOf(row), question: `<p>${asHtml(row.question)}</p>\n`, correct: row.answer?.[0] === 0 ? 'true' : 'false' }
    return [{ library: 'H5P.TrueFalse 1.8', params: { ...params, behaviour: { enableRetry: true } } }]
  }
  if (type === 'guess_the_word') return [blanks(row, [word ?? '', ...(accepted ?? [])].map(inGaps).join('/'))]
  return type === 'number' && number?.tolerance === 0 && !number.unit ? [blanks(row, String(number.value))] : []
}

export const asH5pContent = (rows: readonly FullRow[]): string =>
  JSON.stringify({ introPage: { showIntroPage: false }, progressType: 'dots', questions: rows.flatMap(contentOf) }, null, 1)

/** @param pictures by their names */
export const inH5p = (content: string | Uint8Array, pictures: ReadonlyMap<string, Uint8Array> = new Map()): Uint8Array =>
  zipSync({
    'h5p.json': bytesOf(JSON.stringify({ title: 'Set', language: 'und', mainLibrary: 'H5P.QuestionSet', embedTypes: ['iframe'] })),
    'content/content.json': typeof content === 'string' ? bytesOf(content) : content,
    ...Object.fromEntries([...pictures].map(([name, bytes]) => [`content/images/${name}`, bytes])),
  })
