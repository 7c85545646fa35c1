// Converts the content types of H5P. Opens types that contain others, and refuses types that we do not have.

import { z } from 'zod'
import { numbersIn } from '@trivium/rules/bank/questions/numbers'
import { type Draft, wordsForTrue } from '../../judging/imported-question.ts'
import { lostOfNote, mediaOfOption, mediaOfStem, type Medium } from '../../markup/marked-text.ts'
import { readFormatted } from '../../markup/read-formatted.ts'
import { unreadable as unreadableLetters } from '../../files/mojibake.ts'
import { wordsOf } from '../table/right-words.ts'

export interface Content {
  /** With or without its version: "H5P.MultiChoice 1.16". */
  library: string
  params: unknown
}

export type H5pQuestion = Draft | { refused: string; text: string }

const Nested = z.object({ library: z.string(), params: z.unknown() })
const text = z.string().default('')
const Media = z.object({
  type: z
    .object({
      library: z.string().optional(),
      params: z
        .object({ file: z.object({ path: z.string() }).optional(), alt: z.string().optional() })
        .loose()
        .optional(),
    })
    .optional(),
})
const Feedback = z.object({ tip: text, chosenFeedback: text, notChosenFeedback: text }).partial()

const MultiChoice = z.object({
  question: z.string(),
  answers: z.array(z.object({ text: z.string(), correct: z.boolean().default(false), tipsAndFeedback: Feedback.optional() })),
  behaviour: z
    .object({ type: z.string().optional(), singleAnswer: z.boolean().optional(), randomAnswers: z.boolean().optional() })
    .optional(),
  media: Media.optional(),
})
const TrueFalse = z.object({
  question: z.string(),
  correct: z.union([z.boolean(), z.enum(['true', 'false'])]),
  behaviour: z.object({ feedbackOnCorrect: text }).partial().optional(),
  media: Media.optional(),
})
const Blanks = z.object({ text, questions: z.array(z.string()), media: Media.optional() })
const ChoiceSet = z.object({ choices: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })) })
const QuestionSet = z.object({ questions: z.array(z.unknown()) })
const Column = z.object({ content: z.array(z.object({ content: z.unknown() })) })

type Read = (params: unknown, language: string) => H5pQuestion[]

const kinds: Record<string, Read> = {
  'H5P.MultiChoice': one(MultiChoice, multiChoice),
  'H5P.TrueFalse': one(TrueFalse, trueFalse),
  'H5P.Blanks': (params, language) => {
    const read = Blanks.safeParse(params)
    return read.success ? read.data.questions.map(question => made(blank(read.data, question, language), question)) : [unreadable]
  },
  'H5P.SingleChoiceSet': (params, language) => {
    const read = ChoiceSet.safeParse(params)
    return read.success ? read.data.choices.map(choice => made(singleChoice(choice, language), choice.question)) : [unreadable]
  },
  'H5P.QuestionSet': (params, language) => within(QuestionSet.safeParse(params).data?.questions, language),
  'H5P.Column': (params, language) =>
    within(
      Column.safeParse(params).data?.content.map(({ content }) => content),
      language,
    ),
}

const unreadable: H5pQuestion = { refused: 'is not written as H5P wants it', text: '' }

/** Texts and pictures between the questions. */
const silent = /^H5P\.(?:AdvancedText|Image|Text|Table|Link|Video|Audio)$/

const others: Record<string, string> = {
  'H5P.DragQuestion': 'is dragged onto a picture, which is not supported',
  'H5P.DragText': 'has gaps in a text to drag words into, which is not supported',
  'H5P.MarkTheWords': 'asks to mark words in a text, which is not supported',
  'H5P.Essay': 'asks for an essay, which is not supported',
}

export function questionsIn({ library, params }: Content, language: string): H5pQuestion[] {
  const [name = ''] = library.split(' ')
  const isSet = name === 'H5P.QuestionSet' || name === 'H5P.Column'
  if (!isSet && JSON.stringify(params ?? null).includes('\ufffd')) return [{ refused: unreadableLetters, text: '' }]
  const read = kinds[name]
  if (read) return read(params, language)
  const head = z.object({ question: z.string() }).partial().safeParse(params).data?.question ?? ''
  return [{ refused: others[name] ?? `is of the type ${name.slice(0, 60)}, which is not supported`, text: plain(head) }]
}

function within(contents: unknown[] | undefined, language: string): H5pQuestion[] {
  if (!contents) return [unreadable]
  return contents.flatMap(content => {
    const nested = Nested.safeParse(content)
    if (!nested.success) return [unreadable]
    return silent.test(nested.data.library.split(' ')[0] ?? '')
      ? []
      : questionsIn({ library: nested.data.library, params: nested.data.params }, language)
  })
}

