// Converts each question type of GIFT.

import type { GIFTQuestion, NumericalChoice, NumericalFormat, TextChoice } from 'gift-pegjs'
import { wordsForTrue, type Draft } from '../../judging/imported-question.ts'
import { mediaOfOption } from '../../markup/marked-text.ts'
import { wordsOf } from '../table/right-words.ts'
import { rightByShares } from '../shares.ts'
import { type GiftTexts, unescaped } from './texts.ts'

type Body = Partial<Draft> | string
type Of<Type extends GIFTQuestion['type']> = Extract<GIFTQuestion, { type: Type }>

export interface GiftBlock {
  texts: GiftTexts
  /** The block as the file writes it, without comments. */
  written: string
}

export function bodyOf(question: Exclude<GIFTQuestion, { type: 'Category' }>, { texts, written }: GiftBlock): Body {
  if (question.type === 'TF') return truth(question, texts)
  if (question.type === 'MC') return choices(question.choices, texts)
  if (question.type === 'Short') return lowerTruth(question, written, texts) ?? words(question.choices, written, texts)
  if (question.type === 'Numerical') return numberOf(question, texts)
  if (question.type === 'Matching') return pairs(question, texts)
  return question.type === 'Essay' ? 'asks for an essay, which is not supported' : 'is a description and asks nothing'
}

const remarksOf = (remarks: (string | null)[]): Pick<Draft, 'remarks'> => (remarks.some(remark => remark !== null) ? { remarks } : {})

const trueOrFalse = (isTrue: boolean, texts: GiftTexts) => ({
  type: 'true_false',
  options: wordsForTrue(texts.language),
  answer: [isTrue ? 0 : 1],
})

/** The first remark is for a wrong answer, the second one for a right answer. */
function truth({ isTrue, trueFeedback, falseFeedback }: Of<'TF'>, texts: GiftTexts): Body {
  const [wrong, right] = [trueFeedback, falseFeedback].map(remark => (remark ? texts.note(remark) : null))
  return { ...trueOrFalse(isTrue, texts), ...remarksOf((isTrue ? [right, wrong] : [wrong, right]).map(remark => remark ?? null)) }
}

/** The parser accepts only capital letters; Moodle accepts `{true}`, too. */
function lowerTruth({ choices: [only, ...more] }: Of<'Short'>, written: string, texts: GiftTexts): Body | null {
  const [, word] = /(?<!\\)\{\s*(true|false|t|f)\s*(?:#[^}]*)?\}/i.exec(written) ?? []
  if (!word || !only || more.length > 0) return null
  const remark = only.feedback ? texts.note(only.feedback) : null
  const isTrue = /^t/i.test(word)
  return { ...trueOrFalse(isTrue, texts), ...remarksOf(isTrue ? [null, remark] : [remark, null]) }
}

const shareOf = ({ isCorrect, weight }: TextChoice | NumericalChoice) => weight ?? (isCorrect ? 100 : 0)

/** As in Moodle: with an equals sign one option is right; without any, several may be chosen. */
function choices(all: TextChoice[], texts: GiftTexts): Body {
  const right = rightByShares(
    all.map(shareOf),
    all.some(({ isCorrect }) => isCorrect),
  )
  if (typeof right === 'string') return right
  const options = all.map(({ text }) => texts.option(text))
  const shown = options.map(({ media }) => mediaOfOption(media))
  const problem = shown.find(one => typeof one === 'string')
  if (typeof problem === 'string') return problem
  const pictures = shown.flatMap(one => (typeof one === 'string' ? [] : [one]))
  return {
    ...right,
    options: options.map(({ text }) => text),
    ...(pictures.some(({ image }) => image !== null) && {
      optionImages: pictures.map(({ image }) => image),
      optionImageTexts: pictures.map(({ imageText }) => imageText),
    }),
    ...remarksOf(all.map(({ feedback }) => (feedback ? texts.note(feedback) : null))),
  }
}

/** Whether an answer has several lines. The parser turns line ends into blanks. */
const hasLines = (written: string) => {
  const [, inside = ''] = /(?<!\\)\{([^]*?)(?<!\\)\}/.exec(written) ?? []
  return inside.split(/(?<!\\)[=~]/).some(word => (word.split(/(?<!\\)#/)[0] ?? '').trim().includes('\n'))
}

function words(all: TextChoice[], written: string, texts: GiftTexts): Body {
  if (hasLines(written)) return 'answer: has several lines, but here the answer must be a word'

  const told = wordsOf(
    all.map(choice => ({ text: texts.option(choice.text, 'answer').text, written: choice.text.text, share: shareOf(choice) })),
  )
  if (typeof told === 'string') return told
  const hasRemarks = all.some(({ feedback }) => feedback && feedback.text.trim() !== '')
  return { ...told, lost: [...(told.lost ?? []), ...(hasRemarks ? ['Remarks on single words are left out.'] : [])] }
}

function numberOf({ choices: all }: Of<'Numerical'>, texts: GiftTexts): Body {
  const several: NumericalChoice[] = Array.isArray(all) ? all : [{ isCorrect: true, weight: null, text: all, feedback: null }]
  const right = several.filter(choice => shareOf(choice) >= 99.5)
  const [answer] = right
  if (!answer) return 'answer: is missing, because none of its numbers is worth 100 %'
  if (right.length > 1) return 'answer: has several right numbers, but here a question has one'
  const number = valueOf(answer.text)
  if (!number) return 'answer: is not a number'
  const hasRemarks = several.some(({ feedback }) => feedback && texts.note(feedback) !== null)
  return {
    type: 'number',
    number: { ...number, unit: null },
    lost: [
      ...(several.length > 1 ? ['Numbers that are right in part, or wrong with a remark, are left out.'] : []),
      ...(hasRemarks ? ['Remarks on single numbers are left out.'] : []),
    ],
  }
}

const rounded = (value: number) => Number(value.toPrecision(12))

function valueOf({ type, number, range, numberHigh, numberLow }: NumericalFormat): { value: number; tolerance: number } | null {
  if (type === 'high-low' && numberHigh !== undefined && numberLow !== undefined) {
    const [low, high] = [Math.min(numberLow, numberHigh), Math.max(numberLow, numberHigh)]
    return { value: rounded((low + high) / 2), tolerance: rounded((high - low) / 2) }
  }
  return number === undefined || !Number.isFinite(number) ? null : { value: number, tolerance: range ?? 0 }
}

function pairs({ matchPairs }: Of<'Matching'>, texts: GiftTexts): Body {
  const matches: string[] = []
  const [options, answer]: [string[], number[]] = [[], []]
  for (const { subquestion, subanswer } of matchPairs) {
    const right = texts.option({ format: 'moodle', text: unescaped(subanswer) }, 'pair')
    const left = texts.option(subquestion, 'pair')
    if (left.media.length + right.media.length > 0) return 'pair: shows or plays something, which a pair in GIFT cannot contain'
    if (!matches.includes(right.text)) matches.push(right.text)
    if (left.text === '') continue
    options.push(left.text)
    answer.push(matches.indexOf(right.text))
  }
  return { type: 'matching', options, answer, matches: matches.map(text => ({ text, image: null })) }
}
