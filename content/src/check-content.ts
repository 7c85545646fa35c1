// What must hold for content before anyone plays it. Each function returns problems in words; none means all is well.

import { leastPerLevel, mostLevels } from './assign-levels.ts'
import type { ContentCategory, ContentQuestion, WrittenPack } from './types.ts'

export function checkContent(categories: ContentCategory[], questions: ContentQuestion[]): string[] {
  return [
    ...questions.flatMap(question =>
      checkQuestion(categories, question).map(problem => `${question.key} “${question.question}”: ${problem}`),
    ),
    ...repeated(questions, 'key', question => question.key),
    // Questions about pictures may share their words.
    ...repeated(questions, 'question', ({ language, question, image }) => `${language} ${normalised(question)} ${image ?? ''}`),
    ...checkLevels(questions),
  ]
}

export function checkPacks(packs: WrittenPack[]): string[] {
  return packs.flatMap(pack =>
    pack.questions.flatMap(({ question, note, options, isTrue }) => {
      const problems = [
        note.trim() === '' && 'has no note',
        (options === undefined) === (isTrue === undefined) && 'needs either options or isTrue',
      ]
      return problems.filter(problem => problem !== false).map(problem => `${pack.language}/${pack.category} “${question}”: ${problem}`)
    }),
  )
}

function checkQuestion(categories: ContentCategory[], question: ContentQuestion): string[] {
  const { options, type, level } = question
  const [least, most] = type === 'true_false' ? [2, 2] : [3, 5]
  const problems = [
    question.question.trim() === '' && 'has no text',
    !isKnown(categories, question) && `unknown place ${question.category}/${question.subcategory ?? ''}`,
    (options.length < least || options.length > most) && `has ${options.length} options`,
    options.some(option => option.trim() === '') && 'has an empty option',
    new Set(options.map(normalised)).size < options.length && 'repeats an option',
    ...checkAnswer(question),
    !(Number.isInteger(level) && level >= 1 && level <= mostLevels) && `has level ${level}`,
  ]
  return problems.filter(problem => typeof problem === 'string')
}

function isKnown(categories: ContentCategory[], { category, subcategory }: ContentQuestion): boolean {
  const known = categories.find(({ slug }) => slug === category)
  if (!known) return false
  return subcategory === null || (known.subcategories ?? []).some(({ slug }) => slug === subcategory)
}

function checkAnswer({ type, answer, options, question }: ContentQuestion): (string | false)[] {
  const isSingle = type === 'multiple_choice' || type === 'true_false'
  const right = options[answer[0] ?? -1]
  return [
    answer.some(index => !Number.isInteger(index) || index < 0 || index >= options.length) && 'has an answer out of range',
    new Set(answer).size !== answer.length && 'repeats an answer',
    isSingle ? answer.length !== 1 && 'needs exactly one answer' : answer.length === 0 && 'has no answer',
    type === 'multiple_choice' && right !== undefined && tellsAnswer(question, right, options) && 'contains its answer',
  ]
}

/** "Which is larger, A or B?" names its options fairly; naming only the right one does not. */
function tellsAnswer(question: string, right: string, options: string[]): boolean {
  const isNamed = (option: string) => ` ${wordsOf(question)} `.includes(` ${wordsOf(option)} `)
  return wordsOf(right) !== '' && isNamed(right) && !options.some(option => option !== right && isNamed(option))
}

/** One or two letters are a symbol, and a small word of the sentence only by chance: their case counts. */
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
    questions,
    ({ category, subcategory, language, level }) => `${category}/${subcategory ?? ''}/${language} level ${level}`,
  )
  return [...levels]
    .filter(([, members]) => members.length < leastPerLevel)
    .map(([name, members]) => `${name} has only ${members.length} questions`)
}

function repeated(questions: ContentQuestion[], what: string, valueOf: (question: ContentQuestion) => string): string[] {
  const groups = Map.groupBy(questions, valueOf)
  return [...groups]
    .filter(([, members]) => members.length > 1)
    .map(([value, members]) => `${what} ${value} occurs ${members.length} times: ${members.map(({ key }) => key).join(', ')}`)
}
