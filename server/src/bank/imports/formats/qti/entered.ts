// Words and numbers that the player types.

import { allIn, type Node } from '../../files/xml/xml.ts'
import type { Draft } from '../../judging/imported-question.ts'
import { plainNumber } from '../moodle/number.ts'
import { wordsOf } from '../table/right-words.ts'
import type { Response } from './declared.ts'
import type { ItemContext } from './item.ts'
import { attributeOf } from './names.ts'
import { processingOf } from './processing.ts'

export function enteredOf({ item }: ItemContext, response: Response): Partial<Draft> | string {
  const { correct, mapping, baseType } = response
  if (correct.length > 1) return 'answer: has several right values, where one is to be written'
  if (baseType === 'integer' || baseType === 'float') return numberIn(item, response)
  if (!['string', 'identifier', ''].includes(baseType)) return `answer: is a ${baseType.slice(0, 40)}, which is not supported`
  const worth = [...(mapping?.points ?? [])]
  const best = Math.max(0, ...worth.map(([, points]) => points))
  const [stated] = correct
  if (stated !== undefined && best > 0 && worth.some(([word, points]) => word === stated && points < best))
    return 'answer: the points of its words contradict its right answer'
  const others = worth
    .filter(([word]) => word !== stated)
    .map(([word, points]) => ({ text: word, written: word, share: best > 0 ? (points / best) * 100 : 0 }))
  const told = wordsOf([...(stated === undefined ? [] : [{ text: stated, written: stated, share: 100 }]), ...others])
  if (typeof told === 'string') return told
  return {
    ...told,
    lost: [...(told.lost ?? []), ...(mapping?.isCaseSensitive ? ['Here, capital and small letters count as the same.'] : [])],
  }
}

function numberIn(item: Node, { correct, mapping }: Response): Partial<Draft> | string {
  const worth = [...(mapping?.points ?? [])].filter(([, points]) => points > 0)
  const written = correct[0] ?? (worth.length === 1 ? worth[0]?.[0] : undefined)
  const value = written === undefined ? null : plainNumber(written)
  if (value === null) return written === undefined ? 'answer: is missing' : 'answer: is not a number'
  if (worth.some(([key]) => plainNumber(key) !== value)) return 'answer: has several right numbers, but here a question has one'
  const tolerance = toleranceIn(processingOf(item), value)
  return tolerance === null
    ? 'answer: gives its tolerance in a way that is not supported'
    : { type: 'number', number: { value, tolerance, unit: null } }
}

/** The tolerance with which the item compares numbers. @returns null when it states several, or one of an unknown form */
function toleranceIn(processing: Node | undefined, value: number): number | null {
  const found = (processing ? allIn(processing, 'equal') : []).map(equal => {
    const mode = attributeOf(equal, 'tolerancemode').toLowerCase() || 'exact'
    const parts = attributeOf(equal, 'tolerance').split(/\s+/).map(Number)
    const isStated = mode === 'exact' || (parts.length > 0 && parts.every(part => Number.isFinite(part) && part === parts[0]))
    if (!isStated) return null
    return mode === 'absolute' ? (parts[0] ?? 0) : mode === 'relative' ? (Math.abs(value) * (parts[0] ?? 0)) / 100 : 0
  })
  if (processing && (allIn(processing, 'equalrounded').length > 0 || found.includes(null))) return null
  const different = [...new Set(found)]
  return different.length > 1 ? null : (different[0] ?? 0)
}
