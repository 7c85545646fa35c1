// Converts each interaction of QTI.

import { allIn, type Node } from '../../files/xml/xml.ts'
import type { Draft } from '../../judging/imported-question.ts'
import { type ShareOutcome, rightByShares } from '../shares.ts'
import type { Response } from './declared.ts'
import type { ItemContext } from './item.ts'
import { attributeOf, isFlag } from './names.ts'
import { enteredOf } from './entered.ts'
import { associatedOf, matchedOf } from './matched.ts'
import { optionsOf, picturesOf } from './options.ts'

type Body = Partial<Draft> | string

const names: Record<string, string> = {
  extendedtextinteraction: 'asks for an essay, which is not supported',
  gapmatchinteraction: 'is a gap match interaction (words dragged into a text), which is not supported',
  graphicgapmatchinteraction: 'is a gap match interaction on a picture, which is not supported',
  hottextinteraction: 'is a hot text interaction (words chosen within a text), which is not supported',
  inlinechoiceinteraction: 'is an inline choice interaction (words chosen within a text), which is not supported',
  hotspotinteraction: 'is a hotspot interaction (places on a picture), which is not supported',
  uploadinteraction: 'asks for a file, which is not supported',
  drawinginteraction: 'asks for a drawing, which is not supported',
  mediainteraction: 'plays something that must be heard to its end, which is not supported',
}

export function bodyOf(context: ItemContext, response: Response | undefined): Body {
  const { name } = context.interaction
  if (names[name]) return names[name]
  if (name === 'choiceinteraction') return response ? choice(context, response) : 'answer: is missing'
  if (name === 'orderinteraction') return response ? order(context, response) : 'answer: is missing'
  if (name === 'textentryinteraction') return response ? enteredOf(context, response) : 'answer: is missing'
  if (name === 'matchinteraction') return response ? matchedOf(context, response) : 'answer: is missing'
  if (name === 'associateinteraction') return response ? associatedOf(context, response) : 'answer: is missing'
  return `is a ${name.replace(/interaction$/, '')} interaction, which is not supported`
}

function choice(context: ItemContext, response: Response): Body {
  const { interaction } = context
  const choices = allIn(interaction, 'simplechoice')
  const options = optionsOf(choices, context)
  if (typeof options === 'string') return options
  const right = rightOf(options.ids, interaction, response)
  if (typeof right === 'string') return right
  const isFixed = attributeOf(interaction, 'shuffle').toLowerCase() === 'false' || choices.some(one => isFlag(one, 'fixed'))
  return {
    options: options.texts,
    ...picturesOf(options),
    ...right,
    ...(isFixed && { keepsOrder: true }),
    lost: [...options.lost, ...(right.lost ?? [])],
  }
}

/** The default of `max-choices`. */
const usualMost = 1

function rightOf(ids: readonly string[], interaction: Node, { correct, cardinality, mapping }: Response): ShareOutcome | string {
  const written = attributeOf(interaction, 'maxchoices')
  const most = written === '' ? usualMost : Number(written)
  const isSingle = most === 1 || cardinality === 'single'
  const points = ids.map(id => mapping?.points.get(id) ?? mapping?.other ?? 0)
  const stated = correct.length > 0 || !mapping ? correct : bestOf(ids, points, isSingle)
  const answer = stated.map(id => ids.indexOf(id))
  if (answer.length === 0) return 'answer: is missing'
  if (answer.includes(-1)) return 'answer: names an option that is not there'
  if (isSingle && answer.length > 1) return 'answer: has several right options, of which one may be chosen'
  if (most > 0 && answer.length > most) return `answer: has ${answer.length} right options, of which ${most} may be chosen`
  const type = isSingle ? null : 'multi_select'
  return mapping ? mapped(points, answer, type) : { answer, type }
}

function bestOf(ids: readonly string[], points: readonly number[], isSingle: boolean): string[] {
  const best = Math.max(...points)
  return ids.filter((_, index) => (points[index] ?? 0) > 0 && (!isSingle || points[index] === best))
}

/** The points of an option give its share, unless they contradict the declared answer. */
function mapped(points: readonly number[], answer: number[], type: string | null): ShareOutcome | string {
  const isRight = (index: number) => answer.includes(index)
  const whole = answer.reduce((sum, index) => sum + (points[index] ?? 0), 0)
  const best = Math.max(...points)
  const isStated =
    whole > 0 &&
    (type === null
      ? points.every((value, index) => isRight(index) === (value === best))
      : points.every((value, index) => isRight(index) === value > 0))
  if (!isStated) return 'answer: the points of its options contradict its right answer'
  const shares = points.map(value => Math.max(-100, Math.round((value / whole) * 1e7) / 1e5))
  const right = rightByShares(shares, type === null)
  return typeof right === 'string' ? right : { ...right, answer, type }
}

function order(context: ItemContext, { correct }: Response): Body {
  const options = optionsOf(allIn(context.interaction, 'simplechoice'), context)
  if (typeof options === 'string') return options
  const places = correct.map(id => options.ids.indexOf(id))
  if (places.length !== options.ids.length || places.includes(-1)) return 'answer: does not say the order of all that is to be put in order'
  const inOrder = <Item>(items: readonly Item[]) => places.flatMap(place => items.slice(place, place + 1))
  const ordered = { ...options, texts: inOrder(options.texts), images: inOrder(options.images), imageTexts: inOrder(options.imageTexts) }
  return { type: 'sequence', options: ordered.texts, ...picturesOf(ordered), answer: places.map((_, index) => index), lost: options.lost }
}
