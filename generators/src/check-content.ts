// Validates content before it is loaded. Each function returns its problems in words; an empty list means valid.

import { checkFormulas } from './check-formulas.ts'
import { leastPerLevel, mostLevels } from './assign-levels.ts'
import type { Content, ContentCategory, ContentQuestion } from '@trivium/content/types'

export function checkContent({ categories, questions, passages, media }: Omit<Content, 'languages'>): string[] {
  const known = { passages: new Set(passages.map(({ key }) => key)), media: new Set(media.map(({ name }) => name)) }
  return [
    ...questions.flatMap(question =>
      [
        ...checkQuestion(categories, question),
        ...checkWriting(question),
        ...checkReferences(question, known),
        ...checkFormulas(question),
      ].map(problem => `${question.key} “${question.question}”: ${problem}`),
    ),
    // Slugs must be unique across types, because the seed's clients request a category by slug alone.
    ...repeated(categories, 'slug', ({ slug }) => slug),
    ...repeated(questions, 'key', question => question.key),
    // Questions about different pictures, sounds or texts may have the same wording.
    ...repeated(questions, 'question', question => `${question.language} ${normalised(question.question)} ${about(question)}`),
    ...checkLevels(questions),
  ]
}

const about = ({ image, audio, passage }: ContentQuestion) => image ?? audio ?? passage ?? ''

/** Small typing mistakes that authors overlook but readers notice. */
function checkWriting({ language, question, options, note }: ContentQuestion): string[] {
  const text = [question, ...options, note ?? ''].join('\n').replaceAll(/\$[^$]*\$/g, '')
  const problems = [
    /\.\.(?!\.)/.test(text.replaceAll('...', '')) && 'ends a sentence twice',
    /\p{L}'\p{L}/u.test(text) && 'has a straight apostrophe',
    language === 'ar' && text.includes('إفريق') && 'spells Africa in another way than the rest',
    language === 'ar' && /\d[\s\u00a0]?(?:[kcm]?m|kg|km²)(?![\p{L}\d])/u.test(text) && 'has a unit in Latin letters',
    /\d{5,}[\s\u00a0](?:km|m|kg|كم)(?!\p{L})/u.test(text) && 'has a long number without groups',
  ]
  return problems.filter(problem => typeof problem === 'string')
}

function checkReferences({ image, audio, passage, categoryType }: ContentQuestion, known: { passages: Set<string>; media: Set<string> }) {
  const problems = [
    image !== null && !known.media.has(image) && `shows the unknown picture ${image}`,
    audio !== null && !known.media.has(audio) && `plays the unknown sound ${audio}`,
    passage !== null && !known.passages.has(passage) && `is about the unknown text ${passage}`,
    (categoryType === 'fun_and_learn') !== (passage !== null) && 'needs a text exactly when it is of fun and learn',
  ]
  return problems.filter(problem => typeof problem === 'string')
}

function checkQuestion(categories: ContentCategory[], question: ContentQuestion): string[] {
  const { options, type, level, word } = question
  const [least, most] = type === 'true_false' ? [2, 2] : type === 'guess_the_word' ? [0, 0] : [3, 5]
  const problems = [
    question.question.trim() === '' && 'has no text',
    !isKnown(categories, question) && `unknown place ${question.category}/${question.subcategory ?? ''}`,
    (options.length < least || options.length > most) && `has ${options.length} options`,
    options.some(option => option.trim() === '') && 'has an empty option',
    new Set(options.map(normalised)).size < options.length && 'repeats an option',
    ...(type === 'guess_the_word' ? [] : checkAnswer(question)),
    (type === 'guess_the_word') !== (word !== null) && 'needs a word exactly when one is to be guessed',
    !(Number.isInteger(level) && level >= 1 && level <= mostLevels) && `has level ${level}`,
  ]
  return problems.filter(problem => typeof problem === 'string')
}

function isKnown(categories: ContentCategory[], { categoryType, category, subcategory }: ContentQuestion): boolean {
  const known = categories.find(({ slug, type }) => slug === category && type === categoryType)
  if (!known) return false
  return subcategory === null || (known.subcategories ?? []).some(({ slug }) => slug === subcategory)
}

function checkAnswer({ type, answer, options, question }: ContentQuestion): (string | false)[] {
  const isSingle = type !== 'multi_select' && type !== 'sequence'
  const right = options[answer[0] ?? -1]
  return [
    answer.some(index => !Number.isInteger(index) || index < 0 || index >= options.length) && 'has an answer out of range',
    new Set(answer).size !== answer.length && 'repeats an answer',
    isSingle ? answer.length !== 1 && 'needs exactly one answer' : answer.length === 0 && 'has no answer',
    type === 'multiple_choice' && right !== undefined && tellsAnswer(question, right, options) && 'contains its answer',
  ]
}

/** A question may name all of its options ("Which is larger, A or B?"), but naming only the right one reveals the answer. */
function tellsAnswer(question: string, right: string, options: string[]): boolean {
  const isNamed = (option: string) => ` ${wordsOf(question)} `.includes(` ${wordsOf(option)} `)
  return wordsOf(right) !== '' && isNamed(right) && !options.some(option => option !== right && isNamed(option))
}

/** Texts of one or two letters are symbols. They keep their case, so that they do not match small words of a sentence. */
function wordsOf(text: string): string {
  const words = text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()
  return words
    .split(' ')
    .map(word => (word.length > 2 ? word.toLowerCase() : word))
    .join(' ')
}

function normalised(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}

function checkLevels(questions: ContentQuestion[]): string[] {
  const levels = Map.groupBy(
    // Players choose no level in other types: there the level only measures difficulty.
    questions.filter(({ categoryType }) => categoryType === 'quiz_zone' || categoryType === 'multi_match'),
    ({ categoryType, category, subcategory, language, level }) =>
      `${categoryType} ${category}/${subcategory ?? ''}/${language} level ${level}`,
  )
  return [...levels]
    .filter(([, members]) => members.length < leastPerLevel)
    .map(([name, members]) => `${name} has only ${members.length} questions`)
}

function repeated<Item extends ContentCategory | ContentQuestion>(items: Item[], what: string, valueOf: (item: Item) => string): string[] {
  const nameOf = (item: Item) => ('key' in item ? item.key : item.type)
  return [...Map.groupBy(items, valueOf)]
    .filter(([, members]) => members.length > 1)
    .map(([value, members]) => `${what} ${value} occurs ${members.length} times: ${members.map(nameOf).join(', ')}`)
}
