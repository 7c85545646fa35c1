// QTI 2.1, 2.2 and 3.0 items: choice, order and text entry. Names of 3.0 (`qti-choice-interaction`) and of 2 (`choiceInteraction`) mean
// the same.

import { allIn, childrenOf, markupOf, type Node, parseXml, textOf } from '../files/xml.ts'
import { plainText } from '../files/plain-text.ts'
import { checked, type Draft, type ImportRow } from '../imported-question.ts'
import type { Format, Reading } from './format.ts'

const longestItem = 1_000_000

export const qti: Format = {
  name: 'QTI',
  recognises: ({ text }) => /<(?:\w+:)?(?:qti-)?assessment-?item[\s>]/i.test(text),
  async *read(pieces, reading) {
    let text = ''
    for await (const piece of pieces) {
      text += piece
      if (text.length > longestItem) return yield { row: 1, text: '', refused: 'is longer than a million characters' }
    }
    yield readItem(1, text, reading)
  },
}

/** @throws ImportError when it is no XML, or a dangerous one */
export function readItem(row: number, text: string, reading: Reading): ImportRow {
  const root = plainNames(parseXml(text))
  const [item] = allIn(root, 'assessmentitem')
  const body = item && allIn(item, 'itembody')[0]
  if (!item || !body) return { row, text: '', refused: 'is no item with a body' }
  const interactions = interactionsIn(body)
  const [interaction] = interactions
  const stem = stemOf(body, interactions, reading)
  const refuse = (refused: string): ImportRow => ({ row, text: stem.text.slice(0, 200), refused })
  if (!interaction) return refuse('asks nothing that can be answered here')
  if (interactions.length > 1) return refuse('asks several things at once, which no question of ours does')
  const draft = draftOf(interaction, answersOf(item, interaction), reading)
  if (typeof draft === 'string') return refuse(draft)
  noteLosses(item, reading)
  const heard = stem.sound ? { type: 'audio', audio: stem.sound } : {}
  return checked(row, { question: stem.text, image: stem.image, note: noteOf(item), ...draft, ...heard })
}

/** `qti-item-body` becomes `itembody`, like `itemBody`. */
function plainNames(node: Node): Node {
  const name = node.name.startsWith('#') ? node.name : node.name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase()
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([key, value]) => [key.replaceAll('-', '').toLowerCase(), value]),
  )
  return { ...node, name, attributes, children: node.children.map(plainNames) }
}

function interactionsIn(node: Node): Node[] {
  return node.children.flatMap(child => (child.name.endsWith('interaction') ? [child] : interactionsIn(child)))
}

const without = (node: Node, left: ReadonlySet<Node>): Node => ({
  ...node,
  children: node.children.filter(child => !left.has(child) && child.name !== 'rubricblock').map(child => without(child, left)),
})

function stemOf(body: Node, interactions: Node[], reading: Reading) {
  if (allIn(body, 'rubricblock').length > 0) reading.loses.add('Rubrics are left out.')
  const prompts = interactions.flatMap(interaction => allIn(interaction, 'prompt'))
  const gaps = new Set(interactions)
  const isGap = interactions.some(({ name }) => name === 'textentryinteraction')
  const around = isGap ? markupOf({ ...replaced(body, gaps), name: '' }) : markupOf({ ...without(body, gaps), name: '' })
  const plain = plainText([around, ...prompts.map(markupOf)].join('<br/>'))
  for (const sentence of plain.loses) reading.loses.add(sentence)
  return plain
}

/** Where something is to be written stands a gap. */
const replaced = (node: Node, gaps: ReadonlySet<Node>): Node => ({
  ...node,
  children: node.children.map(child =>
    gaps.has(child) ? { name: '#text', text: ' _____ ', attributes: {}, children: [] } : replaced(child, gaps),
  ),
})

function answersOf(item: Node, interaction: Node): string[] {
  const declared = childrenOf(item, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseidentifier'],
  )
  const [right] = declared ? allIn(declared, 'correctresponse') : []
  return right ? allIn(right, 'value').map(value => textOf(value).trim()) : []
}

function draftOf(interaction: Node, answers: string[], reading: Reading): Partial<Draft> | string {
  const choices = allIn(interaction, 'simplechoice')
  const places = new Map(choices.map(({ attributes }, index) => [attributes['identifier'] ?? '', index]))
  const options = choices.map(choice => optionOf(choice, reading))
  const answer = answers.map(id => places.get(id) ?? -1)
  if (interaction.name === 'choiceinteraction') {
    return { options, answer, type: interaction.attributes['maxchoices'] !== '1' && answers.length > 1 ? 'multi_select' : null }
  }
  if (interaction.name === 'orderinteraction') {
    if (answer.length !== options.length || answer.includes(-1)) return 'answer: does not say the order of all that is to be put in order'
    return { type: 'sequence', options: answer.map(index => options[index] ?? ''), answer: options.map((_, index) => index) }
  }
  if (interaction.name === 'textentryinteraction') return answers[0] ? { type: 'guess_the_word', word: answers[0] } : 'answer: is missing'
  return `is a ${interaction.name.replace(/interaction$/, '')} interaction, which no question of ours is`
}

function optionOf(choice: Node, reading: Reading): string {
  const feedback = allIn(choice, 'feedbackinline')
  if (feedback.length > 0) reading.loses.add('Remarks on single answers are left out.')
  const plain = plainText(markupOf({ ...without(choice, new Set(feedback)), name: '' }))
  if (plain.image) reading.loses.add('Pictures in answers are left out.')
  return plain.text
}

const noteOf = (item: Node): string | null => {
  const [feedback] = allIn(item, 'modalfeedback')
  return feedback ? plainText(markupOf({ ...feedback, name: '' })).text || null : null
}

function noteLosses(item: Node, { loses }: Reading): void {
  if (allIn(item, 'mapping').length > 0) loses.add('Points for single answers are left out: an answer is right or wrong as a whole.')
  if (allIn(item, 'templatedeclaration').length > 0) loses.add('Templates are not worked out.')
  if (allIn(item, 'modalfeedback').length > 1) loses.add('Of several remarks the first one stays.')
}
