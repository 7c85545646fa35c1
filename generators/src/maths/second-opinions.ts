// Only for the tests: checks right answers by independent methods: substitution, central differences, shoelace formula, counting cases.

import type { Draft } from '../draft-types.ts'
import { evaluateTex } from './evaluate-tex.ts'
import { opinionsByKey } from './opinions-by-key.ts'

const places = [2.3, 3.1, 4.2]

/** Values for letters other than x, chosen so that different formulas do not agree by chance. */
const letters = { a: 2.3, b: 3.7, c: 5.9 }

export function isNear(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))
}

export function bare(option: string): string {
  return option.replaceAll('$', '')
}

/** The meaning of an option as numbers: two options with equal numbers mean the same. */
export function numbersOf(option: string): number[] {
  const text = bare(option)
  const relation = /^x ([<>=]) (.*)$/.exec(text)
  if (relation) return ['<=>'.indexOf(relation[1] ?? ''), evaluateTex(relation[2] ?? '')]
  const list = /^(?:\\\{|\()([^x]*),\\ ([^x]*?)(?:\\\}|\))$/.exec(text)
  if (list) return list.slice(1, 3).map(part => evaluateTex(part))
  return places.map(x => evaluateTex(text, { x, ...letters }))
}

/** Whether an independent method confirms the right answer of an English question; null if there is no method. */
export function secondOpinion(draft: Draft): boolean | null {
  const answer = bare(draft.options[0] ?? '')
  const formulas = [...draft.question.matchAll(/\$+([^$]+)\$+/g)].map(match => match[1] ?? '')
  const [first = '', second = ''] = formulas
  const question = draft.question
  if (/^(Calculate|Simplify|Expand|Factorise|Rationalise)/.test(question)) return agree(first, answer)
  if (question.startsWith('Write as one')) return agree(first, answer)
  if (question.startsWith('Solve the equation')) return solves(first, [answer])
  if (question.startsWith('For which base')) return solves(second, [answer])
  if (question.startsWith('Find the solutions')) return solves(first, numbersOf(answer).map(String))
  if (question.startsWith('Solve the system')) return solvesSystem(second, numbersOf(answer))
  if (question.startsWith('Solve the inequality')) return solvesInequality(first, answer)
  if (question.includes('derivative') || question.includes('slope of the graph')) return isSlope(draft, formulas, answer)
  return opinionsByKey(draft.key, evaluateTex(answer))
}

function agree(formula: string, answer: string): boolean {
  return places.every(x => isNear(evaluateTex(formula, { x, ...letters }), evaluateTex(answer, { x, ...letters })))
}

function solves(equation: string, answers: string[]): boolean {
  const [left = '', right = ''] = equation.split('=')
  return answers.every(answer => {
    const x = evaluateTex(answer.replace('x = ', ''))
    return isNear(evaluateTex(left, { x }), evaluateTex(right, { x }))
  })
}

function solvesSystem(system: string, [x = NaN, y = NaN]: number[]): boolean {
  const equations = system.replaceAll(/\\(begin|end)\{cases\}/g, '').split('\\\\')
  return equations.every(equation => {
    const [left = '', right = ''] = equation.split('=')
    return isNear(evaluateTex(left, { x, y }), evaluateTex(right))
  })
}

/** Tests that the inequality holds close to the bound on the stated side, and fails close to it on the other. */
function solvesInequality(inequality: string, answer: string): boolean {
  const [left = '', right = ''] = inequality.split('<')
  const bound = evaluateTex(answer.slice('x > '.length))
  const holds = (x: number) => evaluateTex(left, { x }) < evaluateTex(right)
  const direction = answer.startsWith('x >') ? 1 : -1
  return holds(bound + direction * 0.01) && !holds(bound - direction * 0.01)
}

function isSlope({ question }: Draft, formulas: string[], answer: string): boolean {
  const formula = formulas.find(text => text.startsWith('f(x)'))?.replace('f(x) = ', '') ?? ''
  const f = (x: number) => evaluateTex(formula, { x })
  if (question.startsWith('Find the second')) return places.every(x => isNear(bend(f, x), evaluateTex(answer, { x }), 1e-4))
  if (question.startsWith('Find the')) return places.every(x => isNear(slope(f, x), evaluateTex(answer, { x }), 1e-5))
  if (question.startsWith('For which')) return isNear(slope(f, evaluateTex(answer)), 0)
  const place = evaluateTex(formulas.at(-1)?.replace('x = ', '') ?? '')
  return isNear(slope(f, place), evaluateTex(answer))
}

function slope(f: (x: number) => number, x: number, step = 1e-5): number {
  return (f(x + step) - f(x - step)) / (2 * step)
}

function bend(f: (x: number) => number, x: number, step = 1e-3): number {
  return (f(x + step) - 2 * f(x) + f(x - step)) / step ** 2
}
