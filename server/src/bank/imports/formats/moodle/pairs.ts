// Moodle's matching questions: each subquestion has an answer. A subquestion without text is an answer that fits none.

import type { Draft } from '../../judging/imported-question.ts'
import { mediaOfOption } from '../../markup/marked-text.ts'
import { childOf, childrenOf, type Node } from '../../files/xml/xml.ts'
import { flagOf, type MoodleTexts } from './texts.ts'

export function pairsOf(question: Node, texts: MoodleTexts): Partial<Draft> | string {
  const pairs = childrenOf(question, 'subquestion')
  const matches: string[] = []
  const [options, images, imageTexts, answer]: [string[], (string | null)[], (string | null)[], number[]] = [[], [], [], []]
  for (const pair of pairs) {
    const left = texts.option(pair, 'pair')
    const right = childOf(pair, 'answer')
    const { text, media } = right ? texts.option(right, 'pair') : { text: '', media: [] }
    if (media.length > 0) return 'pair: shows or plays something on its right side, which is not supported'
    if (text === '') return 'pair: has no right side'
    if (!matches.includes(text)) matches.push(text)
    const shown = mediaOfOption(left.media)
    if (typeof shown === 'string') return shown.replace(/^option/, 'pair')
    if (left.text === '' && shown.image === null) continue
    options.push(left.text)
    images.push(shown.image)
    imageTexts.push(shown.imageText)
    answer.push(matches.indexOf(text))
  }
  const isFixed = flagOf(question, 'shuffleanswers') === false
  return {
    type: 'matching',
    options,
    answer,
    matches: matches.map(text => ({ text, image: null })),
    ...(images.some(image => image !== null) && { optionImages: images, optionImageTexts: imageTexts }),
    ...(isFixed && { keepsOrder: true }),
  }
}
