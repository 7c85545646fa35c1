// Checks that an item gives its points for its declared right answer.

import { allIn, type Node } from '../../files/xml/xml.ts'
import type { Response } from './declared.ts'
import { attributeOf } from './names.ts'
import { type QtiItem, NotKnown, outcomesOf, scoreIn } from './processing.ts'

/** Wrong answers to compare: the declared right answer must be worth more than each of them. */
function othersOf(interaction: Node, { correct, cardinality }: Response): string[][] {
  const ids = [...allIn(interaction, 'simplechoice')].map(choice => attributeOf(choice, 'identifier'))
  if (interaction.name === 'choiceinteraction') {
    const single = ids.map(id => [id])
    const less = correct.map(id => correct.filter(other => other !== id))
    const more = ids.filter(id => !correct.includes(id)).map(id => [...correct, id])
    return (cardinality === 'single' ? single : [...single, ...less, ...more, ids]).filter(
      given => given.toSorted().join() !== correct.toSorted().join(),
    )
  }
  if (interaction.name === 'orderinteraction') return correct.length > 1 ? [correct.toReversed()] : []
  if (interaction.name === 'matchinteraction' || interaction.name === 'associateinteraction') return [correct.slice(1)]
  return [['\u0001']]
}

/** @returns why the points contradict the declared answer; null when they match, or when there are no points */
export function keyProblem(interaction: Node, response: Response, item: QtiItem): string | null {
  if (response.correct.length === 0 && response.mapping) return null
  const scoreOf = (given: readonly string[]) => scoreIn(outcomesOf(item, new Map([[response.identifier, given]])))
  try {
    const whole = scoreOf(response.correct)
    // For a numeric entry there is no wrong answer to compare.
    if (whole !== null && interaction.name === 'textentryinteraction' && response.baseType !== 'string')
      return whole > 0 ? null : contradiction
    const others = othersOf(interaction, response).map(given => scoreOf(given) ?? 0)
    if (whole === null) return others.some(score => score !== 0) ? contradiction : null
    return whole > 0 && others.every(score => score < whole) ? null : contradiction
  } catch (error) {
    if (error instanceof NotKnown) return `computes its points in a way that is not supported (${error.message.slice(0, 40)})`
    throw error
  }
}

const contradiction = 'answer: gives its points to answers that it does not call right'
