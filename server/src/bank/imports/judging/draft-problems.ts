// Finds the first problem of a draft, in words for the owner of the file.

import { categoryTypes } from '@trivium/contract/bank/catalogue'
import { haveTwins } from '@trivium/contract/bank/choices'
import { type QuestionType, questionTypes } from '@trivium/contract/bank/question-names'
import { mostMatches, mostOptions } from '@trivium/contract/bank/question-form'
import { isInQuarters } from '@trivium/rules/play/plays/marks'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import { lettersOf } from '@trivium/rules/play/plays/words'
import type { CategoryType, Draft } from './draft.ts'
import { typeOf } from './draft-type.ts'
import { problemOfLetters, unreadable } from '../files/mojibake.ts'

const longest = { question: 2000, option: 500, note: 2000, word: 60, name: 120, tag: 60 }

/** @returns the first problem; null when there is none */
export function problemOf(draft: Draft): string | null {
  const type = typeOf(draft)
  if (!isType(type)) return `type: ${type.slice(0, 40)} is not one of ${questionTypes.join(', ')}`
  const { question, word = null, note, level, marks, ownKey, image, audio, audioText } = draft
  return (
    problemOfText('question', question, longest.question) ??
    problemOfChoices(draft) ??
    (note ? problemOfText('note', note, longest.note) : null) ??
    (word === null ? null : problemOfText('answer', word, longest.word)) ??
    problemOfExtras(draft) ??
    problemOfParts(draft) ??
    problemOfNames({
      image,
      audio,
      audioText,
      key: ownKey,
      external_id: draft.externalId,
      category: draft.category,
      subcategory: draft.subcategory,
    }) ??
    problemOfOrigin(draft) ??
    problemOfAnswer(type, draft) ??
    ((type === 'audio') === Boolean(audio)
      ? null
      : type === 'audio'
        ? 'audio: is missing'
        : 'audio: belongs to questions of the type audio') ??
    ((draft.optionImages?.length ?? 0) > mostOptions ? `option_images: are more than ${mostOptions}` : null) ??
    problemOfNumber('level', level, 100) ??
    problemOfMarks(marks) ??
    problemOfPlace(draft) ??
    problemOfLetters(lettersIn(draft))
  )
}

/** All texts that people read, joined. */
const lettersIn = ({ question, options = [], accepted = [], matches = [], remarks = [], tags = [], ...rest }: Draft): string =>
  [question, rest.word, rest.note, rest.category, rest.subcategory, rest.fact, rest.imageText, rest.number?.unit]
    .concat(options, accepted, remarks, tags)
    .concat(matches.map(({ text }) => text))
    .filter(Boolean)
    .join('\n')

function problemOfAnswer(type: QuestionType, draft: Draft): string | null {
  const { word = null, options = [], matches = [], number = null, accepted = [] } = draft
  if (matches.length > 0 && type !== 'matching') return 'matches: belong to questions of the type matching'
  if (number !== null && type !== 'number') return 'number: belongs to questions of the type number'
  if (accepted.length > 0 && type !== 'guess_the_word') return 'accepted: is for words to guess'
  if (type === 'guess_the_word') return problemOfWord(word, options) ?? firstOf(accepted.map(other => problemOfWord(other, [])))
  if (type === 'number') return problemOfValue(number, options)
  if (type === 'matching') return problemOfPairs(draft)
  return problemOfOptions(type, draft)
}

const firstOf = (problems: (string | null)[]) => problems.find(problem => problem !== null) ?? null
export const isType = (name: string): name is QuestionType => questionTypes.some(type => type === name)
export const isCategoryType = (name: string): name is CategoryType => categoryTypes.some(type => type === name)

/** PostgreSQL cannot store NUL or lone surrogates; other control characters are invisible. */
const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)

function problemOfText(name: string, text: string, most: number): string | null {
  if (text.trim() === '') return `${name}: is empty`
  if (text.length > most) return `${name}: is longer than ${most} characters`
  if (text.includes('\ufffd')) return `${name}: ${unreadable}`
  return isStorable(text) ? null : `${name}: contains control characters`
}

function problemOfNames(names: Record<string, string | null | undefined>): string | null {
  return firstOf(
    Object.entries(names).map(([name, text]) => (text ? problemOfText(name, text, name === 'audioText' ? 500 : longest.name * 2) : null)),
  )
}

/** Checks the metadata of the question. */
function problemOfOrigin({ fact, passage, slugs, language, source }: Draft): string | null {
  return (
    problemOfNames({ passage, category_slug: slugs?.category, subcategory_slug: slugs?.subcategory, language }) ??
    (fact ? problemOfText('fact', fact, longest.option) : null) ??
    firstOf(Object.entries(source ?? {}).map(([name, text]) => (text ? problemOfText(`source ${name}`, text, longest.note) : null)))
  )
}

function problemOfNumber(name: string, value: number | null | undefined, most: number): string | null {
  if (value === null || value === undefined) return null
  return Number.isInteger(value) && value >= 1 && value <= most ? null : `${name}: is not a whole number from 1 to ${most}`
}

