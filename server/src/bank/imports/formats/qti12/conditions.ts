// Evaluates the conditions of QTI 1.2 for an answer: its points, and the remarks to show.

import { allIn, childrenOf, type Node, textOf } from '../../files/xml/xml.ts'
import { attributeOf } from '../qti/names.ts'

export interface ConditionOutcome {
  score: number
  /** Identifiers of the remarks to show. */
  said: string[]
}

export const conditionsOf = (item: Node): Node[] => allIn(item, 'respcondition')

/** @param given identifiers of the chosen options. @returns a reason when a condition is of an unknown kind */
export function outcomeOf(conditions: readonly Node[], given: readonly string[]): ConditionOutcome | string {
  const outcome: ConditionOutcome = { score: 0, said: [] }
  try {
    for (const condition of conditions) {
      const [asked] = childrenOf(condition, 'conditionvar')
      if (!asked || !childrenIn(asked).every(one => holds(one, given))) continue
      for (const set of childrenOf(condition, 'setvar')) outcome.score = changed(outcome.score, set)
      outcome.said.push(...childrenOf(condition, 'displayfeedback').map(shown => attributeOf(shown, 'linkrefid')))
      if (attributeOf(condition, 'continue').toLowerCase() !== 'yes') break
    }
    return outcome
  } catch (error) {
    if (error instanceof NotKnown) return `computes its points in a way that is not supported (${error.message.slice(0, 40)})`
    throw error
  }
}

class NotKnown extends Error {}
const childrenIn = ({ children }: Node) => children.filter(({ name }) => name !== '#text')

function holds(node: Node, given: readonly string[]): boolean {
  const within = () => childrenIn(node)
  switch (node.name) {
    case 'varequal':
      return given.includes(textOf(node).trim())
    case 'varsubset':
      return textOf(node)
        .split(',')
        .every(part => given.includes(part.trim()))
    case 'not':
      return !within().every(one => holds(one, given))
    case 'and':
      return within().every(one => holds(one, given))
    case 'or':
      return within().some(one => holds(one, given))
    case 'other':
      return true
    case 'unanswered':
      return given.length === 0
    default:
      throw new NotKnown(node.name)
  }
}

function changed(score: number, set: Node): number {
  const [name, action, value] = [
    attributeOf(set, 'varname').toUpperCase(),
    attributeOf(set, 'action').toLowerCase() || 'set',
    Number(textOf(set).trim()),
  ]
  if (name !== '' && !['SCORE', 'QUE_SCORE', 'EARNED'].includes(name)) return score
  // Blackboard writes the name of the maximum instead of a number.
  const points = Number.isFinite(value) ? value : /max$/i.test(textOf(set).trim()) ? 100 : Number.NaN
  if (!Number.isFinite(points)) throw new NotKnown(textOf(set).trim())
  if (action === 'set') return points
  if (action === 'add') return score + points
  if (action === 'subtract') return score - points
  throw new NotKnown(action)
}

/** The words worth points, with their percentage of the best score. */
export function wordsIn(item: Node): { word: string; share: number }[] | string {
  const words = conditionsOf(item).flatMap(condition => {
    const score = childrenOf(condition, 'setvar').reduce(changedBy, 0)
    return score > 0 ? allIn(condition, 'varequal').map(equal => ({ word: textOf(equal).trim(), score })) : []
  })
  if (allIn(item, 'not').length > 0 || allIn(item, 'varsubset').length + allIn(item, 'varsubstring').length > 0)
    return 'computes its points in a way that is not supported'
  const best = Math.max(0, ...words.map(({ score }) => score))
  return words.map(({ word, score }) => ({ word, share: (score / best) * 100 }))
}

const changedBy = (score: number, set: Node): number => {
  try {
    return changed(score, set)
  } catch (error) {
    if (error instanceof NotKnown) return score
    throw error
  }
}
