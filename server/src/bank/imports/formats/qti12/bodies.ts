// Converts an item of QTI 1.2. Evaluates its conditions for every possible answer, to find the right one.

import { allIn, type Node, textOf, childrenOf } from '../../files/xml/xml.ts'
import { type Draft, mostOptions, wordsForTrue } from '../../judging/imported-question.ts'
import { type MarkedText, mediaOfOption } from '../../markup/marked-text.ts'
import { attributeOf } from '../qti/names.ts'
import { wordsOf } from '../table/right-words.ts'
import { partsOfMarks } from '../shares.ts'
import { truthOf } from '../table/truth.ts'
import { conditionsOf, outcomeOf, type ConditionOutcome, wordsIn } from './conditions.ts'

// Reads metadata of an item of QTI 1.2.
const fieldNames = ['qtimetadatafield', 'qti_metadatafield']

/** Canvas writes labelled fields; others write one element per field. */
export function fieldOf(item: Node, label: string): string {
  const field = fieldNames
    .flatMap(name => allIn(item, name))
    .find(one => textOf(childrenOf(one, 'fieldlabel')[0]).trim().toLowerCase() === label)
  return textOf(field && childrenOf(field, 'fieldentry')[0]).trim() || textOf(allIn(item, label)[0]).trim()
}

// Blackboard stores the two answers of an "Either/Or" item as keys (`yes_no.true`), and shows them in each reader's language.
const pairs: Record<string, Record<string, [string, string]>> = {
  yes_no: { en: ['Yes', 'No'], es: ['Sí', 'No'], ar: ['نعم', 'لا'] },
  agree_disagree: { en: ['Agree', 'Disagree'], es: ['De acuerdo', 'En desacuerdo'], ar: ['أوافق', 'لا أوافق'] },
  right_wrong: { en: ['Right', 'Wrong'], es: ['Correcto', 'Incorrecto'], ar: ['صواب', 'خطأ'] },
}

/** Returns any other text unchanged. */
function eitherOr(text: string, language: string): string {
  const [, name = '', which] = /^(true_false|yes_no|agree_disagree|right_wrong)\.(true|false)$/.exec(text) ?? []
  if (which === undefined) return text
  const words = name === 'true_false' ? wordsForTrue(language) : (pairs[name]?.[language] ?? pairs[name]?.['en'])
  return words?.[which === 'true' ? 0 : 1] ?? text
}

export interface Readers {
  read: (nodes: readonly Node[]) => MarkedText
  language: string
}

type Body = (Partial<Draft> & { remarksForAll: Node[] }) | string

const kinds: Record<string, string> = {
  essay_question: 'asks for an essay, which is not supported',
  text_only_question: 'is a description and asks nothing',
  file_upload_question: 'asks for a file, which is not supported',
  matching_question: 'QTI 1.2: matches pairs, which are not read from it',
  fill_in_multiple_blanks_question: 'has several gaps, which is not supported',
  multiple_dropdowns_question: 'has several gaps, which is not supported',
  calculated_question: 'has numbers that change, which is not supported',
  numerical_question: 'QTI 1.2: asks for a number, which is not read from it',
}

export function bodyOf(item: Node, presentation: Node, readers: Readers): Body {
  const kind = fieldOf(item, 'question_type').toLowerCase()
  if (kinds[kind]) return kinds[kind]
  const asked = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'].flatMap(name => allIn(presentation, name))
  const [response, ...more] = asked
  if (!response) return 'asks nothing that can be answered here'
  if (more.length > 0) return 'asks several things at once, which is not supported'
  if (response.name === 'response_lid' && allIn(response, 'render_choice').length > 0) return choice(item, response, readers)
  if (response.name === 'response_str') return words(item, response)
  return `QTI 1.2: is a ${response.name} that is not read`
}

const isMultiple = (response: Node) => attributeOf(response, 'rcardinality').toLowerCase() === 'multiple'
const ofOne = /^(?:multiple choice|true\/false)$/i

function choice(item: Node, response: Node, { read, language }: Readers): Body {
  const labels = allIn(response, 'response_label')
  const options = labels.map(label => read(label.children))
  const refused = options.find(option => option.refused)?.refused
  if (refused) return `option: ${refused}`
  const shown = options.map(({ media }) => mediaOfOption(media))
  const problem = shown.find(one => typeof one === 'string')
  if (typeof problem === 'string') return problem
  const ids = labels.map(label => attributeOf(label, 'ident'))
  if (new Set(ids).size < ids.length) return 'option: two of its choices have the same identifier'
  // Brightspace declares all choices as sets, and states the type in a field.
  const isSet = isMultiple(response) && !ofOne.test(fieldOf(item, 'qmd_questiontype'))
  const right = isSet ? setOf(item, ids) : singleOf(item, ids)
  if (typeof right === 'string') return right
  const pictures = shown.flatMap(one => (typeof one === 'string' ? [] : [one]))
  const isFixed = allIn(response, 'render_choice').some(render => attributeOf(render, 'shuffle').toLowerCase() === 'no')
  const texts = options.map(({ text }) => eitherOr(text, language))
  const truths = texts.map(truthOf)
  const isTruth = !isSet && areOpposite(truths) && fieldOf(item, 'question_type').toLowerCase() === 'true_false_question'
  const lost = [...options.flatMap(option => option.lost), ...right.lost]
  if (isTruth) {
    const isTrue = truths[right.answer[0] ?? 0] === true
    return { type: 'true_false', options: wordsForTrue(language), answer: [isTrue ? 0 : 1], remarksForAll: right.remarks, lost }
  }
  return {
    type: isSet ? 'multi_select' : null,
    options: texts,
    answer: right.answer,
    ...(pictures.some(({ image }) => image !== null) && {
      optionImages: pictures.map(({ image }) => image),
      optionImageTexts: pictures.map(({ imageText }) => imageText),
    }),
    ...(isFixed && { keepsOrder: true }),
    remarksForAll: right.remarks,
    lost,
  }
}

