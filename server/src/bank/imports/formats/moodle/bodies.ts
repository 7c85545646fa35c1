// Converts each question type of Moodle.

import { wordsForTrue, type Draft } from '../../judging/imported-question.ts'
import { mediaOfOption } from '../../markup/marked-text.ts'
import { childOf, childrenOf, type Node, textOf } from '../../files/xml/xml.ts'
import { rightByShares } from '../shares.ts'
import { truthOf } from '../table/truth.ts'
import { wordsOf } from '../table/right-words.ts'
import { numberOf } from './number.ts'
import { pairsOf } from './pairs.ts'
import { fieldOf, flagOf, type MoodleTexts, shareOf } from './texts.ts'

type Body = Partial<Draft> | string

const others: Record<string, string> = {
  essay: 'asks for an essay, which is not supported',
  description: 'is a description and asks nothing',
  cloze: 'has gaps in a text (cloze), which is not supported',
  multianswer: 'has gaps in a text (cloze), which is not supported',
  calculated: 'has numbers that change, which is not supported',
  calculatedsimple: 'has numbers that change, which is not supported',
  calculatedmulti: 'has numbers that change, which is not supported',
  random: 'stands for another question, drawn by chance, which is not supported',
  randomsamatch: 'makes pairs of other questions, which is not supported',
  ddimageortext: 'is dragged onto a picture, which is not supported',
  ddmarker: 'is dragged onto a picture, which is not supported',
  ddwtos: 'has gaps in a text to drag words into, which is not supported',
  gapselect: 'has gaps in a text to choose words for, which is not supported',
}

export function bodyOf(type: string, question: Node, texts: MoodleTexts): Body {
  if (type === 'truefalse') return truth(question, texts)
  if (type === 'multichoice' || type === 'multichoiceset') return choice(type, question, texts)
  if (type === 'shortanswer') return words(question, texts)
  if (type === 'numerical') return numberOf(question, texts)
  if (type === 'matching' || type === 'match') return pairsOf(question, texts)
  if (type === 'ordering') return order(question, texts)
  return others[type] ?? `is of the type ${type.slice(0, 40)}, which is not supported`
}

function truth(question: Node, texts: MoodleTexts): Body {
  const answers = childrenOf(question, 'answer')
  const right = answers.flatMap((answer, index) => (shareOf(answer) > 0 ? [index] : []))
  const [first] = right
  if (first === undefined) return 'answer: is missing, because none of its answers is right'
  if (right.length > 1 || answers.length > 2) return 'answer: is neither true nor false'
  const said = answers.map(answer => truthOf(texts.option(answer).text))
  const meant = said.map((value, index) => value ?? (said[1 - index] === undefined || said[1 - index] === null ? null : !said[1 - index]))
  // Moodle writes the answer for true first, in any language.
  const isStated = answers.length === 2 && meant[0] !== meant[1]
  const isTrue =
    isStated && meant[first] !== null ? meant[first] : answers.length === 2 && meant.every(value => value === null) ? first === 0 : null
  if (isTrue === null || isTrue === undefined) return 'answer: its answers do not show which one means true'
  const remarks = answers.map(answer => texts.remark(answer))
  const isTrueFirst = isTrue === (first === 0)
  return {
    type: 'true_false',
    options: wordsForTrue(texts.language),
    answer: [isTrue ? 0 : 1],
    ...remarksOf(isTrueFirst ? remarks : [remarks[1] ?? null, remarks[0] ?? null]),
  }
}

export const remarksOf = (remarks: (string | null)[]): Pick<Draft, 'remarks'> =>
  remarks.some(remark => remark !== null) ? { remarks } : {}

function choice(type: string, question: Node, texts: MoodleTexts): Body {
  const answers = childrenOf(question, 'answer')
  const isSingle = type === 'multichoice' && (flagOf(question, 'single') ?? true)
  const shares = answers.map(shareOf)
  const right = type === 'multichoiceset' ? setOf(shares) : rightByShares(shares, isSingle)
  if (typeof right === 'string') return right
  const options = optionsOf(answers, texts)
  if (typeof options === 'string') return options
  const isFixed = flagOf(question, 'shuffleanswers') === false
  return { ...options, ...right, ...(isFixed && { keepsOrder: true }) }
}

/** Sets are all or nothing: each right option has 100 %. */
const setOf = (shares: number[]): Pick<Draft, 'type' | 'answer'> => ({
  type: 'multi_select',
  answer: shares.flatMap((share, index) => (share > 0 ? [index] : [])),
})

type Options = Pick<Draft, 'options' | 'optionImages' | 'optionImageTexts' | 'remarks'>

export function optionsOf(answers: Node[], texts: MoodleTexts): Options | string {
  const options = { options: new Array<string>(), optionImages: new Array<string | null>(), optionImageTexts: new Array<string | null>() }
  for (const answer of answers) {
    const { text, media } = texts.option(answer)
    const shown = mediaOfOption(media)
    if (typeof shown === 'string') return shown
    options.options.push(text)
    options.optionImages.push(shown.image)
    options.optionImageTexts.push(shown.imageText)
  }
  const hasPictures = options.optionImages.some(image => image !== null)
  return { options: options.options, ...(hasPictures && options), ...remarksOf(answers.map(answer => texts.remark(answer))) }
}

function order(question: Node, texts: MoodleTexts): Body {
  const answers = childrenOf(question, 'answer')
  // 0: the player orders all; else Moodle picks a random part of them.
  const selected = Number(fieldOf(question, 'selecttype') || 0)
  if (selected !== 0 && Number(fieldOf(question, 'selectcount') || 0) < answers.length)
    return 'puts a part of its items in order, drawn by chance, which is not supported'
  const options = optionsOf(answers, texts)
  if (typeof options === 'string') return options
  return { type: 'sequence', ...options, answer: answers.map((_, index) => index) }
}

function words(question: Node, texts: MoodleTexts): Body {
  const answers = childrenOf(question, 'answer').map(answer => ({
    text: texts.option(answer, 'answer').text,
    written: textOf(childOf(answer, 'text')),
    share: shareOf(answer),
  }))
  const hasRemarks = childrenOf(question, 'answer').some(answer => texts.remark(answer) !== null)
  const told = wordsOf(answers)
  if (typeof told === 'string') return told
  const isExact = flagOf(question, 'usecase') === true
  return {
    ...told,
    lost: [
      ...(told.lost ?? []),
      ...(isExact ? ['Here, capital and small letters count as the same.'] : []),
      ...(hasRemarks ? ['Remarks on single words are left out.'] : []),
    ],
  }
}
