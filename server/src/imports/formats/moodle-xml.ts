// Moodle XML: choices, true or false, short answers and orders. What Moodle has besides is refused, row by row.

import { childOf, childrenOf, type Node, parseXml, textOf } from '../files/xml.ts'
import { xmlElements } from '../files/xml-elements.ts'
import { plainText, withFormulas } from '../files/plain-text.ts'
import { checked, type Draft, ImportError, type ImportRow, wordsForTrue } from '../imported-question.ts'
import type { Format, Reading } from './format.ts'
import { placeOf } from './gift.ts'

export const moodleXml: Format = {
  name: 'Moodle XML',
  recognises: ({ text }) => /<quiz[\s>]/.test(text) && !text.includes('assessmentItem'),
  async *read(pieces, reading) {
    let place: Pick<Draft, 'category' | 'subcategory'> = {}
    let number = 0
    for await (const text of xmlElements(pieces, 'question')) {
      const question = parseXml(text).children.find(({ name }) => name === 'question')
      if (!question) throw new ImportError('It is not well-formed XML.')
      if (question.attributes['type'] === 'category') place = placeOf(textOf(childOf(childOf(question, 'category') ?? question, 'text')))
      else yield readQuestion(++number, question, { reading, place })
    }
  },
}

interface Around {
  reading: Reading
  place: Pick<Draft, 'category' | 'subcategory'>
}

const others: Record<string, string> = {
  numerical: 'asks for a number, which no question of ours does',
  matching: 'matches pairs, which no question of ours does',
  essay: 'asks for an essay, which no question of ours does',
  description: 'is a description and asks nothing',
  cloze: 'has gaps in a text (cloze), which no question of ours has',
  multianswer: 'has gaps in a text (cloze), which no question of ours has',
  calculated: 'has numbers that change, which no question of ours has',
}

function readQuestion(row: number, question: Node, { reading, place }: Around): ImportRow {
  const stem = formatted(childOf(question, 'questiontext'), reading)
  const type = question.attributes['type'] ?? ''
  const body = bodyOf(type, question, reading)
  if (typeof body === 'string') return { row, text: stem.text.slice(0, 200), refused: body }
  const note = formatted(childOf(question, 'generalfeedback'), reading).text || null
  noteLosses(question, reading)
  const heard = stem.sound ? { type: 'audio', audio: stem.sound } : {}
  return checked(row, { ...place, question: stem.text, image: stem.image, note, ...body, ...heard })
}

function bodyOf(type: string, question: Node, reading: Reading): Partial<Draft> | string {
  const answers = childrenOf(question, 'answer').map(answer => ({
    text: formatted(answer, reading).text,
    share: Number(answer.attributes['fraction'] ?? 0),
  }))
  const right = answers.flatMap(({ share }, index) => (share > 0 ? [index] : []))
  const options = answers.map(({ text }) => text)
  if (type === 'truefalse') {
    const isTrue = answers.some(({ text, share }) => text.toLowerCase() === 'true' && share > 0)
    return { type, ...trueFalse(isTrue, reading) }
  }
  if (type === 'multichoice') {
    if (answers.some(({ share }) => share > 0 && share < 100)) {
      reading.loses.add('Parts of marks for single answers are left out: a set of answers is right or wrong as a whole.')
    }
    const isSingle = textOf(childOf(question, 'single')).trim() !== 'false'
    return { options, ...choice(isSingle, right, answers) }
  }
  if (type === 'shortanswer') {
    if (right.length > 1) reading.loses.add('Of several right words the first one stays.')
    const best = answers.find(({ share }) => share >= 100)
    return best ? { type: 'guess_the_word', word: best.text } : 'answer: is missing'
  }
  if (type === 'ordering') return { type: 'sequence', options, answer: options.map((_, index) => index) }
  return others[type] ?? `is of the type ${type.slice(0, 40)}, which no question of ours is`
}

function trueFalse(isTrue: boolean, reading: Reading): Partial<Draft> {
  return { type: 'true_false', options: wordsForTrue(reading.language), answer: [isTrue ? 0 : 1] }
}

/** Of a single choice with parts of marks the best one is right. */
function choice(isSingle: boolean, right: number[], answers: { share: number }[]): Partial<Draft> {
  if (!isSingle) return { type: right.length > 1 ? 'multi_select' : null, answer: right }
  const best = right.toSorted((a, b) => (answers[b]?.share ?? 0) - (answers[a]?.share ?? 0))
  return { answer: best.slice(0, 1) }
}

function noteLosses(question: Node, { loses }: Reading): void {
  const feedbacks = childrenOf(question, 'answer').flatMap(answer => childrenOf(answer, 'feedback'))
  if (feedbacks.some(feedback => textOf(feedback).trim() !== '')) loses.add('Remarks on single answers are left out.')
  if (childrenOf(question, 'hint').length > 0) loses.add('Hints are left out.')
  if (childrenOf(childOf(question, 'tags') ?? question, 'tag').length > 0) loses.add('Tags are left out.')
  const penalty = Number(textOf(childOf(question, 'penalty')) || 0)
  if (penalty > 0) loses.add('Penalties for further attempts are left out.')
}

function formatted(node: Node | undefined, reading: Reading): { text: string; image: string | null; sound: string | null } {
  if (!node) return { text: '', image: null, sound: null }
  const text = textOf(childOf(node, 'text'))
  for (const file of childrenOf(node, 'file')) {
    const { name, encoding } = file.attributes
    if (name && encoding === 'base64') reading.attach(name, Buffer.from(textOf(file), 'base64'))
  }
  const isPlain = ['plain_text', 'moodle_auto_format', 'markdown'].includes(node.attributes['format'] ?? '') || !/[<&]/.test(text)
  if (isPlain) return { text: withFormulas(text).trim(), image: null, sound: null }
  const plain = plainText(text)
  for (const sentence of plain.loses) reading.loses.add(sentence)
  return plain
}
