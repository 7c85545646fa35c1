// Aiken: a question, its answers `A. …`, and `ANSWER: B`; some programs write an explanation in the line after it.

import { linesOf } from '../files/lines.ts'
import { lostOfMarkup } from '../files/markup-in-plain.ts'
import { writtenPlain } from '../files/plain-text.ts'
import { checked, type ImportRow } from '../judging/imported-question.ts'
import type { Format } from './format.ts'

const option = /^\s*([A-Za-z])(?:\)\s*|\.\s+)(\S.*)$/
const answer = /^\s*(?:CORRECT\s+)?ANSWERS?\s*:(.*)$/i
const explanation = /^\s*(?:ANSWER[_ ]?EXPLANATION|EXPLANATION|FEEDBACK)\s*:\s*(.*)$/i
const mostLines = 100
/** Such a line may have been anything. */
const unreadable = /[^\P{Cc}\t\r]|\ufffd/u
const isTwice = (lines: readonly string[]) => lines.some((line, index) => line !== '' && line === lines[index + 1])

interface Asked {
  question: string[]
  options: string[]
  /** The answer as the file writes it; null when it has none. */
  answer: string | null
  note: string[]
  /** A blank line follows it: after that only its explanation may come. */
  isEnded: boolean
  problem: string | null
}

const begun = (): Asked => ({ question: [], options: [], answer: null, note: [], isEnded: false, problem: null })

export const aiken: Format = {
  name: 'Aiken',
  recognises: ({ text }) =>
    !/^\s*[<[{]/.test(text) &&
    /^[^\S\n]*ANSWER[^\S\n]*:[^\S\n]*[A-Za-z](?:,?[^\S\n]*[A-Za-z]){0,9}[^\S\n]*\r?$/im.test(text) &&
    /^[^\S\n]*A(?:\)|[.)][^\S\n]+)\S/m.test(text),
  async *read(pieces) {
    let asked = begun()
    let number = 0
    const isOver = () => asked.answer !== null
    const finish = (): ImportRow => {
      const row = readRow(++number, asked)
      asked = begun()
      return row
    }
    for await (const line of linesOf(pieces)) {
      const [, right] = answer.exec(line) ?? []
      const [, said] = explanation.exec(line) ?? []
      const [, letter, text] = option.exec(line) ?? []
      const isDamaged = unreadable.test(line)
      if (isDamaged && !asked.isEnded) asked.problem ??= 'contains a line with characters that cannot be read'
      if (said !== undefined) {
        asked.note.push(said.trim())
        asked.isEnded = false
        // An explanation before any answer: the answer is missing.
        if (!isOver()) yield finish()
      } else if (line.trim() === '') asked.isEnded = isOver()
      else if (isOver() && !asked.isEnded && asked.note.length > 0 && right === undefined && asked.note.length < mostLines)
        asked.note.push(line.trim())
      else if (isOver() && !asked.isEnded && right !== undefined) asked.problem ??= 'has two answers'
      else {
        const isOption = letter !== undefined && letter.toUpperCase().charCodeAt(0) - 65 === (isOver() ? 0 : asked.options.length)
        // Its own explanation may follow these options, and would go to another question.
        if (isOver() && letter && !asked.isEnded) asked.problem ??= 'is followed by options without a question'
        if (isOver()) yield finish()
        if (isDamaged) asked.problem ??= 'contains a line with characters that cannot be read'
        if (right !== undefined) asked.answer = right.trim()
        else if (isOption && text) asked.options.push(text.trim())
        else {
          // Another question begins, so this one has no answer.
          if (asked.options.length > 0) yield finish()
          asked.question.push(line.trim())
          if (asked.question.length > mostLines) yield finish()
        }
      }
    }
    if (isOver() || asked.question.length > 0) yield finish()
  },
}

function readRow(row: number, asked: Asked): ImportRow {
  const question = writtenPlain(asked.question.join('\n'))
  const options = asked.options.map(writtenPlain)
  const note = writtenPlain(asked.note.join('\n').trim())
  const letters = (asked.answer ?? '').split(/[\s,;&+]+|\band\b/i).filter(part => part !== '')
  const strange = letters.find(letter => !/^[A-Za-z][.)]?$/.test(letter))
  const refused =
    asked.problem ??
    (asked.note.some(line => option.test(line)) ? 'contains what looks like an option after its answer' : null) ??
    (isTwice(asked.question) || isTwice(asked.note) ? 'has the same line twice' : null) ??
    question.refused ??
    options.find(one => one.refused)?.refused ??
    note.refused ??
    (strange ? `answer: ${strange.slice(0, 40)} names no option` : null)
  if (refused) return { row, text: question.text.slice(0, 200), refused }
  return checked(row, {
    question: question.text,
    options: options.map(({ text }) => text),
    answer: letters.map(letter => letter.toUpperCase().charCodeAt(0) - 65),
    type: letters.length > 1 ? 'multi_select' : null,
    note: note.text || null,
    lost: lostOfMarkup([question, ...options, note].map(({ text }) => text)),
  })
}
