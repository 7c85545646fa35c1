// The number an option states, for comparing options by size.

import { remembered } from './derived/remembered.ts'
import { evaluateTex } from './maths/evaluate-tex.ts'

/** Reads digits of any script with a unit before or after, a fraction, or a formula without letters. NaN for anything else. */
export const sizeOfOption = remembered((option): number => {
  const formula = /^\$(?:x = )?([^$]+)\$$/.exec(option)?.[1]
  if (formula !== undefined) return sizeOfFormula(formula)
  const text = option
    .replaceAll(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u2066-\u2069\u200e\u200f]|(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}\b)|(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replace('−', '-')
    .replace(',', '.')
  const [, top, bottom = 1] = /^[^\d-]*(-?\d+(?:\.\d+)?)(?:\/(\d+))?[^\d]*$/.exec(text) ?? []
  return Number(top) / Number(bottom)
})

function sizeOfFormula(formula: string): number {
  try {
    return evaluateTex(formula)
  } catch {
    return NaN
  }
}
