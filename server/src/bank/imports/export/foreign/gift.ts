// Questions as GIFT, Moodle's text format: https://docs.moodle.org/en/GIFT_format

import { numbersIn } from '@trivium/rules/bank/questions/numbers'
import { wordsForTrue } from '../../judging/imported-question.ts'
import {
  type ForeignOption,
  type ForeignQuestion,
  type ForeignText,
  losesMatchOrder,
  losesWhole,
  lostEverywhere,
  mediaIn,
  problemOfShares,
  textsIn,
} from './foreign-question.ts'
import { hasFormulas, htmlOf, losesBlanks, problemOfText } from './html.ts'

const safe = (text: string) => text.replace(/[\\~=#{}:]/g, sign => `\\${sign}`)
/** Every text states its format: without it, a bracket or a percent sign at its beginning would have a meaning. */
const html = (text: string) => `[html]${safe(htmlOf(text))}`
const remark = (text: string | null) => (text === null ? '' : `#${html(text)}`)

/** @returns the question with its comment lines, without the blank line that ends it */
export function writeGift(question: ForeignQuestion): ForeignText {
  const problem = problemInGift(question)
  if (problem) return { refused: problem }
  const { id, tags, note, marks, keepsOrder, isActive, number } = question
  const notes = [`[id:${remarkText(id)}]`, ...tags.map(tag => `[tag:${remarkText(tag)}]`)]
  const general = note === null ? '' : `\n####${html(note)}`
  return {
    text: `// ${notes.join(' ')}\n${html(question.question)}{\n${bodyOf(question)}${general}\n}`,
    lost: [
      ...lostEverywhere(question),
      ...losesWhole(question),
      ...losesMatchOrder(question),
      ...losesParts(question),
      ...losesBlanks(textsIn(question)),
      ...(marks === 1 ? [] : ['Its marks are left out.']),
      ...(keepsOrder ? ['Its order of options is left out.'] : []),
      ...(isActive ? [] : ['It is not published in the bank, which GIFT cannot say.']),
      ...(number?.unit ? ['Its unit is left out.'] : []),
      ...(isTruth(question) || question.type !== 'true_false' ? [] : ['It becomes a choice between two options.']),
    ],
  }
}

/** GIFT gives no marks for a part of the pairs. A number or a word has no parts. */
const losesParts = ({ type, hasParts }: ForeignQuestion) =>
  type === 'matching' && hasParts ? ['Marks for a part of its pairs are left out.'] : []

const remarkText = (text: string) => text.replace(/\s+/g, ' ').replaceAll(']', String.raw`\]`)

export function problemInGift(question: ForeignQuestion): string | null {
  const { type, number, words, matches } = question
  if (mediaIn(question).length > 0) return 'shows a picture or plays a sound, which GIFT cannot contain'
  if (type === 'sequence') return 'is to be put in order, which GIFT cannot ask'
  if (number && [number.value, number.tolerance].some(value => String(value).includes('e')))
    return 'asks for a number that GIFT cannot write: it has too many digits'
  const shares = problemOfShares(question)
  if (shares) return shares
  const word = words.map(problemOfWord).find(found => found !== null)
  if (word) return word
  if (matches.some(({ text }) => text.includes('->'))) return 'has an arrow in a pair, which GIFT cannot contain'
  return (
    textsIn(question)
      .map(problemOfText)
      .find(found => found !== null) ?? null
  )
}

export function problemOfWord(word: string): string | null {
  if (word.includes('*')) return 'asks for a word with a star (*), which stands for any letters in other systems'
  if (/[<&$\\]/.test(word)) return 'asks for a word with characters that are markup in other systems'
  return numbersIn(word).length > 0 ? 'asks for a word that other systems would read as a number' : null
}

/** GIFT writes true and false without texts of options. */
const isTruth = ({ type, options, language, hasShares }: ForeignQuestion) =>
  type === 'true_false' && !hasShares && options.map(({ text }) => text).join('\n') === wordsForTrue(language).join('\n')

function bodyOf(question: ForeignQuestion): string {
  const { type, options, matches, answer, words, number } = question
  if (isTruth(question)) return truthOf(question)
  if (type === 'number') return number ? `#${number.value}:${number.tolerance}` : ''
  if (type === 'guess_the_word') return words.map(word => `=${safe(word)}`).join('\n')
  if (type === 'matching') {
    const unused = matches.filter((_, index) => !answer.includes(index))
    const pairs = options.map(({ text }, index) => `=${html(text)} -> ${rightSide(matches[answer[index] ?? 0]?.text ?? '')}`)
    return [...pairs, ...unused.map(({ text }) => `= -> ${rightSide(text)}`)].join('\n')
  }
  return options.map((option, index) => choice(option, answer.includes(index), type === 'multi_select')).join('\n')
}

function truthOf({ options: [first, second], answer }: ForeignQuestion): string {
  const isTrue = answer[0] === 0
  const [right, wrong] = isTrue ? [first, second] : [second, first]
  const [toWrong, toRight] = [wrong?.remark ?? null, right?.remark ?? null]
  const before = toWrong === null && toRight !== null ? '#' : remark(toWrong)
  return `${isTrue ? 'TRUE' : 'FALSE'}${before}${remark(toRight)}`
}

const choice = ({ text, remark: said, share }: ForeignOption, isRight: boolean, isSet: boolean) =>
  `${isRight && !isSet ? '=' : share === 0 ? '~' : `~%${share}%`}${html(text)}${remark(said)}`

/** A right side cannot state its format: Moodle reads it as HTML when it looks like HTML. */
const rightSide = (text: string) => safe(/[<&\n]/.test(text) || hasFormulas(text) ? htmlOf(text) : text.replaceAll(String.raw`\$`, '$'))
