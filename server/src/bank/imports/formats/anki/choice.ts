// The note type "AllInOne", a common way to write questions with options for Anki: Question, QType (1: one, 2: several), Q_1 to Q_5 and
// Answers ("1 0 0 1").

import type { Draft } from '../../judging/imported-question.ts'
import { lostOfNote, type MarkedText, mediaOfOption, mediaOfStem } from '../../markup/marked-text.ts'
import type { AnkiNote } from './note.ts'

const fieldOf = ({ fields }: Pick<AnkiNote, 'fields'>, ...names: string[]) =>
  fields.find(({ name }) =>
    names.includes(
      name
        .toLowerCase()
        .replace(/\s*\(.*\)$/, '')
        .trim(),
    ),
  )?.text ?? ''

export const isChoice = (note: AnkiNote): boolean => {
  const names = note.fields.map(({ name }) => name.toLowerCase().trim())
  return ['question', 'q_1', 'q_2', 'answers'].every(name => names.includes(name))
}

const known = /^(?:question|title|qtype|q_\d+|answers|extra 1|sources|extra)$/
const leftOut = (fields: AnkiNote['fields']): string[] =>
  fields.flatMap(({ name, text }) =>
    text.trim() === '' ||
    known.test(
      name
        .toLowerCase()
        .replace(/\s*\(.*\)$/, '')
        .trim(),
    )
      ? []
      : [`The field ${name.slice(0, 40)} is left out.`],
  )

export function choiceOf(note: AnkiNote, read: (text: string) => MarkedText): Draft | string {
  const kind = fieldOf(note, 'qtype').trim()
  if (kind === '0') return 'says of each of its statements whether it is true, which is not supported'
  const slots = note.fields.filter(({ name }) => /^q_\d+$/i.test(name.trim()))
  const marks = fieldOf(note, 'answers')
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/[\s,;]+/)
  const filled = slots.map(({ text }, index) => ({ text, mark: marks[index] ?? '' })).filter(({ text }) => text.trim() !== '')
  if (filled.some(({ mark }) => mark !== '0' && mark !== '1') || marks.slice(slots.length).includes('1'))
    return 'answer: does not say of each option whether it is right'
  const answer = filled.flatMap(({ mark }, index) => (mark === '1' ? [index] : []))
  if (kind === '2' && answer.length !== 1) return 'answer: one option may be chosen, and not one is right'
  const stem = read(fieldOf(note, 'question'))
  if (stem.refused) return stem.refused
  const media = mediaOfStem(stem.media)
  if (typeof media === 'string') return media
  const options = filled.map(({ text }) => read(text))
  const pictures = options.map(option => (option.refused ? `option: ${option.refused}` : mediaOfOption(option.media)))
  const problem = pictures.find(picture => typeof picture === 'string')
  if (typeof problem === 'string') return problem
  const shown = pictures.flatMap(picture => (typeof picture === 'string' ? [] : [picture]))
  const extra = read(['extra 1', 'sources', 'extra'].map(name => fieldOf(note, name)).find(text => text.trim() !== '') ?? '')
  return {
    question: stem.text,
    ...media,
    type: media.audio !== null ? 'audio' : kind === '1' ? 'multi_select' : null,
    options: options.map(({ text }) => text),
    optionImages: shown.map(({ image }) => image),
    optionImageTexts: shown.map(({ imageText }) => imageText),
    answer,
    note: extra.refused ? null : extra.text || null,
    lost: [...leftOut(note.fields), ...stem.lost, ...options.flatMap(({ lost }) => lost), ...lostOfNote(extra)],
  }
}
