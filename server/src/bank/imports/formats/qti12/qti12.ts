// QTI 1.2, as Canvas, Blackboard, Respondus and others export it: single and multiple choices, true or false, and words.

import { isInQuarters } from '@trivium/rules/play/plays/marks'
import { allIn, childrenOf, type Node, parseXml, problemOfSigns, textOf } from '../../files/xml/xml.ts'
import { problemOfEntities } from '../../files/xml/xml-entities.ts'
import { xmlElements } from '../../files/xml/xml-elements.ts'
import { checked, type Draft, type ImportRow } from '../../judging/imported-question.ts'
import { lostOfNote, mediaOfStem } from '../../markup/marked-text.ts'
import type { Format, ReadOptions } from '../format.ts'
import { attributeOf, plainNames } from '../qti/names.ts'
import { inFolder } from '../qti/passages.ts'
import { isOnlyGap, onlyGap } from '../table/right-words.ts'
import { bodyOf, fieldOf } from './bodies.ts'
import { materialsIn, readMaterial } from './material.ts'

const sign = /<((?:[\w.-]+:)?questestinterop)[\s>]/i
export const isOldQti = (text: string) => sign.test(text)

const longestItem = 1_000_000

export interface OldItemContext {
  reading: ReadOptions
  /** The folder of the document within its archive. */
  folder: string
}

export const oldQti: Format = {
  name: 'QTI 1.2',
  recognises: ({ text }) => isOldQti(text),
  async *read(pieces, reading, { text: head }) {
    const [, root = 'questestinterop'] = sign.exec(head) ?? []
    let row = 0
    for await (const { text, line } of xmlElements(pieces, root, root.replace('questestinterop', 'item'))) {
      const problem = text.length > longestItem ? 'is longer than a million characters' : problemOfEntities(text)
      if (problem) yield { row: ++row, text: '', refused: problem }
      else for (const item of allIn(plainNames(parseXml(text, line)), 'item')) yield readOldItem(++row, item, { reading, folder: '' })
    }
  },
}

export function* readOldItems(root: Node, context: OldItemContext): Generator<ImportRow> {
  for (const item of allIn(plainNames(root), 'item')) yield readOldItem(0, item, context)
}

function readOldItem(row: number, item: Node, context: OldItemContext): ImportRow {
  const [presentation] = childrenOf(item, 'presentation')
  const read = (nodes: readonly Node[]) => {
    const text = readMaterial(nodes, context.reading.language)
    return { ...text, media: text.media.map(medium => ({ ...medium, source: inFolder(medium.source, context.folder) })) }
  }
  const stem = read(presentation ? [presentation] : [])
  const refuse = (refused: string): ImportRow => ({ row, text: (stem.text || attributeOf(item, 'title')).slice(0, 200), refused })
  if (!presentation) return refuse('QTI 1.2: is not an item with a presentation')
  const damaged = problemOfSigns(item)
  if (damaged) return refuse(damaged)
  const materials = materialsIn(presentation)
    .map(textOf)
    .filter(text => text.trim() !== '')
  if (new Set(materials).size < materials.length) return refuse('has the same text twice')
  const body = bodyOf(item, presentation, { read, language: context.reading.language })
  if (typeof body === 'string') return refuse(body)
  const problem = stem.refused ?? (isOnlyGap(stem.text) ? onlyGap : null)
  if (problem) return refuse(problem)
  const media = mediaOfStem(stem.media)
  if (typeof media === 'string') return refuse(media)
  const note = body.remarksForAll.length > 0 ? read(body.remarksForAll) : null
  const worth = marksOf(item)
  const { remarksForAll: _, lost = [], ...draft } = body
  const heard = media.audio ? { type: 'audio' } : {}
  const whole: Draft = {
    question: stem.text,
    ...media,
    marks: worth.marks,
    externalId: attributeOf(item, 'ident') || null,
    note: note && !note.refused ? note.text || null : null,
    ...draft,
    ...heard,
    lost: [...stem.lost, ...lost, ...worth.lost, ...(note ? lostOfNote(note) : [])],
  }
  return checked(row, whole)
}

/** The points in its metadata. */
function marksOf(item: Node): { marks: number | null; lost: string[] } {
  const written = fieldOf(item, 'points_possible') || fieldOf(item, 'qmd_weighting')
  const points = Number(written || 1)
  if (points === 1) return { marks: null, lost: [] }
  if (isInQuarters(points) && points > 0 && points <= 100) return { marks: points, lost: [] }
  return { marks: null, lost: [`Its points, ${written.slice(0, 20)}, are not a multiple of 0.25 from 0.25 to 100, and are left out.`] }
}