function one<Schema extends z.ZodType<{ question: string }>>(
  schema: Schema,
  read: (params: z.output<Schema>, language: string) => Draft | string,
): Read {
  return (params, language) => {
    const { data, success } = schema.safeParse(params)
    return success ? [made(read(data, language), data.question)] : [unreadable]
  }
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
const made = (draft: Draft | string, question: string): H5pQuestion =>
  typeof draft === 'string' ? { refused: draft, text: plain(question) } : draft

/** The picture above a question, or a medium that our questions cannot have. */
function mediumOf(media: z.output<typeof Media> | undefined): Medium[] {
  const { library = '', params } = media?.type ?? {}
  if (!params?.file) return []
  const kind = library.startsWith('H5P.Image') ? 'image' : library.startsWith('H5P.Audio') ? 'sound' : 'video'
  return [{ kind, source: params.file.path, text: params.alt?.trim() || null }]
}

function stemOf(html: string, media: z.output<typeof Media> | undefined, language: string) {
  const stem = readFormatted(html, 'html', language)
  if (stem.refused) return stem.refused
  const shown = mediaOfStem([...mediumOf(media), ...stem.media])
  return typeof shown === 'string' ? shown : { question: stem.text, ...shown, lost: stem.lost }
}

function multiChoice({ question, answers, behaviour, media }: z.output<typeof MultiChoice>, language: string): Draft | string {
  const stem = stemOf(question, media, language)
  if (typeof stem === 'string') return stem
  const options = answers.map(answer => readFormatted(answer.text, 'html', language))
  const shown = options.map(option => (option.refused ? `option: ${option.refused}` : mediaOfOption(option.media)))
  const problem = shown.find(picture => typeof picture === 'string')
  if (typeof problem === 'string') return problem
  const pictures = shown.flatMap(picture => (typeof picture === 'string' ? [] : [picture]))
  const answer = answers.flatMap(({ correct }, index) => (correct ? [index] : []))
  // "auto" allows several answers if several are right. A single choice with several right answers accepts any of them.
  const isSingle = behaviour?.type === 'single' || behaviour?.singleAnswer === true
  if (isSingle && answer.length > 1) return 'answer: any one of several answers is right, but here a question has one right answer'
  const remarks = answers.map(({ correct, tipsAndFeedback: said }) => {
    const html = (correct ? said?.chosenFeedback : said?.chosenFeedback || said?.notChosenFeedback) ?? ''
    return readFormatted(html, 'html', language).text || null
  })
  const isSet = behaviour?.type === 'multi' || answer.length > 1
  return {
    ...stem,
    type: stem.audio ? 'audio' : isSet ? 'multi_select' : null,
    options: options.map(option => option.text),
    optionImages: pictures.map(({ image }) => image),
    optionImageTexts: pictures.map(({ imageText }) => imageText),
    answer,
    remarks,
    keepsOrder: behaviour?.randomAnswers === false,
    lost: [
      ...stem.lost,
      ...options.flatMap(({ lost }) => lost),
      ...(answers.some(({ tipsAndFeedback: said }) => plain(said?.tip ?? '') !== '') ? ['Tips are left out.'] : []),
    ],
  }
}

function trueFalse({ question, correct, behaviour, media }: z.output<typeof TrueFalse>, language: string): Draft | string {
  const stem = stemOf(question, media, language)
  if (typeof stem === 'string') return stem
  if (stem.audio !== null) return 'plays a sound, but here a question with a sound needs options'
  const note = readFormatted(behaviour?.feedbackOnCorrect ?? '', 'html', language)
  return {
    ...stem,
    type: 'true_false',
    options: wordsForTrue(language),
    answer: [String(correct) === 'true' ? 0 : 1],
    note: note.refused ? null : note.text || null,
    lost: [...stem.lost, ...lostOfNote(note)],
  }
}

/** Reads a gap, such as `Paris is in *France/La France:a country*.` */
function blank({ text: introduction, media }: z.output<typeof Blanks>, question: string, language: string): Draft | string {
  const gaps = [...question.matchAll(/(?<!\*)\*((?:[^*]|\*\*)+)\*(?!\*)/g)]
  const [gap] = gaps
  if (!gap) return 'has no gap to fill'
  if (gaps.length > 1) return 'has several gaps in a text (cloze), which is not supported'
  const [words = '', tip] = (gap[1] ?? '').split(/(?<!\\):/)
  const [value, ...others] = numbersIn(plain(words))
  const number: Partial<Draft> = { type: 'number', number: { value: value ?? 0, tolerance: 0, unit: null } }
  const isNumber = value !== undefined && others.length === 0
  const asked = isNumber
    ? number
    : wordsOf(words.split(/(?<!<)\//).map(word => ({ text: readFormatted(word, 'html', language).text, written: '', share: 100 })))
  if (typeof asked === 'string') return asked
  const stem = stemOf(
    [introduction, question.replace(gap[0], ' _____ ').replaceAll('**', '*')].filter(html => plain(html) !== '').join('<br>'),
    media,
    language,
  )
  if (typeof stem === 'string') return stem
  if (stem.audio !== null) return 'plays a sound, but here a question with a sound needs options'
  return { ...stem, ...asked, lost: [...stem.lost, ...(asked.lost ?? []), ...(tip ? ['Tips are left out.'] : [])] }
}

/** In this type the first answer is always the right one. */
function singleChoice({ question, answers }: z.output<typeof ChoiceSet>['choices'][number], language: string): Draft | string {
  const stem = stemOf(question, undefined, language)
  if (typeof stem === 'string') return stem
  const options = answers.map(answer => readFormatted(answer, 'html', language))
  const bad = options.find(({ refused, media }) => refused !== null || media.length > 0)
  if (bad) return `option: ${bad.refused ?? 'shows or plays something that an option cannot have here'}`
  return { ...stem, options: options.map(option => option.text), answer: [0], type: stem.audio ? 'audio' : null }
}
