// Moodle XML: choices, true or false, short answers, numbers, pairs and orders. Each row of another type is refused.

import { childOf, childrenOf, type Node, notWellFormed, parseXml, problemOfSigns, textOf } from '../../files/xml/xml.ts'
import { lostOfMarkup } from '../../files/markup-in-plain.ts'
import { problemOfEntities } from '../../files/xml/xml-entities.ts'
import { isInQuarters } from '@trivium/rules/play/plays/marks'
import { xmlElements } from '../../files/xml/xml-elements.ts'
import { lostOfNote, mediaOfStem } from '../../markup/marked-text.ts'
import { checked, type Draft, type ImportRow } from '../../judging/imported-question.ts'
import { namesOf, type CategoryPath, placeOf } from '../table/category-path.ts'
import type { Format, ReadOptions } from '../format.ts'
import { bodyOf } from './bodies.ts'
import { isOnlyGap, onlyGap } from '../table/right-words.ts'
import { fieldOf, flagOf, MoodleTexts } from './texts.ts'

export const moodleXml: Format = {
  name: 'Moodle XML',
  recognises: ({ text }) => /<quiz[\s>]/.test(text) && !/assessment-?item/i.test(text),
  async *read(pieces, reading) {
    // Null when the last category element names none or cannot be read.
    let place: CategoryPath | null = {}
    let number = 0
    for await (const { text, line } of xmlElements(pieces, 'quiz', 'question')) {
      const question = parseXml(text, line).children.find(({ name }) => name === 'question')
      if (!question) throw notWellFormed('a question cannot be read', line)
      const problem = problemOfSigns(question) ?? problemOfEntities(text)
      if (question.attributes['type'] === 'category' || !childOf(question, 'questiontext')) {
        const path = fieldOf(question, 'category')
        place = path === '' || problem ? null : placeOf(path)
        // Any other element must be a damaged question or category.
        if (question.attributes['type'] !== 'category') yield readQuestion(++number, question, { reading, place: {} })
      } else if (place === null || problem) {
        const refused = problem ?? 'stands behind a category that cannot be read'
        yield { row: ++number, text: fieldOf(question, 'name').slice(0, 200), refused }
      } else yield readQuestion(++number, question, { reading, place })
    }
  },
}

interface FileContext {
  reading: ReadOptions
  place: CategoryPath
}

function readQuestion(row: number, question: Node, { reading, place }: FileContext): ImportRow {
  const texts = new MoodleTexts(reading, question)
  const stem = texts.read(childOf(question, 'questiontext'))
  const found = draftOf(question, texts)
  const problem = stem.refused ?? texts.problem ?? (isOnlyGap(stem.text) ? onlyGap : null)
  const refused = typeof found === 'string' ? found : problem
  if (typeof found === 'string' || problem)
    return { row, text: (stem.text || fieldOf(question, 'name')).slice(0, 200), refused: refused ?? '' }
  const media = mediaOfStem([...stem.media, ...texts.pictureOfOldExport()])
  if (typeof media === 'string') return { row, text: stem.text.slice(0, 200), refused: media }
  const heard = media.audio ? { type: 'audio' } : {}
  const lost = [
    ...lostOfMarkup([...namesOf(place), ...(found.tags ?? [])]),
    ...stem.lost,
    ...(found.lost ?? []),
    ...lossesOf(question),
    ...texts.lost,
  ]
  return checked(row, { ...place, question: stem.text, ...media, ...found, ...heard, lost })
}

function draftOf(question: Node, texts: MoodleTexts): Partial<Draft> | string {
  const body = bodyOf(question.attributes['type'] ?? '', question, texts)
  if (typeof body === 'string') return body
  const marks = marksOf(question)
  const note = texts.read(childOf(question, 'generalfeedback'))
  return {
    ...body,
    ...marks,
    note: note.refused ? null : note.text || null,
    isActive: !flagOf(question, 'hidden'),
    tags: childrenOf(childOf(question, 'tags') ?? question, 'tag')
      .map(tag => texts.plain(tag))
      .filter(tag => tag !== ''),
    externalId: fieldOf(question, 'idnumber') || null,
    lost: [
      ...(body.lost ?? []),
      ...marks.lost,
      ...lostOfNote(note),
      ...(note.refused ? ['Its explanation cannot be written as text here, and is left out.'] : []),
    ],
  }
}

const mostMarks = 100

function marksOf(question: Node): { marks: number | null; lost: string[] } {
  const written = fieldOf(question, 'defaultgrade')
  const grade = Number(written)
  if (written === '' || grade === 1) return { marks: null, lost: [] }
  if (isInQuarters(grade) && grade > 0 && grade <= mostMarks) return { marks: grade, lost: [] }
  return {
    marks: null,
    lost: [`Its default mark, ${written.slice(0, 20)}, is not a multiple of 0.25 from 0.25 to ${mostMarks}, and is left out.`],
  }
}

function lossesOf(question: Node): string[] {
  const penalty = Number(fieldOf(question, 'penalty') || 0)
  const feedbacks = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(name => fieldOf(question, name))
  // Moodle's default feedback says nothing.
  const own = feedbacks.filter(
    text => text !== '' && !/^(?:<p[^>]*>)?\s*Your answer is (?:partially |in)?correct\.?\s*(?:<\/p>)?$/i.test(text),
  )
  return [
    ...(childrenOf(question, 'hint').some(hint => textOf(childOf(hint, 'text')).trim() !== '') ? ['Hints are left out.'] : []),
    ...(penalty > 0 ? ['Penalties for further attempts are left out.'] : []),
    ...(own.length > 0 ? ['Remarks on right, partly right and wrong answers are left out.'] : []),
  ]
}
