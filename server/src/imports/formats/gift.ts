// GIFT, Moodle's text format: questions stand between blank lines.

import { parse, type GIFTQuestion, type TextFormat, type TextChoice } from 'gift-pegjs'
import { blocksOf } from '../files/lines.ts'
import { plainText, withFormulas } from '../files/plain-text.ts'
import { checked, type Draft, type ImportRow, wordsForTrue } from '../imported-question.ts'
import type { Format, Reading } from './format.ts'

const longestBlock = 20_000

export const gift: Format = {
  name: 'GIFT',
  recognises: ({ name, text }) =>
    /\.gift$/i.test(name) || (!/^\s*[<[{]/.test(text) && /(?:^|[^\\])\{\s*(?:[=~#]|T\b|F\b|TRUE|FALSE)/.test(text)),
  async *read(pieces, reading) {
    let place: Pick<Draft, 'category' | 'subcategory'> = {}
    let number = 0
    for await (const { line, text } of blocksOf(pieces, longestBlock)) {
      const questions = parsed(text)
      if (typeof questions === 'string') yield { row: ++number, text: text.slice(0, 200), refused: `line ${line}: ${questions}` }
      else {
        for (const question of questions) {
          if (question.type === 'Category') place = placeOf(question.title)
          else yield readQuestion(++number, question, { reading, place })
        }
      }
    }
  },
}

function parsed(text: string): GIFTQuestion[] | string {
  if (text.length > longestBlock) return `is longer than ${longestBlock.toLocaleString('en')} characters`
  return attempt(text) ?? attempt(withColonsEscaped(text)) ?? 'is not written as GIFT wants it'
}

function attempt(text: string): GIFTQuestion[] | null {
  try {
    return parse(`${text}\n\n`)
  } catch {
    return null
  }
}

/** Most people, and Moodle itself, write a colon in a question as it is. */
function withColonsEscaped(text: string): string {
  const [stem = '', ...rest] = text.split(/(?<!\\)(?=\{)/)
  return [stem.replace(/(?<![\\:]):(?!:)/g, String.raw`\:`), ...rest].join('')
}

/** `$course$/top/Science/Stars` is the subcategory Stars of Science. */
export function placeOf(path: string): Pick<Draft, 'category' | 'subcategory'> {
  const parts = path
    .split('/')
    .map(part => part.trim())
    .filter(part => part !== '' && !/^(?:\$.*\$|top)$/i.test(part))
  return { category: parts[0] ?? null, subcategory: parts.length > 1 ? parts.slice(1).join(': ') : null }
}

interface Around {
  reading: Reading
  place: Pick<Draft, 'category' | 'subcategory'>
}

function readQuestion(row: number, question: Exclude<GIFTQuestion, { type: 'Category' }>, { reading, place }: Around): ImportRow {
  const stem = textIn(question.stem, reading)
  const refuse = (refused: string): ImportRow => ({ row, text: stem.slice(0, 200), refused })
  const noted = (draft: Draft) => checked(row, { ...place, ...draft })
  const note = 'globalFeedback' in question && question.globalFeedback ? textIn(question.globalFeedback, reading) : null
  if (question.type === 'TF') {
    return noted({ type: 'true_false', question: stem, options: wordsForTrue(reading.language), answer: [question.isTrue ? 0 : 1], note })
  }
  if (question.type === 'MC') return noted({ question: stem, note, ...choicesOf(question.choices, reading) })
  if (question.type === 'Short') return refuseOrWord(question.choices, { stem, note, reading, noted, refuse })
  if (question.type === 'Numerical') return refuse('asks for a number, which no question of ours does')
  if (question.type === 'Matching') return refuse('matches pairs, which no question of ours does')
  return refuse(question.type === 'Essay' ? 'asks for an essay, which no question of ours does' : 'is a description and asks nothing')
}

function choicesOf(choices: TextChoice[], reading: Reading): Pick<Draft, 'options' | 'answer' | 'type'> {
  if (choices.some(({ feedback }) => feedback)) reading.loses.add('Remarks on single answers are left out.')
  const isWeighed = choices.some(({ weight }) => weight !== null && weight > 0)
  if (isWeighed) reading.loses.add('Parts of marks for single answers are left out: a set of answers is right or wrong as a whole.')
  const isRight = ({ isCorrect, weight }: TextChoice) => isCorrect || (weight ?? 0) > 0
  return {
    type: choices.filter(isRight).length > 1 ? 'multi_select' : null,
    options: choices.map(({ text }) => textIn(text, reading)),
    answer: choices.flatMap((choice, index) => (isRight(choice) ? [index] : [])),
  }
}

interface Short {
  stem: string
  note: string | null
  reading: Reading
  noted: (draft: Draft) => ImportRow
  refuse: (refused: string) => ImportRow
}

function refuseOrWord(choices: TextChoice[], { stem, note, reading, noted, refuse }: Short): ImportRow {
  const right = choices.filter(({ isCorrect, weight }) => isCorrect || weight === 100)
  const [first] = right
  if (!first) return refuse('answer: is missing')
  if (choices.length > 1) reading.loses.add('Of several right words the first one stays.')
  return noted({ type: 'guess_the_word', question: stem, word: textIn(first.text, reading), note })
}

function textIn({ format, text }: TextFormat, reading: Reading): string {
  if (format !== 'html' && !/<[a-z/][^>]*>/i.test(text)) return withFormulas(text).trim()
  const plain = plainText(text)
  for (const sentence of plain.loses) reading.loses.add(sentence)
  if (plain.image) reading.loses.add('Pictures in GIFT are addresses elsewhere, and are left out.')
  return plain.text
}