const areOpposite = ([one = null, other = null, ...more]: (boolean | null)[]) => more.length === 0 && one !== null && other === !one

interface Right {
  answer: number[]
  remarks: Node[]
  lost: string[]
}

const leftOut = 'Remarks that are shown to some answers are left out.'

function singleOf(item: Node, ids: readonly string[]): Right | string {
  const conditions = conditionsOf(item)
  const told = ids.map(id => outcomeOf(conditions, [id]))
  const unknown = told.find(one => typeof one === 'string')
  if (typeof unknown === 'string') return unknown
  const known = told.flatMap(one => (typeof one === 'string' ? [] : [one]))
  const best = Math.max(0, ...known.map(({ score }) => score))
  const answer = known.flatMap(({ score }, index) => (score > 0 && score === best ? [index] : []))
  if (answer.length === 0) return 'answer: is missing, because none of its answers is worth anything'
  if (answer.length > 1) return 'answer: any one of several answers is right, but here a question has one right answer'
  return {
    answer,
    ...saidTo(item, known[answer[0] ?? 0]),
    lost: [...(known.some(({ score }) => score > 0 && score < best) ? [partsOfMarks] : []), ...lostRemarks(item, known[answer[0] ?? 0])],
  }
}

function setOf(item: Node, ids: readonly string[]): Right | string {
  // Tries every subset of up to ten options: the subset with the best score is the answer.
  if (ids.length > mostOptions) return `has more than ${mostOptions} answers to choose from`
  const conditions = conditionsOf(item)
  const scores: { set: number[]; told: ConditionOutcome }[] = []
  for (let choice = 1; choice < 1 << ids.length; choice++) {
    const set = ids.flatMap((_, index) => (choice & (1 << index) ? [index] : []))
    const told = outcomeOf(
      conditions,
      set.map(index => ids[index] ?? ''),
    )
    if (typeof told === 'string') return told
    scores.push({ set, told })
  }
  const best = Math.max(...scores.map(({ told }) => told.score))
  const [first, ...more] = scores.filter(({ told }) => told.score === best)
  if (!first || best <= 0) return 'answer: is missing, because none of its answers is worth anything'
  if (more.length > 0) return 'answer: any one of several sets of answers is right, but here a question has one right answer'
  const isPartly = scores.some(({ told }) => told.score > 0 && told.score < best)
  return { answer: first.set, ...saidTo(item, first.told), lost: [...(isPartly ? [partsOfMarks] : []), ...lostRemarks(item, first.told)] }
}

/** The feedback that the item shows for the right answer. */
function saidTo(item: Node, told: ConditionOutcome | undefined): { remarks: Node[] } {
  const wanted = new Set(told?.said)
  const all = new Map(
    allIn(item, 'itemfeedback')
      .toReversed()
      .map(feedback => [attributeOf(feedback, 'ident'), feedback]),
  )
  return { remarks: [...all].toReversed().flatMap(([ident, feedback]) => (wanted.has(ident) ? [feedback] : [])) }
}

/** Of two feedbacks with the same identifier, only the first is kept. */
function lostRemarks(item: Node, told: ConditionOutcome | undefined): string[] {
  const { remarks } = saidTo(item, told)
  const kept = new Set(remarks.map(remark => textOf(remark)))
  const isLost = allIn(item, 'itemfeedback').some(feedback => !kept.has(textOf(feedback)) && textOf(feedback).trim() !== '')
  return isLost ? [leftOut] : []
}

function words(item: Node, response: Node): Body {
  if (allIn(response, 'response_label').length > 1) return 'has several gaps, which is not supported'
  const found = wordsIn(item)
  if (typeof found === 'string') return found
  const told = wordsOf(found.map(({ word, share }) => ({ text: word, written: word, share })))
  if (typeof told === 'string') return told
  const shown = outcomeOf(conditionsOf(item), [told.word ?? ''])
  const right = typeof shown === 'string' ? undefined : shown
  return { ...told, remarksForAll: saidTo(item, right).remarks, lost: [...(told.lost ?? []), ...lostRemarks(item, right)] }
}
