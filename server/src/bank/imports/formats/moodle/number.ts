// Moodle's numerical questions.

import type { Draft } from '../../judging/imported-question.ts'
import { childOf, childrenOf, type Node } from '../../files/xml/xml.ts'
import { fieldOf, type MoodleTexts, shareOf } from './texts.ts'

export function numberOf(question: Node, texts: MoodleTexts): Partial<Draft> | string {
  const answers = childrenOf(question, 'answer')
  const right = answers.filter(answer => shareOf(answer) >= 99.5)
  const [answer] = right
  if (!answer) return 'answer: is missing, because none of its numbers is worth 100 %'
  if (right.length > 1) return 'answer: has several right numbers, but here a question has one'
  const value = plainNumber(texts.plain(answer))
  const tolerance = plainNumber(fieldOf(answer, 'tolerance') || '0')
  if (value === null || tolerance === null || tolerance < 0) return 'answer: is not a number'
  const units = unitsOf(question)
  if (typeof units === 'string') return units
  const hasRemarks = answers.some(one => texts.remark(one) !== null)
  return {
    type: 'number',
    number: { value, tolerance, unit: units.unit },
    lost: [
      ...units.lost,
      ...(answers.length > 1 ? ['Numbers that are right in part, or wrong with a remark, are left out.'] : []),
      ...(hasRemarks ? ['Remarks on single numbers are left out.'] : []),
    ],
  }
}

/** Moodle writes numbers with a point. */
export function plainNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-')
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : null
}

function unitsOf(question: Node): { unit: string | null; lost: string[] } | string {
  const units = childrenOf(childOf(question, 'units') ?? question, 'unit')
  const plain = units.find(unit => Number(fieldOf(unit, 'multiplier') || 1) === 1)
  if (units.length > 0 && !plain) return 'answer: has units, none of which is that of its number'
  const unit = plain ? fieldOf(plain, 'unit_name') || null : null
  // 3: Moodle asks for no unit, whatever units are listed.
  const isAsked = fieldOf(question, 'showunits') !== '3'
  return { unit: isAsked ? unit : null, lost: isAsked && units.length > 1 ? ['Of its units the one of its number stays.'] : [] }
}
