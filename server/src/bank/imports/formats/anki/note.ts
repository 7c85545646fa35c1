// A note of Anki: its type names its fields and determines its cards.

import { lostOfMarkup } from '../../files/markup-in-plain.ts'
import type { Draft } from '../../judging/imported-question.ts'
import type { MarkedText } from '../../markup/marked-text.ts'
import { readFormatted } from '../../markup/read-formatted.ts'
import { questionOfCard } from '../table/flash-card.ts'
import { choiceOf, isChoice } from './choice.ts'
import { clozesIn, isCloze, type ClozeCard, withGap } from './cloze.ts'

export interface AnkiNote {
  guid: string | null
  type: string | null
  /** In the order of the type. */
  fields: { name: string; text: string }[]
  deck: string | null
  tags: string[]
  isHtml: boolean
  /** All its cards are suspended. */
  isSuspended: boolean
  /** One of its cards asks for the front. */
  isReversed: boolean
}

export type AnkiQuestion = Draft | { refused: string; text: string }

/** A question for each card, or the reason why there is none. */
export function questionsOf(note: AnkiNote, language: string): AnkiQuestion[] {
  const texts = note.fields.map(({ text }) => text)
  const read = (text: string) => readField(text, note.isHtml, language)
  if (texts.some(text => /image-occlusion:/.test(text))) return [placed('hides parts of a picture, which is not supported', note)]
  if (isChoice(note)) return [placed(choiceOf(note, read), note)]
  return texts.some(isCloze) ? clozeQuestions(note, read) : [placed(basicQuestion(note, read), note)]
}

type Read = (text: string) => MarkedText

function basicQuestion({ fields, isReversed }: AnkiNote, read: Read): Draft | string {
  const [front, back, ...others] = fields
  if (!front || !back) return 'has one field only, and asks nothing'
  const extra = others.find(({ name, text }) => text.trim() !== '' && isExtra(name))
  const made = questionOfCard({ front: read(front.text), back: read(back.text), extra: extra ? read(extra.text) : null })
  if (typeof made === 'string') return made
  const lost = leftOut(others.filter(field => field !== extra))
  return { ...made, lost: [...(made.lost ?? []), ...lost, ...(isReversed ? ['Its card in the other direction is left out.'] : [])] }
}

const leftOut = (fields: AnkiNote['fields']) =>
  fields.filter(({ text }) => text.trim() !== '').map(({ name }) => `The field ${name.slice(0, 40)} is left out.`)

const isExtra = (name: string) => /^(?:back )?(?:extra|notes?|explanations?|remarks?|comments?)\b/i.test(name.trim())

function clozeQuestions(note: AnkiNote, read: Read): AnkiQuestion[] {
  const [first] = note.fields
  const source = first && isCloze(first.text) ? first : note.fields.find(({ text }) => isCloze(text))
  const clozes = source ? clozesIn(source.text) : null
  if (!source || clozes === null) return [placed('has gaps that are not written as Anki wants them', note)]
  const [extra, ...more] = note.fields.filter(field => field !== source && field.text.trim() !== '')
  return clozes.map(number => {
    const made = gapQuestion(withGap(source.text, number), read, extra?.text ?? null)
    if (typeof made === 'string') return placed(`gap ${number}: ${made}`, note)
    return placed({ ...made, lost: [...(made.lost ?? []), ...leftOut(more)] }, note, `c${number}`)
  })
}

function gapQuestion({ question, answers }: ClozeCard, read: Read, extra: string | null): Draft | string {
  const [answer, ...others] = new Set(answers.map(text => read(text).text))
  if (answer === undefined) return 'has no text'
  if (others.length > 0) return 'asks for several things at once, which is not supported'
  return questionOfCard({ front: read(question), back: read(answers[0] ?? ''), extra: extra === null ? null : read(extra) })
}

function placed(made: Draft | string, { fields, deck, guid, tags, isSuspended }: AnkiNote, part?: string): AnkiQuestion {
  if (typeof made === 'string') return { refused: made, text: headOf(fields) }
  const names = (deck ?? '').split('::').map(name => name.trim())
  const [category = null, ...below] = names.filter(name => name !== '' && name !== 'Default')
  return {
    ...made,
    category,
    subcategory: below.length > 0 ? below.join(': ') : null,
    externalId: guid === null ? null : part === undefined ? guid : `${guid}:${part}`,
    tags,
    isActive: !isSuspended,
    lost: [...(made.lost ?? []), ...lostOfMarkup([...names, ...tags])],
  }
}

/** The beginning of the first field with text, by which editors find the note again. */
function headOf(fields: AnkiNote['fields']): string {
  const text = fields.find(field => field.text.trim() !== '')?.text ?? ''
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** Reads Anki's own markup, too: sounds, and formulas in LaTeX. */
function readField(text: string, isHtml: boolean, language: string): MarkedText {
  const marked = text
    .replace(/\[latex\]([^]*?)\[\/latex\]/gi, (_, tex: string) => String.raw`\(${withoutDollars(tex)}\)`)
    .replace(/\[\$\$\]([^]*?)\[\/\$\$\]/g, (_, tex: string) => String.raw`\[${tex}\]`)
    .replace(/\[\$\]([^]*?)\[\/\$\]/g, (_, tex: string) => String.raw`\(${tex}\)`)
  if (!isHtml && !marked.includes('[sound:')) return readFormatted(marked, 'plain', language)
  const html = isHtml ? marked : marked.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
  return readFormatted(
    html.replace(/\[sound:([^\]]{1,200})\]/g, (_, name: string) => `<audio src="${name.replaceAll('"', '&quot;')}"></audio>`),
    'html',
    language,
  )
}

const withoutDollars = (tex: string) => tex.trim().replace(/^\$+|\$+$/g, '')
