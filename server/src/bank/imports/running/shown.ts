// Questions of a file, and those of the bank that they double, contradict or change, as a player sees them.

import type { PictureOrSound, ShownQuestion } from '@trivium/contract/bank/imports.admin'
import type { QuestionContent, StoredMatch } from '../../../platform/db/tables/play-tables.ts'
import { mediaPath } from '../../../platform/media/index.ts'
import { rightTextsOf } from '../../questions/index.ts'
import { storedMatches, storedOptions } from '../judging/bank.ts'
import type { Difficulty, ImportedQuestion } from '../judging/imported-question.ts'
import type { StagedQuestion } from '../judging/judge.ts'
import type { NamedPlace, ShownInBank } from './shown-store.ts'

/** The numbers for difficulties in words. */
export const estimates: Record<Difficulty, number> = { easy: 0.2, medium: 0.5, hard: 0.8 }

type ShownContent = Omit<QuestionContent, 'level' | 'source'> & {
  level: number | null
  source: QuestionContent['source']
  passage: string | null
  language: string
  category: string
  subcategory: string | null
  marks: number
  minus_marks: number
  part_marks: boolean
  is_active: boolean
}

/** The path of a picture or sound by name; null while it is only in the import. */
type PathOf = (name: string) => string | null

/** Names of public pictures and sounds; others exist only in the import. */
export type Visible = ReadonlySet<string>

export interface ShownContext {
  visible: Visible
  languages: ReadonlyMap<number, string>
  places: ReadonlyMap<number, NamedPlace>
  publishes: boolean
}

/** A question that is still in the import. */
export function shownStaged(question: StagedQuestion, { visible, languages, places, publishes }: ShownContext): ShownQuestion {
  const { place, isActive } = question
  const named = place.categoryId === null ? null : places.get(place.categoryId)
  return shownImported(
    question,
    {
      language: languages.get(question.languageId) ?? question.language ?? '',
      category: named?.category ?? place.category ?? '',
      subcategory: named ? named.subcategory : place.subcategory,
      marks: question.marks ?? 1,
      // Questions of the bank have none.
      part_marks: false,
      is_active: publishes && isActive,
    },
    name => (visible.has(name) ? mediaPath(name) : null),
  )
}

type Where = Pick<ShownContent, 'language' | 'category' | 'subcategory' | 'marks' | 'part_marks' | 'is_active'>

/** @param where its place, and its values there */
export function shownImported(question: ImportedQuestion, where: Where, pathOf: PathOf): ShownQuestion {
  const { difficulty } = question
  return shownQuestion(
    {
      question_type: question.type,
      question: question.question,
      options: storedOptions(question),
      matches: storedMatches(question),
      answer: question.answer,
      word: question.word,
      accepted: question.accepted,
      number: question.number,
      keeps_order: question.keepsOrder,
      tags: question.tags,
      image_text: question.imageText,
      note: question.note,
      image: question.image,
      audio: question.audio,
      audio_text: question.audioText,
      fact: question.fact,
      source: question.source,
      level: question.level,
      difficulty: typeof difficulty === 'number' ? difficulty : estimates[difficulty],
      passage: question.passage,
      minus_marks: question.minusMarks ?? 0,
      ...where,
    },
    pathOf,
  )
}

export function shownOfBank(question: ShownInBank): ShownQuestion {
  const { category_names, subcategory_names, language } = question
  const category = nameIn(category_names, language)
  const subcategory = subcategory_names && nameIn(subcategory_names, language)
  return shownQuestion({ ...question, category, subcategory, part_marks: false }, mediaPath)
}

const nameIn = (names: Record<string, string>, language: string): string => names[language] ?? names['en'] ?? Object.values(names)[0] ?? ''

export function shownQuestion(content: ShownContent, pathOf: PathOf): ShownQuestion {
  const media = (name: string | null): PictureOrSound | null => (name === null ? null : { name, path: pathOf(name) })
  const { question_type, options, answer, source, image, audio } = content
  const isMatching = question_type === 'matching'
  const choice = ({ text, image: picture, image_text = '' }: StoredMatch) => ({
    text,
    image: media(picture),
    image_text: image_text || null,
  })
  return {
    question_type,
    question: content.question,
    image: media(image),
    image_text: content.image_text,
    audio: media(audio),
    audio_text: content.audio_text,
    options: options.map((option, index) => ({
      ...choice(option),
      is_right: !isMatching && answer.includes(index),
      place: question_type === 'sequence' ? answer.indexOf(index) + 1 : null,
      match: isMatching ? (answer[index] ?? null) : null,
      share: option.share ?? null,
      remark: option.remark ?? null,
    })),
    matches: content.matches.map(choice),
    keeps_order: content.keeps_order,
    word: content.word,
    accepted: content.accepted,
    number: content.number,
    right: [...rightTextsOf(content), ...content.accepted],
    note: content.note,
    fact: content.fact,
    passage: content.passage,
    source: source && [source.name, source.url, source.licence].filter(Boolean).join(' · '),
    ...placeIn(content),
  }
}

const placeIn = ({
  language,
  category,
  subcategory,
  level,
  difficulty,
  marks,
  minus_marks,
  part_marks,
  tags,
  is_active,
}: ShownContent) => ({
  language,
  category,
  subcategory,
  level,
  difficulty,
  marks,
  minus_marks,
  part_marks,
  tags,
  is_active,
})

/** The names of fields in which two rows of a file differ. */
export function differencesOfShown(one: ShownQuestion, other: ShownQuestion): string[] {
  const all = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).flatMap(([name, value]) => (JSON.stringify(value) === JSON.stringify(all.get(name)) ? [] : [name]))
}
