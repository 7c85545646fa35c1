// LaTeX of exact values. Sums are canonical: equal values of one kind of question are written the same way.

import { exact, plus, ratio, squareOut } from './exact.ts'
import type { Exact } from './exact.ts'

/** A coefficient and the atom it multiplies: `x^{2}`, `\pi`, `\sqrt{3}`, or nothing. */
export type Term = readonly [coefficient: Exact, atom: string]

export function tex(value: Exact): string {
  const { top, bottom } = exact(value)
  return bottom === 1 ? String(top) : `${top < 0 ? '-' : ''}${fraction(Math.abs(top), bottom)}`
}

/** Not reduced. */
export function fraction(top: string | number, bottom: string | number): string {
  return `\\frac{${top}}{${bottom}}`
}

/** `6/8 = 3/4`, or only `5/8`, so that a note ends with the answer in the same form as the option. */
export function reduced(top: number, bottom: number): string {
  const [shown, short] = [fraction(top, bottom), tex(ratio(top, bottom))]
  return shown === short ? shown : `${shown} = ${short}`
}

export function power(base: string | number, exponent: string | number): string {
  return exponent === 1 ? String(base) : `${base}^{${exponent}}`
}

export function root(inside: string | number): string {
  return `\\sqrt{${inside}}`
}

/** A negative number after a sign needs brackets. */
export function bracketed(value: Exact): string {
  return exact(value).top < 0 ? `(${tex(value)})` : tex(value)
}

/** ` + 3` or ` - 3`. */
export function signed(value: number): string {
  return value < 0 ? ` - ${-value}` : ` + ${value}`
}

export function texOfTerms(terms: readonly Term[]): string {
  const [first, ...more] = merged(terms).map(texOfTerm)
  if (first === undefined) return '0'
  return first + more.map(term => (term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`)).join('')
}

/** Adds like terms and drops zero terms; keeps the order. */
export function merged(terms: readonly Term[]): Term[] {
  const groups = Map.groupBy(terms, ([, atom]) => atom)
  const sums = [...groups].map(([atom, members]): Term => [members.reduce((sum, [c]) => plus(sum, c), exact(0)), atom])
  return sums.filter(([coefficient]) => exact(coefficient).top !== 0)
}

function texOfTerm([coefficient, atom]: Term): string {
  const { top, bottom } = exact(coefficient)
  if (atom === '') return tex(coefficient)
  const isOne = Math.abs(top) === 1 && bottom === 1
  return isOne ? `${top < 0 ? '-' : ''}${atom}` : `${tex(coefficient)}${atom}`
}

/** Coefficients from the highest power down. */
export function polynomial(...coefficients: Exact[]): Term[] {
  return coefficients.map((coefficient, index) => [coefficient, powerOfX(coefficients.length - 1 - index)])
}

export function powerOfX(exponent: number): string {
  return exponent === 0 ? '' : power('x', exponent)
}

export function texOfPolynomial(...coefficients: Exact[]): string {
  return texOfTerms(polynomial(...coefficients))
}

/** The simplified square root of a whole number: square factors are taken out of the root. */
export function surd(n: number, factor: Exact = 1): Term {
  const [outside, inside] = squareOut(n)
  const { top, bottom } = exact(factor)
  return [{ top: top * outside, bottom }, inside === 1 ? '' : root(inside)]
}
