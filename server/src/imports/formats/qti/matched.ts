// Pairs: each of one side belongs to one of the other.

import { childrenOf } from '../../files/xml.ts'
import type { Draft } from '../../imported-question.ts'
import { optionsOf, picturesOf } from './options.ts'
import type { Response } from './declared.ts'
import type { ItemAround } from './item.ts'
import { attributeOf, isFlag } from './names.ts'

export function matchedOf(around: ItemAround, { correct }: Response): Partial<Draft> | string {
  const { interaction } = around
  const sets = childrenOf(interaction, 'simplematchset').map(set => childrenOf(set, 'simpleassociablechoice'))
  const [one, two] = sets.map(set => optionsOf(set, around))
  if (!one || !two) return 'pair: has no two sides'
  if (typeof one === 'string') return one
  if (typeof two === 'string') return two
  const pairs = correct.map(pair => pair.split(/\s+/))
  const found = sided(pairs, one.ids, two.ids)
  if (!found) return 'answer: does not say of each one what belongs to it, and of none several'
  const [options, matches] = found.isTurned ? [two, one] : [one, two]
  const isFixed = attributeOf(interaction, 'shuffle').toLowerCase() === 'false' || sets.flat().some(choice => isFlag(choice, 'fixed'))
  return {
    type: 'matching',
    options: options.texts,
    ...picturesOf(options),
    answer: found.answer,
    matches: matches.texts.map((text, index) => ({
      text,
      image: matches.images[index] ?? null,
      imageText: matches.imageTexts[index] ?? null,
    })),
    ...(isFixed && { keepsOrder: true }),
    lost: [...one.lost, ...two.lost],
  }
}

/** The side on which each stands once is the one to be matched. */
function sided(pairs: readonly string[][], one: readonly string[], two: readonly string[]): { answer: number[]; isTurned: boolean } | null {
  if (pairs.some(pair => pair.length !== 2)) return null
  const answerOf = (left: readonly string[], right: readonly string[], from: 0 | 1) =>
    left.map(id => {
      const own = pairs.filter(pair => pair[from] === id)
      return own.length === 1 ? right.indexOf(own[0]?.[1 - from] ?? '') : -1
    })
  const straight = answerOf(one, two, 0)
  if (pairs.length === one.length && !straight.includes(-1)) return { answer: straight, isTurned: false }
  const turned = answerOf(two, one, 1)
  return pairs.length === two.length && !turned.includes(-1) ? { answer: turned, isTurned: true } : null
}
