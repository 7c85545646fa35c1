// Pairs: each choice on one side belongs to one on the other.

import { allIn, childrenOf } from '../../files/xml/xml.ts'
import type { Draft } from '../../judging/imported-question.ts'
import { optionsOf, picturesOf } from './options.ts'
import type { Response } from './declared.ts'
import type { ItemContext } from './item.ts'
import { attributeOf, isFlag } from './names.ts'

export function matchedOf(context: ItemContext, { correct }: Response): Partial<Draft> | string {
  const { interaction } = context
  const sets = childrenOf(interaction, 'simplematchset').map(set => childrenOf(set, 'simpleassociablechoice'))
  const [one, two] = sets.map(set => optionsOf(set, context))
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

/** For an associate interaction, whose choices have no sides: the first choice of each pair goes to the left. */
export function associatedOf(context: ItemContext, { correct }: Response): Partial<Draft> | string {
  const { interaction } = context
  const choices = allIn(interaction, 'simpleassociablechoice')
  const all = optionsOf(choices, context)
  if (typeof all === 'string') return all
  const pairs = correct.map(pair => pair.split(/\s+/))
  const named = pairs.flat()
  if (pairs.some(pair => pair.length !== 2) || new Set(named).size < named.length || named.length !== all.ids.length)
    return 'pair: its choices do not form pairs of two sides'
  const places = pairs.map(pair => pair.map(id => all.ids.indexOf(id)))
  if (places.flat().includes(-1)) return 'answer: names a choice that is not there'
  const side = (of: 0 | 1) => places.map(pair => pair[of] ?? 0)
  const at = <Item>(items: readonly Item[], of: 0 | 1) => side(of).flatMap(place => items.slice(place, place + 1))
  const [images, imageTexts] = [at(all.images, 1), at(all.imageTexts, 1)]
  return {
    type: 'matching',
    options: at(all.texts, 0),
    ...picturesOf({ ...all, images: at(all.images, 0), imageTexts: at(all.imageTexts, 0) }),
    answer: pairs.map((_, index) => index),
    matches: at(all.texts, 1).map((text, index) => ({ text, image: images[index] ?? null, imageText: imageTexts[index] ?? null })),
    lost: [...all.lost, 'Its choices stand on two sides here, and not in one heap.'],
  }
}

/** The side whose choices occur once each becomes the options. */
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
