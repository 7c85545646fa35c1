// Aiken: a question, its answers `A. …`, and `ANSWER: B`.

import { linesOf } from '../files/lines.ts'
import { asPlainText } from '../files/plain-text.ts'
import { checked, type ImportRow } from '../imported-question.ts'
import type { Format } from './format.ts'

const option = /^\s*([A-Za-z])[.)]\s+(\S.*)$/
const answer = /^\s*ANSWER\s*:\s*([A-Za-z](?:\s*,\s*[A-Za-z])*)\s*$/i

export const aiken: Format = {
  name: 'Aiken',
  recognises: ({ text }) =>
    !/^\s*[<[{]/.test(text) && /^[^\S\n]*ANSWER[^\S\n]*:[^\S\n]*[A-Za-z][^\S\n]*$/im.test(text) && /^[^\S\n]*A[.)][^\S\n]+\S/m.test(text),
  async *read(pieces) {
    let [question, options]: [string[], string[]] = [[], []]
    let number = 0
    const finish = (letters: string[]): ImportRow => {
      const row = { question, options }
      ;[question, options] = [[], []]
      return readRow(++number, row, letters)
    }
    for await (const line of linesOf(pieces)) {
      const [, right] = answer.exec(line) ?? []
      const [, letter, text] = option.exec(line) ?? []
      if (right) yield finish(right.split(',').map(part => part.trim()))
      else if (letter && text && letter.toUpperCase().charCodeAt(0) - 65 === options.length) options.push(text.trim())
      else if (line.trim() !== '') {
        // Another question begins before the answer of this one.
        if (options.length > 0) yield finish([])
        question.push(line.trim())
        if (question.length > 100) yield finish([])
      }
    }
    if (question.length > 0) yield finish([])
  },
}

function readRow(row: number, { question, options }: { question: string[]; options: string[] }, letters: string[]): ImportRow {
  return checked(row, {
    question: asPlainText(question.join('\n')),
    options: options.map(asPlainText),
    answer: letters.map(letter => letter.toUpperCase().charCodeAt(0) - 65),
    type: letters.length > 1 ? 'multi_select' : null,
  })
}