function problemOfPlace({ categoryType, difficulty }: Draft): string | null {
  if (categoryType && !isCategoryType(categoryType))
    return `category_type: ${categoryType.slice(0, 40)} is not one of ${categoryTypes.join(', ')}`
  if (typeof difficulty === 'number' && !(difficulty >= 0 && difficulty <= 1)) return 'difficulty: is not between 0 and 1'
  return null
}

/** An option may be a picture alone if the picture has a description. */
function problemOfChoices({ options = [], optionImages = [], optionImageTexts = [], matches = [] }: Draft): string | null {
  const choices = [
    ...options.map((text, index) => ({
      name: `option ${index + 1}`,
      text,
      image: optionImages[index] ?? null,
      words: optionImageTexts[index] ?? null,
    })),
    ...matches.map(({ text, image, imageText = null }, index) => ({ name: `match ${index + 1}`, text, image, words: imageText })),
  ]
  return firstOf(
    choices.map(({ name, text, image, words }) => {
      if (words !== null && words !== '') return problemOfText(`${name}: its picture description`, words, longest.option)
      if (text.trim() !== '' || image === null) return problemOfText(name, text, longest.option)
      return `${name}: is a picture without a description for screen readers`
    }),
  )
}

function problemOfExtras({ accepted = [], remarks = [], tags = [], imageText, optionImages = [] }: Draft): string | null {
  return (
    firstOf(optionImages.map(name => (name === null ? null : problemOfText('option image', name, longest.name * 2)))) ??
    firstOf(accepted.map(word => problemOfText('accepted', word, longest.word))) ??
    firstOf(remarks.map(remark => (remark ? problemOfText('remark', remark, longest.option) : null))) ??
    firstOf(tags.map(tag => problemOfText('tag', tag, longest.tag))) ??
    (tags.length > 20 ? 'tags: are more than 20' : null) ??
    (accepted.length > 20 ? 'accepted: are more than 20 words' : null) ??
    (imageText ? problemOfText('the picture description', imageText, longest.option) : null)
  )
}

const isMarks = (value: number, least: number) => value >= least && value <= 100 && isInQuarters(value)

function problemOfMarks(marks: number | null | undefined): string | null {
  if (marks === null || marks === undefined || isMarks(marks, 0.25)) return null
  return 'marks: is not a multiple of 0.25 from 0.25 to 100'
}

/** Checks shares and minus marks. */
function problemOfParts({ shares = [], options = [], minusMarks = null }: Draft): string | null {
  if (shares.length > 0 && shares.length !== options.length) return 'shares: are not one for each option'
  if (shares.some(share => !(share >= -100 && share <= 100))) return 'shares: are not from -100 to 100'
  if (minusMarks !== null && !isMarks(minusMarks, 0)) return 'minus marks: is not a multiple of 0.25 from 0 to 100'
  return null
}

function problemOfValue(number: NumberKey | null, options: string[]): string | null {
  if (number === null) return 'number: is missing'
  if (options.length > 0) return 'options: must be empty where the answer is a number'
  if (!Number.isFinite(number.value) || Math.abs(number.value) > 1e15) return 'number: is too large'
  if (!(number.tolerance >= 0 && number.tolerance <= 1e15)) return 'tolerance: is not a number of at least 0'
  return number.unit === null ? null : problemOfText('unit', number.unit, 20)
}

function problemOfPairs({ options = [], optionImages = [], matches = [], answer = [] }: Draft): string | null {
  if (options.length < 2) return 'has fewer than two pairs'
  if (options.length > mostOptions) return `has more than ${mostOptions} pairs`
  if (matches.length < 2) return 'has fewer than two matches'
  if (matches.length > mostMatches) return `has more than ${mostMatches} matches`
  if (haveTwins(pictured(options, optionImages))) return 'two of its options are the same'
  if (haveTwins(matches)) return 'two of its matches are the same'
  return answer.length === options.length && answer.every(index => index >= 0 && index < matches.length)
    ? null
    : 'answer: does not say the match of every option'
}

const pictured = (texts: readonly string[], images: readonly (string | null)[]) =>
  texts.map((text, index) => ({ text, image: images[index] ?? null }))

function problemOfWord(word: string | null, options: string[]): string | null {
  const letters = lettersOf(word ?? '')
  if (letters.count - letters.blanks.length < 2) return 'answer: is not a word of two letters or more'
  return options.length > 0 ? 'options: must be empty where the answer is a word' : null
}

function problemOfOptions(type: QuestionType, { options = [], answer = [], optionImages: images = [] }: Draft): string | null {
  if (options.length < 2) return 'has fewer than two answers to choose from'
  if (options.length > mostOptions) return `has more than ${mostOptions} answers to choose from`
  if (haveTwins(pictured(options, images))) return 'two of its answers are the same'
  if (answer.length === 0) return 'answer: is missing'
  if (answer.some(index => options[index] === undefined)) return 'answer: names an option that is not there'
  if (new Set(answer).size < answer.length) return 'answer: names an option twice'
  return fitsType(type, answer.length, options.length) ? null : `answer: does not fit the type ${type}`
}

function fitsType(type: QuestionType, answers: number, options: number): boolean {
  if (type === 'multi_select') return true
  if (type === 'sequence') return answers === options
  return answers === 1 && (type !== 'true_false' || options === 2)
}
