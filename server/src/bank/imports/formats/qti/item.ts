// Converts an item of QTI to a question, or says why it cannot.

import { allIn, type Node, problemOfSigns } from '../../files/xml/xml.ts'
import { checked, type Draft, type ImportRow } from '../../judging/imported-question.ts'
import { type MarkedText, mediaOfStem } from '../../markup/marked-text.ts'
import type { ReadOptions } from '../format.ts'
import { isOnlyGap, onlyGap } from '../table/right-words.ts'
import { bodyOf } from './bodies.ts'
import { marksOf, outcomesAtFirst, responsesOf } from './declared.ts'
import { attributeOf, interactionsIn, isFlag } from './names.ts'
import { inFolder, type Passages } from './passages.ts'
import { processingOf } from './processing.ts'
import { remarksOn } from './remarks.ts'
import { readShown, stimuliOf } from './stem.ts'
import { keyProblem } from './worth.ts'

export interface PackageContext {
  reading: ReadOptions
  passages: Passages
  /** The folder of the item within its archive. */
  folder: string
}

export interface ItemContext extends PackageContext {
  item: Node
  interaction: Node
  atFirst: ReadonlyMap<string, readonly string[]>
  read: (nodes: readonly Node[]) => MarkedText
}

export function readItem(row: number, item: Node, context: PackageContext): ImportRow {
  const [body] = allIn(item, 'itembody')
  if (!body) return { row, text: attributeOf(item, 'title').slice(0, 200), refused: 'is not an item with a body' }
  const atFirst = outcomesAtFirst(item)
  const read = (nodes: readonly Node[]): MarkedText => {
    const text = readShown(nodes, { outcomes: atFirst, passages: context.passages, language: context.reading.language })
    return { ...text, media: text.media.map(medium => ({ ...medium, source: inFolder(medium.source, context.folder) })) }
  }
  const stem = read([...stimuliOf(item), ...body.children])
  const refuse = (refused: string): ImportRow => ({ row, text: (stem.text || attributeOf(item, 'title')).slice(0, 200), refused })
  const [interaction, ...more] = interactionsIn(body)
  const problem = problemOfSigns(item) ?? changes(item)
  if (problem) return refuse(problem)
  if (!interaction) return refuse('asks nothing that can be answered here')
  if (more.length > 0) return refuse('asks several things at once, which is not supported')
  const draft = draftOf({ ...context, item, interaction, atFirst, read }, stem)
  return typeof draft === 'string' ? refuse(draft) : checked(row, draft)
}

function draftOf(context: ItemContext, stem: MarkedText): Draft | string {
  const { item, interaction, atFirst } = context
  const responses = responsesOf(item)
  const response = responses.get(attributeOf(interaction, 'responseidentifier'))
  const body = bodyOf(context, response)
  if (typeof body === 'string') return body
  const worked = { responses, atFirst, processing: processingOf(item) }
  const problem = stem.refused ?? (response ? keyProblem(interaction, response, worked) : null)
  if (problem) return problem
  const media = mediaOfStem(stem.media)
  if (typeof media === 'string') return media
  if (isOnlyGap(stem.text)) return onlyGap
  const { lost: lostMarks, marks } = marksOf(item)
  const said = response ? remarksOn(context, response, worked) : { lost: [] }
  const heard = media.audio ? { type: 'audio' } : {}
  const lost = [
    ...stem.lost,
    ...(body.lost ?? []),
    ...said.lost,
    ...lostMarks,
    ...(allIn(item, 'timelimits').length > 0 ? ['Time limits are left out.'] : []),
  ]
  return { question: stem.text, ...media, marks, externalId: attributeOf(item, 'identifier') || null, ...body, ...said, ...heard, lost }
}

const templates = [
  'templatedeclaration',
  'templateprocessing',
  'templateinline',
  'templateblock',
  'settemplatevalue',
  'setcorrectresponse',
  'printedvariable',
]

/** Says why an item changes from one attempt to the next; null when it does not. */
function changes(item: Node): string | null {
  if (templates.some(name => allIn(item, name).length > 0))
    return 'works with templates or printed variables, whose values change, which is not supported'
  return isFlag(item, 'adaptive') ? 'is adaptive: it is asked in several steps, which is not supported' : null
}
